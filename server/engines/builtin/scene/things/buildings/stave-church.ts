import type { Colour } from '../../words/idea.ts';
import { plain, planks, withPanes, worn } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { box, frustum, type Look, limb, type Solid } from '../sculpt/solid.ts';
import { type Vector, yaw } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import { underOpenSky, type Wish } from '../wish.ts';
import { gable } from './parts.ts';

const TAR: Colour = [0.34, 0.2, 0.12];
const SHINGLE: Colour = [0.24, 0.16, 0.11];
const STONE: Colour = [0.5, 0.49, 0.47];
/** The tiers from the gallery up: half width, half depth, where the wall begins, where its roof does, and how high that rises. */
const TIERS = [
  [0.34, 0.46, 0.03, 0.15, 0.16],
  [0.23, 0.34, 0.24, 0.35, 0.17],
  [0.13, 0.22, 0.44, 0.53, 0.17],
] as const;
/** The turret on the ridge: half its width, where it begins, its walls' and its spire's height. */
const TURRET = { half: 0.055, foot: 0.64, wall: 0.08, spire: 0.24 } as const;

/** A stave church of Norway: dark tarred wood in three tiers under steep roofs of shingle, gables with dragons' heads, a spire on its ridge. */
export function staveChurch(wish: Wish): Sprite {
  const wood = planks(wish.colour ?? TAR, 0.02);
  const roof = shingles(SHINGLE);
  const model: Solid[] = [
    box(worn(STONE, 0.2), [0, 0.012, 0], [0.37, 0.02, 0.49]),
    ...TIERS.flatMap((tier, n) => floor(wood, roof, tier, n)),
    ...porch(wood, roof),
    ...turret(wood, roof),
  ];
  return portray(underOpenSky(wish), model, 0.6, 0.05, 2.6);
}

/** Rows of pointed shingles. */
const shingles = (colour: Colour): Look => ({
  ...worn(colour, 0.3),
  bump: (x, y, z) => 0.006 * Math.abs(Math.sin(y * 110)) + 0.003 * Math.sin((x + z) * 150),
});

/** A roof with its ridge from front to back. */
const ridged = (
  look: Look,
  foot: Vector,
  half: readonly [number, number],
  rise: number,
): Solid => ({
  ...gable(look, foot, [half[1], half[0]], rise),
  axes: yaw(Math.PI / 2),
});

/** One tier: its walls with posts, the steep roof over it, a dragon's head on each end of its ridge. */
function floor(wood: Look, roof: Look, tier: (typeof TIERS)[number], n: number): Solid[] {
  const [wide, deep, from, eave, rise] = tier;
  const high = eave - from + 0.04;
  const walls = withPanes(
    wood,
    n === 0
      ? []
      : (['-z', 'x', '-x'] as const).flatMap((side) =>
          [-0.5, 0, 0.5].map((u) => ({
            side,
            at: [u * (side === '-z' ? wide : deep), from + 0.6 * high] as const,
            half: [0.012, 0.016] as const,
            kind: 'arch' as const,
          })),
        ),
    SHINGLE,
  );
  const ridge = eave + rise;
  return [
    box(walls, [0, from + high / 2, 0], [wide, high / 2, deep]),
    ...[-1, 1].flatMap((side) =>
      [-0.9, -0.45, 0, 0.45, 0.9].map((z) =>
        limb(
          wood,
          [side * (wide + 0.004), from, z * deep],
          [side * (wide + 0.004), eave, z * deep],
          0.012,
          0.012,
        ),
      ),
    ),
    ridged(roof, [0, eave, 0], [wide + 0.05, deep + 0.05], rise + 0.06 * (n === 0 ? 0 : 1)),
    ...(n === 0
      ? []
      : [-1, 1].flatMap((end) => dragon(wood, ridge + 0.05, end * (deep + 0.05), end))),
    ...(n === 0 ? [] : [box(wood, [0, ridge + 0.052, 0], [0.007, 0.012, deep + 0.05])]),
    ...[-1, 1].map((side) =>
      limb(
        wood,
        [side * (wide + 0.05), eave, -deep - 0.052],
        [0, ridge + (n === 0 ? 0 : 0.06), -deep - 0.052],
        0.011,
        0.011,
      ),
    ),
  ];
}

/** A dragon's head that rears from the end of a ridge. */
const dragon = (wood: Look, y: number, z: number, end: number): Solid[] => [
  limb(wood, [0, y, z - end * 0.02], [0, y + 0.05, z + end * 0.035], 0.011, 0.01),
  limb(wood, [0, y + 0.05, z + end * 0.035], [0, y + 0.066, z + end * 0.075], 0.013, 0.006),
  limb(wood, [0, y + 0.066, z + end * 0.02], [0, y + 0.09, z + end * 0.012], 0.006, 0.003),
];

/** The gabled porch before its door. */
const porch = (wood: Look, roof: Look): Solid[] => [
  box(wood, [0, 0.1, -0.5], [0.1, 0.08, 0.05]),
  box(plain([0.05, 0.035, 0.03]), [0, 0.085, -0.552], [0.045, 0.065, 0.004]),
  ridged(roof, [0, 0.17, -0.5], [0.14, 0.1], 0.17),
  ...[-0.085, 0.085].map((x) => limb(wood, [x, 0.02, -0.56], [x, 0.17, -0.56], 0.012, 0.012)),
  ...[-1, 1].map((side) =>
    limb(wood, [side * 0.14, 0.17, -0.602], [0, 0.34, -0.602], 0.011, 0.011),
  ),
  ...dragon(wood, 0.34, -0.6, -1),
];

function turret(wood: Look, roof: Look): Solid[] {
  const { half, foot, wall, spire } = TURRET;
  return [
    box(wood, [0, foot + wall / 2 + 0.03, 0], [half, wall / 2 + 0.03, half]),
    frustum(roof, [0, foot + wall + 0.05, 0], spire, half * 1.75, 0.004),
    limb(wood, [0, foot + wall + spire, 0], [0, 1.06, 0], 0.006, 0.004),
    limb(wood, [-0.025, 1.03, 0], [0.025, 1.03, 0], 0.005, 0.005),
  ];
}
