import type { Colour } from '../../words/idea.ts';
import type { Solid } from '../sculpt/solid.ts';

/** The fur of an animal, by where it grows. */
export interface Coat {
  readonly base: Colour;
  /** Throat, belly and muzzle. */
  readonly pale: Colour;
  /** Mane, tips, points. */
  readonly dark: Colour;
  /** How the base is marked. */
  readonly marks:
    | 'none'
    | 'stripes'
    | 'patches'
    | 'spots'
    | 'saddle'
    | 'wool'
    | 'bars'
    | 'blots'
    | 'net';
}

export type Ears = 'pointed' | 'round' | 'hanging' | 'long' | 'leaf';
export type Tail = 'slim' | 'bushy' | 'tuft' | 'short' | 'hair';

/** An animal on four legs. Lengths are in shoulder heights. */
export interface Build {
  /** From shoulder to hip. */
  readonly length: number;
  /** Radii of the trunk. */
  readonly chest: number;
  readonly belly: number;
  readonly rump: number;
  /** Radii of a leg at elbow, wrist and foot. */
  readonly legs: readonly [upper: number, middle: number, foot: number];
  readonly neck: {
    readonly length: number;
    readonly base: number;
    readonly end: number;
    readonly rise: number;
  };
  readonly head: Head;
  readonly tail: { readonly kind: Tail; readonly length: number; readonly thick: number };
  readonly hoofed: boolean;
  /** Long hair along the neck, or all round the head. */
  readonly mane: 'none' | 'crest' | 'ruff';
  /** How far a hump stands above the back; missing: none. */
  readonly hump?: number;
  /** Length of the hair. */
  readonly fur: number;
  readonly coats: readonly Coat[];
  /** More that belongs to the head, in head sizes around its middle. */
  readonly extras?: (looks: Looks) => readonly Solid[];
}

/** A head. Size in shoulder heights, the rest in head sizes. */
export interface Head {
  readonly size: number;
  readonly muzzle: {
    readonly length: number;
    readonly base: number;
    readonly end: number;
    readonly drop: number;
  };
  readonly cheeks: number;
  readonly ears: { readonly kind: Ears; readonly size: number };
  readonly eye: {
    readonly size: number;
    readonly aside: number;
    readonly ahead: number;
    readonly iris: Colour;
  };
  /** `split`: two nostrils at the sides instead of one nose. */
  readonly nose: { readonly size: number; readonly colour: Colour; readonly split: boolean };
}

/** The surfaces of an animal. */
export interface Looks {
  readonly coat: Solid['look'];
  readonly pale: Solid['look'];
  readonly dark: Solid['look'];
  readonly hoof: Solid['look'];
  readonly nose: Solid['look'];
  readonly inside: Solid['look'];
}
