import type { Colour } from '../../../words/idea.ts';
import { rose } from '../../plants/bloom.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { ball, ellipsoid, frustum, ring, type Solid } from '../../sculpt/solid.ts';
import { after, pitch, roll, yaw } from '../../sculpt/vector.ts';

/** From the lowest to the highest tier: where its foot is, how high and how wide it is (half). */
const TIERS = [
  { foot: 0.16, high: 0.36, wide: 0.56 },
  { foot: 0.52, high: 0.33, wide: 0.39 },
  { foot: 0.85, high: 0.29, wide: 0.24 },
] as const;
const TOP = 1.14;
const ICING: Colour = [1, 0.985, 0.955];
const BLUSH: readonly Colour[] = [
  [0.95, 0.72, 0.72],
  [0.97, 0.88, 0.83],
  [0.86, 0.5, 0.55],
];
const GREEN: Colour = [0.36, 0.52, 0.32];
const SILVER: Colour = [0.84, 0.84, 0.87];
/** Roses on it: round it from its front to the right (radians), height, how far out, size; a garland that falls from the top down one side. */
const GARLAND = [
  [-0.2, 0.6, 0, 0.12],
  [0.9, 0.56, 0, 0.11],
  [0.15, 0.92, 0.01, 0.085],
  [-0.62, 0.56, 0.02, 0.1],
  [0.5, 0.18, 0.03, 0.115],
  [0.86, 0.2, 0.02, 0.09],
] as const;

/** A wedding cake: three white tiers on a silver stand, pearls of icing round the foot of each, roses in a garland and on its top. */
export function weddingCake(colour: Colour | null): Solid[] {
  const icing = plain(colour ?? ICING, { gloss: 0.22 });
  const pearl = plain(ICING, { gloss: 0.4 });
  const silver = plain(SILVER, { gloss: 0.7 });
  const tiers = TIERS.flatMap(({ foot, high, wide }): Solid[] => [
    frustum(icing, [0, foot, 0], high - 0.02, wide, wide),
    { ...ring(icing, [0, foot + high - 0.03, 0], wide - 0.025, 0.028), blend: 0.03 },
    ring(plain(BLUSH[1] as Colour, { gloss: 0.5 }), [0, foot + 0.085, 0], wide, 0.016),
    // Between the pearls one sees icing, not a dark gap.
    ring(icing, [0, foot + 0.02, 0], wide + 0.008, 0.022),
    ...pearls(wide, foot).map((at) => ball(pearl, at, 0.03)),
  ]);
  return [
    frustum(silver, [0, 0.1, 0], 0.05, 0.66, 0.68),
    frustum(silver, [0, 0, 0], 0.1, 0.3, 0.16),
    ...tiers,
    ...GARLAND.flatMap(([angle, y, out, size], n) => {
      const { wide } = TIERS.findLast(({ foot }) => y >= foot) ?? TIERS[0];
      return bloomOn(angle, y, wide + out, size, n);
    }),
    ...[-1.1, 0.9, 2.9].flatMap((angle, n) => bloomOn(angle, TOP + 0.03, 0.085, 0.1, n, 0.4)),
  ];
}

/** Where the pearls round the foot of a tier are. */
const pearls = (wide: number, foot: number): (readonly [number, number, number])[] => {
  const count = Math.round((2 * Math.PI * wide) / 0.066);
  return Array.from({ length: count }, (_, n) => {
    const turn = (n / count) * 2 * Math.PI;
    return [Math.sin(turn) * (wide + 0.02), foot + 0.024, Math.cos(turn) * (wide + 0.02)];
  });
};

/** A rose with two leaves that looks out of the cake, or up: at an angle from its front, a height and a distance from its middle. */
function bloomOn(
  angle: number,
  y: number,
  out: number,
  size: number,
  n: number,
  leans = 1.15,
): Solid[] {
  // Its front looks to the eye, which is toward -z.
  const to = [Math.sin(angle) * out, y, -Math.cos(angle) * out] as const;
  const by = after(yaw(-angle), pitch(leans));
  const leaves = [-1, 1].map((hand) => {
    const look = plain(GREEN, { gloss: 0.2 });
    return ellipsoid(look, [0.9 * hand, -0.14, 0.2], [0.5, 0.06, 0.24], 0, roll(-0.2 * hand));
  });
  return moved([...rose(BLUSH[n % BLUSH.length] as Colour), ...leaves], { size, by, to });
}
