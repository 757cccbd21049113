import { clamp } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';

/** A place on a house front: `along` it and up from the pavement, and how much a pixel covers there, in world units. */
export interface FrontPlace {
  readonly along: number;
  readonly up: number;
  readonly pixel: number;
}

/** What a front shows at a place. */
export interface Front {
  /** In plain light. */
  readonly colour: Colour;
  /** 0 for wall, 1 for glass, which mirrors the sky. */
  readonly glass: number;
  /** Light that it sends out itself when lamps are on. */
  readonly glow: Colour;
  /** Whether snow on it is painted already, where it is swept or trodden; missing: it lies on all that is level. */
  readonly isSwept?: true;
}

/** Height of the ground floor. */
export const SHOP = 4.2;
/** What is behind glass, and lit rooms behind it. */
export const DARK: Colour = [0.09, 0.11, 0.14];
export const LAMPS: readonly Colour[] = [
  [1.15, 0.8, 0.42],
  [1.1, 0.88, 0.6],
  [0.95, 0.95, 0.9],
  [0.6, 0.8, 1.05],
];
/** No light of its own. */
export const NO_GLOW: Colour = [0, 0, 0];

/** A place of one colour that neither mirrors nor glows. */
export const plainFront = (colour: Colour): Front => ({ colour, glass: 0, glow: NO_GLOW });

/** 0 to 1, the same for the same three numbers. */
export function chance(a: number, b: number, c: number): number {
  let mixed =
    Math.imul(a + 11, 0x9e3779b1) ^ Math.imul(b + 7, 0x85ebca6b) ^ Math.imul(c + 3, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 13)) >>> 8) / 0x1000000;
}

/** 1 between two edges, 0 outside, as soft as a pixel is wide. */
export const inside = (value: number, low: number, high: number, soft: number): number =>
  clamp((value - low) / soft + 0.5) * clamp((high - value) / soft + 0.5);
