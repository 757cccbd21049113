import { mixColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { plainFront } from '../../street/front.ts';
import { boxOn, type Paint, type Solid } from '../../street/solid.ts';
import { wayOf } from '../../street/way.ts';
import { plotOf } from '../hedge.ts';
import type { SceneryPlan, Site } from '../site.ts';

/** The powders that are thrown. */
export const POWDER: readonly Colour[] = [
  [0.95, 0.12, 0.5],
  [1, 0.76, 0.08],
  [0.16, 0.66, 0.28],
  [0.1, 0.5, 0.9],
  [0.56, 0.2, 0.74],
  [1, 0.42, 0.08],
];
const DUST: Colour = [0.5, 0.43, 0.4];
const strewn = createNoise(3_307);

/** A street of India at Holi: powder of all colours on the ground, in the air and on people. */
export const HOLI: SceneryPlan = {
  land: 'street',
  time: 'day',
  views: [
    { horizon: 0.5, lens: 1, eye: 0.8 },
    { horizon: 0.4, lens: 0.92, eye: 1.3 },
    { horizon: 0.58, lens: 0.9, eye: 0.7 },
    { horizon: 0.5, lens: 1.16, eye: 0.8 },
  ],
  isFull: true,
  has: new Set(['paperlantern']),
  solids,
};

function solids({ setting }: Site): Solid[] {
  const way = wayOf(setting);
  const ground: Paint = (_, { along, up }) =>
    plainFront(
      POWDER.reduce((colour, powder, n) => {
        const lies = strewn.fbm(along * 0.55 + n * 31, up * 0.4 - n * 17, 3);
        return mixColour(colour, powder, 0.75 * smoothstep(0.08, 0.3, lies));
      }, DUST),
    );
  return [0.5, 3, 9, 15, 21, 27, 33, 39].map((near, n, all) => {
    const far = all[n + 1] ?? near + 6;
    const middle = way.middle((near + far) / 2);
    return {
      ...boxOn(plotOf(middle - way.front, near, middle + way.front, far), -0.1, 0.012, ground),
      isSheer: true as const,
    };
  });
}
