import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inkAt } from '../../street/block-letters.ts';
import { inside, plainFront } from '../../street/front.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { block, CONCRETE, lampPost, paved, post, rail, STEEL, WHITE } from '../built/paved-site.ts';
import { roadPaint } from '../built/road-site.ts';
import { levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';

/** The road: how far to the left its middle is, half its width, and how wide a lane is. World units. */
export const JAMMED = { middle: -5.2, half: 12, lane: 3.8 } as const;
/** Where signs stand over the lanes, and how high their lower edge is. World units. */
const GANTRY = { z: 46, low: 5.6, high: 8 } as const;
const GREEN: Colour = [0.05, 0.36, 0.24];
const LAMPS = [28, 62, 96, 130] as const;

/** A highway with a jam: three lanes each way full of cars, a barrier between them, signs overhead. */
export const TRAFFIC_JAM: SceneryPlan = {
  land: 'field',
  relief: 0.4,
  trees: 0.3,
  views: [
    { horizon: 0.34, lens: 0.96, eye: 1.05 },
    { horizon: 0.22, lens: 0.9, eye: 1.7 },
    { horizon: 0.42, lens: 0.9, eye: 0.8 },
    { horizon: 0.32, lens: 1.1, eye: 1.2 },
  ],
  ground: levelled(120, 320),
  soil: paved((x, z, soft) => roadPaint(x - JAMMED.middle, z, JAMMED.half, 3, soft)),
  lampAt: () => (x, y, z) => {
    const near = LAMPS.reduce((most, at) => Math.max(most, 1 / (1 + ((z - at) / 13) ** 2)), 0);
    return y > 17 ? 0.1 : (0.7 * near) / (1 + ((x - JAMMED.middle) / 12) ** 2) + 0.12;
  },
  isTended: (x, z) => Math.abs(x - JAMMED.middle) < 18 && z < 300,
  has: new Set(['car', 'truck', 'bus']),
  solids,
};

function solids({ lamps }: Site): Solid[] {
  const { middle, half } = JAMMED;
  const steel = plainPaint([0.7, 0.71, 0.73]);
  return [
    ...LAMPS.flatMap((z) => lampPost(middle, z, 9.5, lamps)),
    block([middle - 0.28, 0, 3], [middle + 0.28, 0.9, 300], plainPaint(CONCRETE)),
    ...[-1, 1].flatMap((at) => {
      const x = middle + at * (half + 0.7);
      return [
        rail([x, 0.62, 3], [x, 0.62, 260], 0.13, steel),
        ...Array.from({ length: 24 }, (_, n) => post(x, 4 + n * 4, 0.6, 0.06, steel)),
      ];
    }),
    ...gantry(lamps),
  ];
}

/** Signs with arrows on a girder over the lanes. */
function gantry(lamps: number): Solid[] {
  const { middle, half } = JAMMED;
  const { z, low, high } = GANTRY;
  const steel = plainPaint(STEEL);
  const sign =
    (word: string): Paint =>
    ({ role, long }, { along, up, pixel }) => {
      if (role !== 'front') return plainFront([0.5, 0.5, 0.5]);
      const tall = high - low;
      const edge =
        inside(along, 0.1, long - 0.1, pixel) * inside(up, 0.1, tall - 0.1, pixel) -
        inside(along, 0.2, long - 0.2, pixel) * inside(up, 0.2, tall - 0.2, pixel);
      const ink = inkAt(word, (along - 0.6) / (long - 1.2), (up - 1.15) / 0.8, pixel / 0.8);
      const u = Math.abs(along - long / 2);
      const arrow =
        (u < 0.09 && up > 0.5 && up < 1) || (up > 0.28 && up < 0.62 && u < (up - 0.28) * 0.9);
      const paint = Math.max(edge, ink, arrow ? 1 : 0);
      const colour = mixColour(GREEN, WHITE, paint);
      return { colour, glass: 0, glow: scaleColour(colour, Math.min(0.8, lamps * 1.8)) };
    };
  const right = middle + half + 1;
  return [
    post(middle + 0.2, z + 0.3, high + 0.4, 0.2, steel),
    post(right, z + 0.3, high + 0.4, 0.2, steel),
    ...[low + 0.3, high - 0.3].map((up) =>
      rail([middle, up, z + 0.3], [right, up, z + 0.3], 0.09, steel),
    ),
    block([middle + 0.8, low, z - 0.1], [middle + 6, high, z + 0.1], sign('CITY')),
    block([middle + 6.8, low, z - 0.1], [middle + 12, high, z + 0.1], sign('NORTH')),
  ];
}
