import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { band, between, block, paved, post, rail, WHITE } from '../built/paved-site.ts';
import { hedgeOn, plotOf } from '../hedge.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';

/** The goal by the laws of the game: half its width, its height, how deep its net is, how far ahead its line is; and half the pitch's width. World units. */
export const GOAL = { half: 3.66, high: 2.44, deep: 1.9, z: 14.6, pitch: 24 } as const;
/** Half the width and the depth of the areas before the goal, how far the spot and its arc are. By the laws of the game, metres. */
const AREAS: readonly (readonly [half: number, deep: number])[] = [
  [16.5, 12.4],
  [9.16, 5.5],
];
const SPOT = { away: 9.6, arc: 7.6 } as const;
const LINE = 0.07;
const TURF: Colour = [0.27, 0.39, 0.14];
const WORN: Colour = [0.5, 0.4, 0.25];

/** A village's football pitch: a goal with its net, lines of chalk on worn grass, a rail for who looks on, trees and houses behind it. */
export const VILLAGE_PITCH: SceneryPlan = {
  land: 'field',
  relief: 0.6,
  trees: 0.5,
  views: [
    { horizon: 0.46, lens: 1.02, eye: 0.42 },
    { horizon: 0.34, lens: 0.92, eye: 1 },
    { horizon: 0.52, lens: 0.9, eye: 0.42 },
    { horizon: 0.44, lens: 1.18, eye: 0.56 },
  ],
  ground: levelled(60, 80),
  soil: paved((x, z, soft, { noise }) => [
    turfAt(x, z, soft, noise.fbm(x / 1.6, z / 1.6, 3)),
    between(x, -GOAL.pitch - 4, GOAL.pitch + 4, 1) * smoothstep(25, 22, z),
  ]),
  lampAt: () => (_x, _y, z) => 0.3 * between(z, -6, 26, 12),
  isTended: (x, z) => Math.abs(x) < 34 && z < 44,
  has: new Set(['goal', 'house', 'church']),
  solids,
};

/** What the pitch is of at a place: mown grass, bare before the goal and where the ball is laid, and its lines. */
function turfAt(x: number, z: number, soft: number, grain: number): Colour {
  const back = GOAL.z - z;
  const stripe = Math.floor((x + 400) / 4.2) % 2 === 0 ? 1.08 : 0.93;
  const grass = scaleColour(TURF, stripe * (1 + 0.16 * grain));
  const mouth = smoothstep(1.1, 0.5, Math.hypot(x / 4.6, (back - 1.2) / 2.4) + 0.5 * grain);
  const spot = smoothstep(1.1, 0.4, Math.hypot(x / 1.5, (back - SPOT.away) / 1.2) + 0.5 * grain);
  const ground = mixColour(grass, scaleColour(WORN, 1 + 0.2 * grain), 0.9 * Math.max(mouth, spot));
  const isOn = z < GOAL.z + LINE && Math.abs(x) < GOAL.pitch + LINE;
  const areas = AREAS.map(([half, deep]) =>
    Math.max(
      back > -LINE && back < deep ? band(Math.abs(x) - half, LINE, soft) : 0,
      Math.abs(x) < half + LINE ? band(back - deep, LINE, soft) : 0,
    ),
  );
  const arc =
    back > (AREAS[0]?.[1] ?? 0) ? band(Math.hypot(x, back - SPOT.away) - SPOT.arc, LINE, soft) : 0;
  const line = Math.max(
    ...areas,
    arc,
    band(back, LINE, soft),
    band(Math.abs(x) - GOAL.pitch, LINE, soft),
    smoothstep(0.16, 0.1, Math.hypot(x, back - SPOT.away)),
  );
  return mixColour(ground, WHITE, isOn ? 0.86 * line * (1 - 0.5 * mouth) : 0);
}

function solids({ setting: { side } }: Site): Solid[] {
  const wood = plainPaint([0.5, 0.38, 0.26]);
  const white = plainPaint([0.9, 0.9, 0.87]);
  const fence = 21;
  return [
    ...goal(),
    // The rail behind the goal for who looks on.
    ...Array.from({ length: 17 }, (_, n) => post(-32 + 4 * n, fence, 1.05, 0.07, white)),
    rail([-32, 1, fence], [32, 1, fence], 0.05, white),
    hedgeOn(plotOf(-48, 29, side > 0 ? 6 : 12, 30.2), LEVEL, 1.5),
    hedgeOn(plotOf(side > 0 ? 12 : 18, 29, 48, 30.2), LEVEL, 1.5),
    ...[-1, 1].flatMap((at) => flag(at * GOAL.pitch)),
    ...bench(side * 8.6, 17.4, wood),
  ];
}

/** The goal: its frame, and its net of cords that hangs to the ground behind it. */
function goal(): Solid[] {
  const { half, high, deep, z } = GOAL;
  const white = plainPaint([0.97, 0.97, 0.97]);
  const cord = plainPaint([0.86, 0.87, 0.88]);
  const thin = 0.013;
  const shelf = z + 0.9;
  const columns = Array.from({ length: 23 }, (_, n) => -half + (n * 2 * half) / 22);
  const rows = [0.2, 0.4, 0.6, 0.8, 1].map((share): readonly [up: number, z: number] => [
    high * share,
    z + deep + (shelf - z - deep) * share,
  ]);
  const string = (from: Point, to: Point) => rail(from, to, thin, cord);
  return [
    ...[-half, half].map((x) => block([x - 0.07, 0, z], [x + 0.07, high + 0.12, z + 0.13], white)),
    block([-half - 0.07, high, z], [half + 0.07, high + 0.13, z + 0.13], white),
    ...columns.flatMap((x) => [
      string([x, high, z + 0.1], [x, high, shelf]),
      string([x, high, shelf], [x, 0, z + deep]),
    ]),
    ...rows.map(([up, at]) => string([-half, up, at], [half, up, at])),
    ...[-half, half].flatMap((x) => [
      ...rows.map(([up, at]) => string([x, up, z + 0.1], [x, up, at])),
      ...[0.5, 0.9, 1.35].map((off) =>
        string([x, 0, z + off], [x, off < 0.95 ? high : high * 0.55, z + off]),
      ),
      rail([x, 0, z + deep], [x, high, shelf], 0.03, white),
    ]),
  ];
}

/** The flag at a corner. */
const flag = (x: number): Solid[] => [
  post(x, GOAL.z, 1.5, 0.03, plainPaint(WHITE)),
  block([x, 1.15, GOAL.z - 0.01], [x + 0.42, 1.48, GOAL.z + 0.01], plainPaint([0.9, 0.2, 0.14])),
];

/** A bench of planks for those who wait. */
const bench = (x: number, z: number, wood: ReturnType<typeof plainPaint>): Solid[] => [
  block([x - 1.6, 0.42, z], [x + 1.6, 0.48, z + 0.34], wood),
  block([x - 1.6, 0.7, z + 0.36], [x + 1.6, 0.94, z + 0.41], wood),
  ...[-1.4, 1.3].map((off) => block([x + off, 0, z + 0.04], [x + off + 0.1, 0.42, z + 0.4], wood)),
];
