import type { Colour } from '../../words/idea.ts';
import type { Vector } from './vector.ts';

/** The light that a thing is drawn in. */
export interface Rays {
  /** Toward the sun or moon; length 1. */
  readonly toward: Vector;
  /** What the sun, the open sky and the lit ground give a surface that faces them. */
  readonly sun: Colour;
  readonly sky: Colour;
  readonly ground: Colour;
  /** What comes from beside the eye; missing: nothing. */
  readonly fill?: Colour;
  /** What comes from behind, and from where (length 1): it is seen along the edges; missing: nothing. */
  readonly rim?: Colour;
  readonly behind?: Vector;
  /** The least light on skin, luma of display space; missing: none. */
  readonly skin?: number;
  /** Whether snow lies on what looks up. */
  readonly snowy?: boolean;
  /** Whether the lamps that it brings with it are out. */
  readonly unlit?: boolean;
  /** Whether moss has grown where it looks up and in its folds. */
  readonly mossy?: boolean;
}

/** How much a surface gets of each light, 0 to 1. */
export interface Exposure {
  readonly sun: number;
  readonly sky: number;
  readonly ground: number;
}

/** The light on a surface, by channel. */
export const shine = ({ sun, sky, ground }: Rays, share: Exposure): Colour => [
  sun[0] * share.sun + sky[0] * share.sky + ground[0] * share.ground,
  sun[1] * share.sun + sky[1] * share.sky + ground[1] * share.ground,
  sun[2] * share.sun + sky[2] * share.sky + ground[2] * share.ground,
];
