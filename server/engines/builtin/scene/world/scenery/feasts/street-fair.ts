import type { Colour } from '../../../words/idea.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { plainPaint } from '../../street/solid.ts';
import { wayOf } from '../../street/way.ts';
import type { SceneryPlan } from '../site.ts';
import { cordAcross } from './on-street.ts';

const PENNANTS: readonly Colour[] = [
  [0.9, 0.22, 0.2],
  [0.98, 0.78, 0.2],
  [0.2, 0.56, 0.8],
  [0.3, 0.66, 0.36],
  [0.95, 0.5, 0.66],
];

/** A street with market stalls under pennants of many colours. */
export const STREET_FAIR: SceneryPlan = {
  land: 'street',
  time: 'day',
  views: [
    { horizon: 0.5, lens: 0.98, eye: 0.86 },
    { horizon: 0.4, lens: 0.92, eye: 1.5 },
    { horizon: 0.58, lens: 0.88, eye: 0.76 },
    { horizon: 0.5, lens: 1.14, eye: 0.86 },
  ],
  solids: ({ setting }) => {
    const half = Math.min(wayOf(setting).front, 7.4);
    return [8, 13, 19, 26, 35, 46].flatMap((z) =>
      cordAcross(setting, z, [half, 5.4, 0.6], 16, ([x, y], n) => [
        {
          ...frustumAt(
            [x, y - 0.5, z],
            0.5,
            0.02,
            0.22,
            plainPaint(PENNANTS[n % PENNANTS.length] as Colour),
            4,
          ),
          isSheer: true as const,
        },
      ]),
    );
  },
};
