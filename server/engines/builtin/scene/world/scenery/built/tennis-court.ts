import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plainFront } from '../../street/front.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { band, between, block, lampPost, lightOf, paved, post, rail, WHITE } from './paved-site.ts';

/** The court by the rules of tennis: half its width for doubles and for singles, its near line, half its length, how far its service lines are from the net. World units. */
export const COURT = { double: 5.49, single: 4.12, near: 4.6, half: 11.89, service: 6.4 } as const;
const NET = COURT.near + COURT.half;
const BLUE: Colour = [0.16, 0.36, 0.62];
const GREEN: Colour = [0.22, 0.46, 0.32];
const STEEL: Colour = [0.2, 0.32, 0.26];
const LAMPS = [
  [-9, 10],
  [9, 10],
  [-9, 25],
  [9, 25],
] as const;

/** A tennis court behind its near line: the net across, lines, the umpire's chair, a fence around. */
export const TENNIS_COURT: SceneryPlan = {
  land: 'field',
  relief: 0.5,
  trees: 0.6,
  views: [
    { horizon: 0.36, lens: 0.86, eye: 0.6 },
    { horizon: 0.28, lens: 0.82, eye: 1 },
    { horizon: 0.42, lens: 0.82, eye: 0.46 },
    { horizon: 0.34, lens: 0.96, eye: 0.7 },
  ],
  ground: levelled(60, 70),
  soil: paved((x, z, soft) => {
    const [aside, along] = [Math.abs(x), z - NET];
    const { double, single, half, service } = COURT;
    const isIn = aside < double + 0.05 && Math.abs(along) < half + 0.05;
    const line = Math.max(
      band(aside - double, 0.05, soft),
      band(aside - single, 0.05, soft),
      aside < double ? band(Math.abs(along) - half, 0.07, soft) : 0,
      aside < single ? band(Math.abs(along) - service, 0.05, soft) : 0,
      Math.abs(along) < service ? band(x, 0.05, soft) : 0,
    );
    const ground = isIn ? BLUE : GREEN;
    return [
      mixColour(ground, WHITE, isIn ? 0.92 * line : 0),
      between(aside, -1, 10.5, 0.1) * between(z, -9, 34, 0.1),
    ];
  }),
  lampAt: () => {
    const light = lightOf(LAMPS, 9);
    return (x, _y, z) => light(x, z);
  },
  isTended: (x, z) => Math.abs(x) < 12 && z < 36,
  solids,
};

function solids({ setting: { side }, lamps }: Site): Solid[] {
  const { double } = COURT;
  const steel = plainPaint(STEEL);
  const wire = (from: readonly [number, number], to: readonly [number, number]): Solid[] =>
    [0.1, 1.2, 2.3, 3.4].map((up) =>
      rail([from[0], up, from[1]], [to[0], up, to[1]], 0.025, steel),
    );
  const mesh = Array.from(
    { length: 44 },
    (_, n): Solid => ({
      ...rail(
        [-double - 0.8 + n * 0.29, 0.06, NET],
        [-double - 0.8 + n * 0.29, 0.92, NET],
        0.008,
        plainPaint([0.1, 0.1, 0.1]),
      ),
    }),
  );
  const posts = [
    ...Array.from({ length: 8 }, (_, n) => post(-10.5 + n * 3, 34, 3.4, 0.05, steel)),
    ...[-10.5, 10.5].flatMap((x) =>
      Array.from({ length: 10 }, (_, n) => post(x, 4 + n * 3.3, 3.4, 0.05, steel)),
    ),
  ];
  const screen: Paint = (_, { along }) =>
    plainFront(scaleColour([0.12, 0.28, 0.2], 0.95 + 0.05 * Math.sin(along * 2)));
  const chair = side * (double + 1.5);
  const ball: Paint = plainPaint([0.82, 0.94, 0.2]);
  return [
    ...[-1, 1].map((at) =>
      post(at * (double + 0.9), NET, 1.1, 0.06, plainPaint([0.15, 0.2, 0.18])),
    ),
    ...mesh,
    ...[0.25, 0.5, 0.75].map((up) =>
      rail([-double - 0.9, up, NET], [double + 0.9, up, NET], 0.008, plainPaint([0.1, 0.1, 0.1])),
    ),
    block([-double - 0.9, 0.9, NET - 0.03], [double + 0.9, 1.02, NET + 0.03], plainPaint(WHITE)),
    block([-0.05, 0, NET - 0.02], [0.05, 0.95, NET + 0.02], plainPaint(WHITE)),
    block([-10.5, 0.2, 33.9], [10.5, 2.2, 34], screen),
    ...wire([-10.5, 34], [10.5, 34]),
    ...wire([-10.5, 3], [-10.5, 34]),
    ...wire([10.5, 3], [10.5, 34]),
    ...posts,
    // The umpire's chair and a bench.
    ...[-0.4, 0.4].flatMap((x) =>
      [-0.4, 0.4].map((z) =>
        rail(
          [chair + x, 0, NET + z * 1.2],
          [chair + x * 0.7, 1.9, NET + z * 0.7],
          0.04,
          plainPaint(WHITE),
        ),
      ),
    ),
    block([chair - 0.4, 1.8, NET - 0.35], [chair + 0.4, 1.9, NET + 0.35], plainPaint(WHITE)),
    block(
      [chair + side * 0.34 - 0.04, 1.9, NET - 0.35],
      [chair + side * 0.34 + 0.04, 2.6, NET + 0.35],
      plainPaint(WHITE),
    ),
    block([chair - 0.3, 0.4, 10], [chair + 0.3, 0.48, 12.4], plainPaint([0.6, 0.42, 0.24])),
    ...[
      [side * 1.8, 1.9, 13],
      [-side * 4.8, 0.05, 8.2],
      [-side * 4.5, 0.05, 8.5],
    ].map(([x = 0, up = 0, z = 0]) =>
      block([x - 0.05, up, z - 0.05], [x + 0.05, up + 0.1, z + 0.05], ball),
    ),
    ...LAMPS.flatMap(([x, z]) => lampPost(x * 1.25, z, 8, lamps)),
  ];
}
