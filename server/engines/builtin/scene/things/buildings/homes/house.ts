import { pick } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Homeland } from '../../../words/nation.ts';
import { masonry, plain, planks, tiles, timbered, withPanes, worn } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, cut, type Look, type Solid } from '../../sculpt/solid.ts';
import { after, pitch, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { underOpenSky, type Wish } from '../../wish.ts';
import { gable, hip } from '../parts.ts';
import { ivied } from '../ruins/broken-walls.ts';
import { unlit } from '../ruins/derelict.ts';
import { planHouseIn } from './house-of-land.ts';
import { type HousePlan, PLINTH, panesOf, planHouse, STOREY, wallOf } from './house-plan.ts';
import { logs } from './log-cabin.ts';

const STONE: Colour = [0.52, 0.48, 0.44];
const WOOD: Colour = [0.4, 0.27, 0.17];
const BEAMS: Colour = [0.3, 0.2, 0.13];
const WARM_STONE: Colour = [0.76, 0.63, 0.44];
const FIRED_CLAY: Colour = [0.72, 0.38, 0.24];
/** Which shapes of a village's houses a farm has: upright, and square. */
const FARMS: readonly number[] = [2, 5];

/** A house by itself: plaster, brick, boards or timber, a tiled roof, a chimney, windows that shine at night; or as those of a land are. */
export const house = (wish: Wish, land: Homeland | null = null): Sprite =>
  buildHouse(wish, planHouseIn(land, wish.random, 'alone', wish.random.below(5), wish.colour));

/** The same, left for long: holes in its roof, most panes out, boards over a window, ivy. */
export function derelictHouse(wish: Wish): Sprite {
  const plan = planHouse(wish.random, 'alone', wish.random.below(5), wish.colour);
  const standing = model(plan).map((piece) => ({ ...piece, look: ivied(unlit(piece.look), 0.34) }));
  return portray(underOpenSky(wish), [...standing, ...fallenIn(plan)], 0.5, 0.09, 2.2);
}

/** Where the roof has fallen in: how far along, how far up its slope, how wide and how it is turned. */
const HOLES = [
  [-0.42, 0.42, 0.16, 0.3],
  [-0.28, 0.56, 0.11, -0.4],
  [-0.5, 0.3, 0.08, 0.7],
  [0.46, 0.72, 0.13, 0.5],
  [0.56, 0.58, 0.08, -0.2],
] as const;
const VOID: Colour = [0.035, 0.03, 0.028];

/** The holes, and the rafters that still cross them. */
function fallenIn(plan: HousePlan): Solid[] {
  const [wide, deep] = plan.half;
  const high = wallOf(plan);
  const slope = Math.atan2(plan.rise, deep);
  const inward = pitch(-slope);
  const on = (along: number, up: number): Solid['a'] =>
    plan.roof === 'front'
      ? [along * wide * 0.8, high + plan.rise * (1 - Math.abs(along)) * 0.9, -deep * (1 - up)]
      : [along * wide, high + plan.rise * up, -deep * (1 - up)];
  return [
    ...HOLES.map(([along, up, size, turned]) =>
      cut(box(plain(VOID), on(along, up), [size, 0.14, size * 0.8], after(inward, yaw(turned)))),
    ),
    ...[-0.52, -0.42, -0.32].map((along) => {
      const [x, y, z] = on(along, 0.44);
      return box(planks(WOOD, 0.03), [x, y - 0.03, z], [0.012, 0.012, 0.2], inward);
    }),
  ];
}

/** A farmhouse of Tuscany: two floors of warm stone under a flat roof of fired clay. */
export function farmhouse(wish: Wish): Sprite {
  const shape = pick(wish.random, FARMS);
  const plan = planHouse(wish.random, 'village', shape, wish.colour ?? WARM_STONE);
  return buildHouse(wish, {
    ...plan,
    wall: 'brick',
    balcony: false,
    tiles: FIRED_CLAY,
    rise: 0.7 * plan.rise,
  });
}

/** A house of a plan, turned to the eye by as much as chance has it. */
export function buildHouse(wish: Wish, plan: HousePlan): Sprite {
  return portray(underOpenSky(wish), model(plan), 0.42 + 0.28 * wish.random.unit(), 0.09, 2.2);
}

function bareWall({ wall, colour }: HousePlan): Look {
  if (wall === 'brick') return masonry(colour, 0.032);
  if (wall === 'logs') return logs(colour);
  if (wall === 'boards') return planks(colour, 0.05, 'lying');
  if (wall === 'posts') return timbered(colour, BEAMS, 0.26, false);
  return wall === 'timber' ? timbered(colour, BEAMS, 0.17) : worn(colour, 0.1);
}

function model(plan: HousePlan): Solid[] {
  const [wide, deep] = plan.half;
  const high = wallOf(plan);
  const bare = bareWall(plan);
  const wall = withPanes(bare, panesOf(plan), undefined, plan.shutters);
  const stone = masonry(STONE, 0.035);
  return [
    box(wall, [0, high / 2, 0], [wide, high / 2, deep]),
    ...roof(plan, wall, high),
    ...plan.chimneys.flatMap((at) => chimney(plan, at, high)),
    ...(plan.roof === 'along' ? plan.dormers.flatMap((at) => dormer(plan, bare, at, high)) : []),
    ...(plan.wing === 0 ? [] : wing(plan, bare)),
    ...(plan.balcony ? balcony(plan) : []),
    box(stone, [0, 0.02, 0], [wide + 0.03, 0.03, deep + 0.03]),
    box(stone, [plan.door * wide * 0.8, 0.012, -deep - 0.08], [0.13, 0.016, 0.1]),
  ];
}

/** The roof and the wall beneath its gables, which end a little behind its edge. */
function roof(
  { half: [wide, deep], roof: lie, rise, eaves, tiles: colour }: HousePlan,
  wall: Look,
  high: number,
) {
  const slope = tiles(colour, 0.042);
  if (lie === 'flat') return parapet(wall, [wide, deep], high, rise);
  if (lie === 'hip') return [hip(slope, [0, high - 0.01, 0], [wide + eaves, deep + eaves], rise)];
  const turned = lie === 'front';
  const [along, across] = turned ? [deep, wide] : [wide, deep];
  const axes = turned ? yaw(Math.PI / 2) : undefined;
  const parts = [
    gable(wall, [0, high - 0.015, 0], [along - 0.006, across], (rise * across) / (across + eaves)),
    gable(slope, [0, high - 0.03, 0], [along + eaves * 0.9, across + eaves * 1.2], rise + 0.02),
  ];
  return axes === undefined ? parts : parts.map((part) => ({ ...part, axes }));
}

/** The low wall around a flat roof. */
function parapet(wall: Look, [wide, deep]: HousePlan['half'], high: number, rise: number): Solid[] {
  const [thick, up] = [0.025, rise / 2];
  return [-1, 1].flatMap((side) => [
    box(wall, [side * (wide - thick), high + up, 0], [thick, up, deep]),
    box(wall, [0, high + up, side * (deep - thick)], [wide, up, thick]),
  ]);
}

function chimney(
  { half: [wide, deep], roof: lie, rise }: HousePlan,
  at: number,
  high: number,
): Solid[] {
  const stone = masonry(STONE, 0.035);
  const [x, z] =
    lie === 'front' ? [wide * 0.3 * Math.sign(at), deep * at * 0.6] : [wide * at, deep * 0.25];
  const top = high + rise + 0.05;
  return [
    box(stone, [x, top - 0.19, z], [0.055, 0.19, 0.055]),
    box(stone, [x, top, z], [0.07, 0.018, 0.07]),
  ];
}

function dormer(plan: HousePlan, bare: Look, at: number, high: number): Solid[] {
  const y = high + plan.rise * 0.34;
  const z = -plan.half[1] * 0.46;
  const look = withPanes(bare, [
    { side: '-z', at: [at, y + 0.02], half: [0.055, 0.07], kind: 'window' },
  ]);
  const slope = tiles(plan.tiles, 0.042);
  return [
    box(look, [at, y, z], [0.1, 0.11, 0.16]),
    { ...gable(slope, [at, y + 0.09, z + 0.04], [0.23, 0.14], 0.11), axes: yaw(Math.PI / 2) },
  ];
}

/** A lower wing with its gable to the front. */
function wing(plan: HousePlan, bare: Look): Solid[] {
  const [wide, deep] = plan.half;
  const x = plan.wing * wide * 0.58;
  const high = PLINTH + STOREY * 0.92;
  const look = withPanes(
    bare,
    [
      { side: '-z', at: [x, 0.25], half: [0.09, 0.09], kind: 'window' },
      { side: '-z', at: [x, high + 0.09], half: [0.04, 0.05], kind: 'window' },
    ],
    undefined,
    plan.shutters,
  );
  const axes = yaw(Math.PI / 2);
  return [
    box(look, [x, high / 2, -deep], [0.22, high / 2, 0.24]),
    { ...gable(look, [x, high - 0.01, -deep], [0.234, 0.22], 0.2), axes },
    {
      ...gable(tiles(plan.tiles, 0.042), [x, high - 0.02, -deep + 0.04], [0.32, 0.29], 0.26),
      axes,
    },
  ];
}

/** A balcony over the front, on the first floor. */
function balcony({ half: [wide, deep], door }: HousePlan): Solid[] {
  const wood = planks(WOOD, 0.03);
  const y = PLINTH + STOREY * 1.08;
  const x = door * wide * 0.4;
  const [half, out] = [wide * 0.5, 0.12];
  return [
    box(wood, [x, y, -deep - out / 2], [half, 0.014, out / 2]),
    box(plain(WOOD), [x, y + 0.11, -deep - out], [half, 0.012, 0.008]),
    ...Array.from({ length: 7 }, (_, n) =>
      box(plain(WOOD), [x + half * (n / 3 - 1), y + 0.055, -deep - out], [0.008, 0.055, 0.008]),
    ),
  ];
}
