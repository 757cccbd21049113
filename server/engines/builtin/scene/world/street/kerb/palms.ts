import type { Random } from '../../../../kernels/random.ts';
import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { barBetween } from '../convex.ts';
import { plainFront } from '../front.ts';
import { frustumAt } from '../round-solid.ts';
import { type Paint, type Point, plainPaint, type Solid } from '../solid.ts';
import type { Way } from '../way.ts';

/** Palms along both kerbs: the first, how far apart, the last, how far from the roadway. World units. */
const ROW = { first: 15, apart: 17, last: 190, out: 0.9 } as const;
/** How high one is at the least and how much more, how many fronds it has, how long one is. */
const PALM = { least: 8.5, more: 6, fronds: 13, long: 2.9 } as const;
const LEAF: Colour = [0.24, 0.42, 0.16];

/** Palms in a row along both sides of a city's street. */
export function palmsAlong(way: Way, random: Random): Solid[] {
  const solids: Solid[] = [];
  for (const side of [-1, 1])
    for (let z = ROW.first + (side > 0 ? 0.45 * ROW.apart : 0); z < ROW.last; z += ROW.apart) {
      const x = way.middle(z) + side * (way.road + ROW.out);
      solids.push(...palmAt([x, 0, z], PALM.least + PALM.more * random.unit(), random));
    }
  return solids;
}

/** Rings of old leaves up a trunk. */
const bark: Paint = (_, { up }) =>
  plainFront(scaleColour([0.5, 0.42, 0.32], 0.9 + 0.12 * (Math.floor(up / 0.3) % 2)));

function palmAt([x, low, z]: Point, high: number, random: Random): Solid[] {
  const lean = 0.5 * (random.unit() - 0.5);
  const top: Point = [x + lean, low + high, z];
  const turned = random.unit() * 2 * Math.PI;
  const fronds = Array.from({ length: PALM.fronds }, (_, n) => {
    const turn = turned + (n / PALM.fronds) * 2 * Math.PI;
    // Young ones stand up, old ones hang.
    const rise = 0.75 - (0.95 * ((n * 5) % PALM.fronds)) / PALM.fronds;
    const at = (out: number, up: number): Point => [
      top[0] + out * PALM.long * Math.cos(turn),
      top[1] + up * PALM.long,
      top[2] + out * PALM.long * Math.sin(turn),
    ];
    const paint = plainPaint(scaleColour(LEAF, 0.8 + 0.5 * random.unit()));
    const [bow, tip] = [at(0.55, 0.5 * rise + 0.12), at(0.95, 0.5 * rise - 0.34)];
    return [barBetween(top, bow, [0.2, 0.04], paint), barBetween(bow, tip, [0.16, 0.04], paint)];
  }).flat();
  return [
    barBetween([x, low, z], top, [0.17, 0.17], bark),
    frustumAt([top[0], top[1] - 0.5, z], 0.7, 0.2, 0.34, bark),
    ...fronds,
  ];
}
