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
    /** Rings of dots, a darker spot of the base in each; on head and legs spots. */
    | 'rosettes'
    | 'net'
    /** A pale back behind the shoulders. */
    | 'silver'
    /** Black legs and a black band over the shoulders. */
    | 'panda';
  /** What its legs are below the knee where that is another colour. */
  readonly socks?: 'dark' | 'pale';
}

/** `side`: round ones that stand off at the height of the eyes. */
export type Ears = 'pointed' | 'round' | 'side' | 'hanging' | 'long' | 'leaf';
/** `plume`: thin at its root and its end, long hair between; `tuft`: thin with hair at its end; `hair`: all of it hair. */
export type Tail = 'slim' | 'bushy' | 'plume' | 'tuft' | 'short' | 'hair';

/** A cross-section of a trunk: its middle, its radius as seen from the side, half its width. */
export type Ring = readonly [x: number, y: number, high: number, wide: number];

/** A joint of a leg in the plane of the body. */
export type Joint = readonly [x: number, y: number];

/** A leg as it stands: shoulder or hip, elbow or stifle, wrist or hock, knuckle, toe. */
export interface LegBuild {
  readonly joints: readonly [Joint, Joint, Joint, Joint, Joint];
  /** Radii at elbow, wrist, knuckle and toe. */
  readonly thick: readonly [number, number, number, number];
  /** Radius of the shoulder's or thigh's muscles. */
  readonly muscle: number;
  /** From the middle of the body to the leg. */
  readonly aside: number;
}

/** An animal on four legs. Lengths are in shoulder heights; it stands with its shoulder above 0.3 or so. */
export interface Build {
  /** From the chest to the rump. */
  readonly trunk: readonly Ring[];
  readonly fore: LegBuild;
  readonly hind: LegBuild;
  readonly neck: {
    readonly length: number;
    readonly base: number;
    readonly end: number;
    readonly rise: number;
    /** How thick it is from side to side, as a share. */
    readonly flat: number;
    /** How far it hangs below the chest's middle before it rises; missing: it is straight. */
    readonly sag?: number;
  };
  readonly head: Head;
  readonly tail: { readonly kind: Tail; readonly length: number; readonly thick: number };
  readonly feet: 'hooves' | 'paws' | 'pads' | 'soles';
  /** Whether it eats grass, its head at the ground. */
  readonly grazes: boolean;
  /** Whether it sits as it stands, on its long hind feet. */
  readonly crouches?: true;
  /** Long hair along the neck, or all round the head. */
  readonly mane: 'none' | 'crest' | 'ruff' | 'brush';
  /** How far a hump stands above the back; missing: none. */
  readonly hump?: number;
  /** Length of the hair. */
  readonly fur: number;
  readonly coats: readonly Coat[];
  /** A head of its own instead of one of those kinds, in head sizes around its middle, its eyes shut where it sleeps. */
  readonly face?: (looks: Looks, sleeps: boolean) => readonly Solid[];
  /** More that belongs to the head, in head sizes around its middle. */
  readonly extras?: (looks: Looks) => readonly Solid[];
  /** More that belongs to the body of one that stands. */
  readonly body?: (looks: Looks) => readonly Solid[];
}

/** A head. Size in shoulder heights, the rest in head sizes. */
export interface Head {
  /**
   * Short: a round skull with a muzzle, around its middle. Long: from the poll along a straight face to
   * the nose, a whole head's length being 1. Trunk: an elephant's.
   */
  readonly kind: 'short' | 'long' | 'trunk';
  readonly size: number;
  /** How far the face hangs below level when nothing is looked at, radians. */
  readonly hangs: number;
  readonly muzzle: {
    readonly length: number;
    readonly base: number;
    readonly end: number;
    readonly drop: number;
  };
  readonly cheeks: number;
  /** Of a trunk's head: it is a mammoth's, with a crest of hair, small ears and long tusks that curl. */
  readonly isMammoth?: true;
  readonly ears: { readonly kind: Ears; readonly size: number };
  readonly eye: {
    readonly size: number;
    readonly aside: number;
    readonly ahead: number;
    readonly iris: Colour;
    /** Whether its pupil is an upright slit. */
    readonly slit?: true;
  };
  /** `split`: two nostrils at the sides instead of one nose. */
  /** Whether long whiskers stand off beside its nose. */
  readonly whiskers?: true;
  readonly nose: { readonly size: number; readonly colour: Colour; readonly split: boolean };
}

/** The surfaces of an animal. */
export interface Looks {
  readonly coat: Solid['look'];
  readonly pale: Solid['look'];
  readonly dark: Solid['look'];
  /** Below the knee. */
  readonly socks: Solid['look'];
  /** Long hair. */
  readonly hair: Solid['look'];
  /** The same of a tail, hanging or streaming. */
  readonly tail: Solid['look'];
  readonly hoof: Solid['look'];
  readonly nose: Solid['look'];
  readonly inside: Solid['look'];
}

/** A coat and its surfaces. */
export interface Coated {
  readonly coat: Coat;
  readonly looks: Looks;
}
