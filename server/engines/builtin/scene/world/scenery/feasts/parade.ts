import { mixColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plainFront } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { boxOn, type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { wayOf } from '../../street/way.ts';
import { plotOf } from '../hedge.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { bar, cordAcross } from './on-street.ts';

const RED: Colour = [0.78, 0.1, 0.14];
const WHITE: Colour = [0.95, 0.95, 0.94];
const BLUE: Colour = [0.1, 0.2, 0.52];
/** Where cords with pennants hang over the street, and where flags stand along it. World units. */
const CORDS = [9, 15, 22, 31, 43] as const;
const FLAGS = [7, 12, 18, 25, 34, 46] as const;
/** Rows of flags are stepped over a pixel from afar. */
const STAR = 0.13;

/** A main street with a marching band: pennants over it, flags along both sides. */
export const PARADE: SceneryPlan = {
  land: 'street',
  time: 'day',
  views: [
    { horizon: 0.52, lens: 0.98, eye: 0.85 },
    { horizon: 0.42, lens: 0.9, eye: 1.6 },
    { horizon: 0.6, lens: 0.86, eye: 0.75 },
    { horizon: 0.5, lens: 1.14, eye: 0.85 },
  ],
  isFull: true,
  has: new Set(['car']),
  solids,
};

function solids({ setting }: Site): Solid[] {
  const way = wayOf(setting);
  const half = Math.min(way.front, 8.4);
  return [
    ...CORDS.flatMap((z) =>
      cordAcross(setting, z, [half, 6.4, 0.7], 18, ([x, y], n) => {
        const colour = [RED, WHITE, BLUE][n % 3] as Colour;
        return [
          {
            ...frustumAt([x, y - 0.62, z], 0.6, 0.02, 0.26, plainPaint(colour), 4),
            isSheer: true as const,
          },
        ];
      }),
    ),
    ...FLAGS.flatMap((z) =>
      [-1, 1].flatMap((side) => flag(way.middle(z) + side * (way.road + 0.5), z, side)),
    ),
  ];
}

/** A flag with stripes and a field of stars on a pole at the kerb. */
function flag(x: number, z: number, side: number): Solid[] {
  const [wide, low, high] = [1.5, 3.3, 4.3] as const;
  const cloth: Paint = ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(RED);
    const [u, v] = [side < 0 ? along / wide : 1 - along / wide, up / (high - low)];
    const isField = u < 0.42 && v > 0.46;
    const stripe = Math.floor(v * 13) % 2 === 0 ? RED : WHITE;
    const [a, b] = [u / 0.07 - Math.floor(u / 0.07), v / STAR - Math.floor(v / STAR)];
    const star = pixel < 0.06 && Math.hypot(a - 0.5, b - 0.5) < 0.3 ? 0.9 : 0.12;
    return plainFront(isField ? mixColour(BLUE, WHITE, star) : stripe);
  };
  const left = side < 0 ? x : x - wide;
  return [
    bar([x, 0, z], [x, high + 0.25, z], 0.04, [0.6, 0.6, 0.62]),
    { ...boxOn(plotOf(left, z - 0.02, left + wide, z + 0.02), low, high, cloth), isSheer: true },
  ];
}
