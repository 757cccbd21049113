import type { Random } from '../../../../kernels/random.ts';
import { clamp, mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise, type Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { blade, type Look, type Solid } from '../../sculpt/solid.ts';
import {
  add,
  between,
  dot,
  pitch,
  type Rotation,
  scale,
  subtract,
  type Vector,
} from '../../sculpt/vector.ts';

/** What the feathers of a wing look like. */
export interface Feathering {
  /** The long feathers, their tips, and the small ones over their roots. */
  readonly vane: Colour;
  readonly tip: Colour;
  readonly covert: Colour;
  /** How strongly they are barred, 0 to 1. */
  readonly bars: number;
  readonly noise: Noise;
}

/** A wing's feathers of those colours. */
export const featheringOf = (
  random: Random,
  vane: Colour,
  tip: Colour,
  covert: Colour,
  bars = 0.2,
): Feathering => ({ vane, tip, covert, bars, noise: createNoise(random.uint32()) });

/** A flat feather from its root to its tip, `wide` in the middle, across `facing`. */
export function feather(
  { vane, tip: dark, bars, noise }: Feathering,
  root: Vector,
  tip: Vector,
  wide: readonly [root: number, tip: number],
  facing: Rotation,
  thick = 0.1,
): Solid {
  const along = subtract(tip, root);
  const length = dot(along, along);
  const level = 0.9 + 0.2 * noise.at(root[0] * 31 + root[2] * 17, tip[0] * 23);
  const look: Look = {
    paint: (x, y, z) => {
      const share = clamp(dot(subtract([x, y, z], root), along) / length);
      const barbs = 1 + 0.07 * Math.sin((x - z) * 150 + y * 90);
      const bar = 1 - bars * smoothstep(0.2, 0.75, Math.sin(share * 26));
      const base = mixColour(vane, dark, smoothstep(0.45, 0.95, share));
      return scaleColour(base, level * barbs * bar * (0.82 + 0.18 * smoothstep(0, 0.3, share)));
    },
  };
  return blade(look, root, tip, wide[0], wide[1], thick, 0, facing);
}

/** Where a wing that is spread has its joints and how its feathers lie; for the left side, z above 0. */
export interface Spread {
  readonly shoulder: Vector;
  readonly wrist: Vector;
  /** Where the hand ends. */
  readonly hand: Vector;
  /** Tips of the foremost and the hindmost feather of the hand. */
  readonly tips: readonly [Vector, Vector];
  /** The tip of the feather next to the body. */
  readonly inner: Vector;
  /** Number of feathers on hand and arm. */
  readonly feathers: readonly [hand: number, arm: number];
  /** How wide they are, and how far the foremost stand apart like fingers, 0 to 1. */
  readonly wide: number;
  readonly fingered: number;
  /** How far the wing is lifted toward its tip, radians. */
  readonly lifted: number;
}

const flip = ([x, y, z]: Vector, side: -1 | 1): Vector => [x, y, z * side];

/** A spread wing of long feathers on hand and arm, and small ones over their roots. */
export function wingOf(spread: Spread, look: Feathering, side: -1 | 1): Solid[] {
  const { tips, feathers, wide, lifted, fingered } = spread;
  const at = (place: Vector) => flip(place, side);
  const [shoulder, wrist, hand, inner] = [
    at(spread.shoulder),
    at(spread.wrist),
    at(spread.hand),
    at(spread.inner),
  ];
  const [first, last] = [at(tips[0]), at(tips[1])];
  const facing = pitch(Math.PI / 2 + side * lifted);
  const primaries = Array.from({ length: feathers[0] }, (_, n) => {
    const share = n / (feathers[0] - 1);
    const root = between(hand, wrist, share ** 1.3);
    // The middle ones are the longest: the tips lie on an arc.
    const bow = scale(subtract(hand, wrist), 0.75 * Math.sin(Math.PI * share));
    const tip = add(add(between(first, last, share), bow), [0, -0.012 * n, 0]);
    const slim = 1 - 0.5 * fingered * (1 - share);
    return feather(look, root, tip, [wide * slim, wide * 0.52 * slim], facing);
  });
  const secondaries = Array.from({ length: feathers[1] }, (_, n) => {
    const share = (n + 0.5) / feathers[1];
    const root = between(wrist, shoulder, share);
    const tip = add(between(last, inner, share), [0, -0.006 * n, 0]);
    return feather(look, root, tip, [wide, wide * 0.86], facing);
  });
  return [...primaries, ...secondaries, ...covertsOf(spread, look, side, facing)];
}

/** Two rows of small feathers over the arm, and the arm's rounded edge. */
function covertsOf(
  { shoulder, wrist, hand, tips, inner, wide }: Spread,
  look: Feathering,
  side: -1 | 1,
  facing: Rotation,
): Solid[] {
  const small: Feathering = {
    ...look,
    vane: look.covert,
    tip: scaleColour(look.covert, 0.74),
    bars: 0,
  };
  const row = (count: number, reach: number, over: number): Solid[] =>
    Array.from({ length: count }, (_, n) => {
      const share = (n + 0.5) / count;
      const onArm = share > 0.36;
      const part = onArm ? (share - 0.36) / 0.64 : share / 0.36;
      const root = onArm ? between(wrist, shoulder, part) : between(hand, wrist, part);
      const far = onArm ? between(tips[1], inner, part) : between(tips[0], tips[1], part);
      const [from, to] = [flip(root, side), flip(between(root, far, reach), side)];
      const up: Vector = [0, over, 0];
      return feather(small, add(from, up), add(to, up), [wide * 0.92, wide * 0.8], facing, 0.16);
    });
  const edge = plainOf(small);
  return [
    ...row(13, 0.46, 0.008),
    ...row(11, 0.24, 0.018),
    blade(
      edge,
      flip(shoulder, side),
      flip(wrist, side),
      wide * 1.15,
      wide * 0.72,
      0.5,
      0.02,
      facing,
    ),
    blade(edge, flip(wrist, side), flip(hand, side), wide * 0.72, wide * 0.4, 0.5, 0.02, facing),
  ];
}

/** Small feathers as an even, scaly coat. */
export const plainOf = ({ vane, noise }: Pick<Feathering, 'vane' | 'noise'>): Look => ({
  paint: (x, y, z) => {
    const scaly =
      0.5 + 0.5 * Math.sin(x * 70 + 2 * noise.at(z * 9, y * 9)) * Math.sin(z * 60 + y * 50);
    return scaleColour(vane, 0.84 + 0.24 * scaly);
  },
  fur: 0.012,
});
