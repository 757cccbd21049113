import type { Colour } from '../../../words/idea.ts';
import { masonry, plain, tiles, withPanes, worn } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { underOpenSky, type Wish } from '../../wish.ts';
import { battered } from '../battered.ts';
import { gable, hip } from '../parts.ts';

const STONE: Colour = [0.52, 0.5, 0.46];
const PLASTER: Colour = [0.93, 0.92, 0.89];
const SLATE: Colour = [0.27, 0.31, 0.35];
const TIMBER: Colour = [0.22, 0.18, 0.15];
const GOLD: Colour = [0.82, 0.64, 0.24];
/** How high the stones are on which the keep stands, and one storey with its roof. Heights of the keep. */
const FOOT = 0.2;
const STOREY = 0.172;
/** Half the width of each storey. */
const HALVES = [0.35, 0.29, 0.232, 0.172] as const;
/** How much narrower it is from front to back. */
const DEEP = 0.84;

/** The keep of a Japanese castle: white storeys under wide tiled roofs with gables, on a leaning base of stones, golden fish on its ridge; a wall and a turret beside it. */
export function japaneseCastle(wish: Wish): Sprite {
  const roof = tiles(wish.colour ?? SLATE, 0.016);
  const stones = masonry(STONE, 0.04);
  const model: Solid[] = [
    battered(stones, [0, 0, 0], [0.52, 0.46], [0.375, 0.375 * DEEP], FOOT),
    ...HALVES.flatMap((half, n) => storey(roof, half, FOOT + n * STOREY, n)),
    ...ridge(roof, FOOT + HALVES.length * STOREY),
    ...turret(roof, stones),
  ];
  return portray(underOpenSky(wish), model, 0.5, 0.05, 2.6);
}

/** White walls with dark windows, `half` wide from `foot` up. */
function walls(half: number, foot: number, high: number): Solid {
  const across = half > 0.25 ? [-0.66, -0.22, 0.22, 0.66] : [-0.5, 0, 0.5];
  const panes = (['-z', 'x', '-x'] as const).flatMap((side) =>
    across.map((u) => ({
      side,
      at: [u * half * (side === '-z' ? 1 : DEEP), foot + high * 0.68] as const,
      half: [0.02, 0.026] as const,
      kind: 'window' as const,
    })),
  );
  const look = withPanes(worn(PLASTER, 0.07), panes, TIMBER);
  return box(look, [0, foot + high / 2, 0], [half, high / 2, half * DEEP]);
}

/** One storey under its roof, whose corners curl up; every other one has a gable to the front. */
function storey(roof: Look, half: number, foot: number, n: number): Solid[] {
  const eave = half + 0.062;
  const above = foot + 0.122;
  const corners = [-1, 1].flatMap((x) => [-1, 1].map((z) => [x, z] as const));
  return [
    walls(half, foot - 0.04, 0.165),
    box(worn(TIMBER, 0.1), [0, foot + 0.024, 0], [half + 0.006, 0.008, half * DEEP + 0.006]),
    box(worn(PLASTER, 0.06), [0, above - 0.002, 0], [eave - 0.02, 0.008, eave * DEEP - 0.02]),
    hip(roof, [0, above, 0], [eave, eave * DEEP], eave * 0.25),
    ...corners.map(([x, z]) =>
      limb(
        roof,
        [x * eave * 0.84, above + 0.022, z * eave * DEEP * 0.84],
        [x * eave * 1.04, above + 0.036, z * eave * DEEP * 1.04],
        0.017,
        0.008,
        0.02,
      ),
    ),
    ...(n < HALVES.length - 1 ? gables(roof, half, above, n) : []),
  ];
}

/** Gables on a roof: one broad one in front, or two narrow ones; one on each side. */
function gables(roof: Look, half: number, foot: number, n: number): Solid[] {
  const places = n === 1 ? [-0.5, 0.5] : [0];
  const wide = n === 1 ? half * 0.32 : half * 0.46;
  const front = places.flatMap((u) => [
    {
      ...gable(roof, [u * half, foot + 0.01, -half * DEEP], [0.1, wide], wide * 0.82),
      axes: yaw(Math.PI / 2),
    },
    {
      ...gable(
        worn(PLASTER, 0.06),
        [u * half, foot + 0.008, -half * DEEP - 0.02],
        [0.086, wide * 0.74],
        wide * 0.6,
      ),
      axes: yaw(Math.PI / 2),
    },
  ]);
  const sides = [-1, 1].flatMap((side) => [
    gable(roof, [side * half, foot + 0.01, 0], [0.1, half * 0.42], half * 0.34),
    gable(
      worn(PLASTER, 0.06),
      [side * (half + 0.02), foot + 0.008, 0],
      [0.086, half * 0.31],
      half * 0.25,
    ),
  ]);
  return [...front, ...sides];
}

/** The top roof's ridge, with a gable on each side and a golden fish at each end. */
function ridge(roof: Look, foot: number): Solid[] {
  const gold = plain(GOLD, { gloss: 0.7 });
  const top = foot + 0.1;
  return [
    gable(roof, [0, foot - 0.03, 0], [0.15, 0.15], 0.125),
    box(roof, [0, top - 0.006, 0], [0.155, 0.012, 0.014]),
    ...[-1, 1].flatMap((side) => [
      gable(worn(PLASTER, 0.06), [side * 0.006, foot - 0.028, 0], [0.15, 0.11], 0.09),
      limb(gold, [side * 0.142, top, 0], [side * 0.152, top + 0.036, 0], 0.015, 0.011),
      limb(gold, [side * 0.152, top + 0.036, 0], [side * 0.134, top + 0.066, 0], 0.01, 0.004),
    ]),
  ];
}

/** A wall of stones with white plaster and a turret at its corner. */
function turret(roof: Look, stones: Look): Solid[] {
  const plaster = worn(PLASTER, 0.07);
  const at = (piece: Solid): Solid => ({
    ...piece,
    a: [piece.a[0] + 0.82, piece.a[1], piece.a[2] - 0.1],
    middle: [piece.middle[0] + 0.82, piece.middle[1], piece.middle[2] - 0.1],
  });
  return [
    battered(stones, [0.5, 0, -0.12], [0.5, 0.2], [0.46, 0.15], 0.1),
    box(plaster, [0.54, 0.128, -0.2], [0.3, 0.032, 0.016]),
    gable(roof, [0.54, 0.158, -0.2], [0.31, 0.034], 0.026),
    battered(stones, [-0.5, 0, -0.12], [0.4, 0.2], [0.36, 0.15], 0.1),
    box(plaster, [-0.6, 0.128, -0.2], [0.26, 0.032, 0.016]),
    gable(roof, [-0.6, 0.158, -0.2], [0.27, 0.034], 0.026),
    ...[
      at(box(plaster, [0, 0.16, 0], [0.11, 0.07, 0.1])),
      at(box(plaster, [0, 0.28, 0], [0.085, 0.06, 0.075])),
    ],
    at(hip(roof, [0, 0.22, 0], [0.16, 0.145], 0.07)),
    at(hip(roof, [0, 0.33, 0], [0.135, 0.12], 0.09)),
  ];
}
