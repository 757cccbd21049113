import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plainPaint, type Solid } from '../../street/solid.ts';
import { between, block, bulbsBetween, paved, post, rail } from '../built/paved-site.ts';
import { levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { lawnAt } from './lawn.ts';

const EARTH: Colour = [0.56, 0.46, 0.33];
const WOOD: Colour = [0.55, 0.38, 0.22];

/** A campsite in a clearing: tents along a lane, a table, a cord of lights, dark pines behind. */
export const CAMPSITE: SceneryPlan = {
  land: 'field',
  relief: 0.5,
  trees: 0.7,
  views: [
    { horizon: 0.46, lens: 0.94, eye: 0.42 },
    { horizon: 0.35, lens: 0.88, eye: 0.7 },
    { horizon: 0.53, lens: 0.86, eye: 0.36 },
    { horizon: 0.45, lens: 1.08, eye: 0.46 },
  ],
  ground: levelled(60, 60),
  soil: paved((x, z, soft, { side, noise, season }) => {
    const share = between(Math.abs(x), -1, 22, 3) * between(z, -20, 34, 3);
    const middle = side * (1.2 + 0.9 * Math.sin(z / 7));
    const lane = between(
      Math.abs(x - middle) + 0.5 * noise.fbm(x / 1.4, z / 1.4, 2),
      -1,
      1.5,
      0.4 + soft,
    );
    const earth = scaleColour(EARTH, 1 + 0.14 * noise.fbm(x * 2, z * 2, 3));
    return [mixColour(scaleColour(lawnAt(x, z, noise, season), 0.92), earth, 0.85 * lane), share];
  }),
  lampAt: () => (x, _y, z) => 0.06 + 0.4 * between(z, 5, 20, 4) * between(Math.abs(x), -1, 7, 3),
  isTended: (x, z) => Math.abs(x) < 13 && z < 27,
  has: new Set(['tent']),
  solids: ({ setting: { side }, lamps }: Site): Solid[] => [
    ...table(side * 3.6, 8.4),
    ...[-6.4, 6.2].map((x) => post(x, 13, 3.4, 0.06, plainPaint(WOOD))),
    ...bulbsBetween([-6.4, 3.4, 13], [6.2, 3.4, 13], 18, lamps),
  ],
};

/** A table with two benches in one, of planks. */
function table(x: number, z: number): Solid[] {
  const wood = plainPaint(WOOD);
  return [
    block([x - 0.9, 0.7, z - 0.38], [x + 0.9, 0.76, z + 0.38], wood),
    ...[-0.75, 0.75].map((at) =>
      block([x - 0.9, 0.42, z + at - 0.14], [x + 0.9, 0.47, z + at + 0.14], wood),
    ),
    ...[-0.65, 0.65].flatMap((at) => [
      rail([x + at, 0, z - 0.7], [x + at, 0.7, z - 0.2], 0.045, wood),
      rail([x + at, 0, z + 0.7], [x + at, 0.7, z + 0.2], 0.045, wood),
      rail([x + at, 0.4, z - 0.75], [x + at, 0.4, z + 0.75], 0.04, wood),
    ]),
  ];
}
