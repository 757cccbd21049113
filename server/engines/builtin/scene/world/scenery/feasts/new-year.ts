import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inkAt } from '../../street/block-letters.ts';
import { chance, inside } from '../../street/front.ts';
import { ellipsoidAt } from '../../street/round-solid.ts';
import { boxOn, type Paint, type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { wayOf } from '../../street/way.ts';
import { plotOf } from '../hedge.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { bar } from './on-street.ts';

/** The board at the street's far end: how far off, half its width, from where to where it reaches. World units. */
const BOARD = { z: 40, half: 6.4, low: 7.2, high: 15.5 } as const;
/** Over it the ball comes down its pole. */
const BALL = { high: 20.4, radius: 1.5 } as const;
/** Scraps of paper in the air. */
const SCRAPS = 150;
const PAPERS: readonly Colour[] = [
  [0.98, 0.3, 0.4],
  [1, 0.84, 0.3],
  [0.4, 0.8, 1],
  [0.95, 0.95, 0.95],
  [0.6, 1, 0.5],
  [0.9, 0.5, 1],
];

/** A street between lit signs on New Year's Eve: a board counts down, scraps of paper fall on the crowd. */
export const NEW_YEAR: SceneryPlan = {
  land: 'street',
  time: 'night',
  views: [
    { horizon: 0.66, lens: 0.92, eye: 1.25 },
    { horizon: 0.58, lens: 0.86, eye: 1.9 },
    { horizon: 0.72, lens: 0.84, eye: 1.15 },
    { horizon: 0.64, lens: 1.08, eye: 1.25 },
  ],
  lampAt: () => (_x, _y, z) => (z < 70 ? 0.6 : 0.3),
  isFull: true,
  solids,
};

function solids({ setting, lamps }: Site): Solid[] {
  const middle = wayOf(setting).middle(BOARD.z);
  const power = Math.min(1, 0.35 + lamps * 2);
  const steel = plainPaint([0.24, 0.25, 0.28]);
  const face: Paint = ({ role, long }, { along, up, pixel }) => {
    if (role !== 'front') return { colour: [0.06, 0.06, 0.07], glass: 0, glow: [0, 0, 0] };
    const high = BOARD.high - BOARD.low;
    const line = (word: string, low: number, tall: number, wide: number) =>
      inkAt(word, (along - (long - wide) / 2) / wide, (up - low) / tall, pixel / tall);
    const digits = line('10', 0.8, 3.6, 5);
    const words = Math.max(line('HAPPY', 6.5, 1.1, 5.6), line('NEW YEAR', 5, 1.1, 8.6));
    const rim = 1 - inside(along, 0.35, long - 0.35, pixel) * inside(up, 0.35, high - 0.35, pixel);
    const ground = mixColour([0.16, 0.05, 0.4], [0.62, 0.06, 0.36], up / high);
    const colour = mixColour(
      mixColour(mixColour(ground, [1, 0.8, 0.25], rim), [1, 0.95, 0.8], words),
      [1, 0.86, 0.3],
      digits,
    );
    return { colour: scaleColour(colour, 0.6), glass: 0, glow: scaleColour(colour, 1.1 * power) };
  };
  const ball: Paint = ({ normal }) => {
    const part = Math.floor(normal[0] * 5) + 2 * Math.floor(normal[1] * 5);
    const colour = PAPERS[((part % 6) + 6) % 6] as Colour;
    return {
      colour,
      glass: 0.3,
      glow: scaleColour(mixColour(colour, [1, 1, 1], 0.4), 1.3 * power),
    };
  };
  const at = (z: number): Point => [middle, BALL.high, z];
  return [
    boxOn(
      plotOf(middle - BOARD.half, BOARD.z, middle + BOARD.half, BOARD.z + 0.8),
      BOARD.low,
      BOARD.high,
      face,
    ),
    ...[-1, 1].map((side) =>
      boxOn(
        plotOf(
          middle + side * BOARD.half * 0.8 - 0.3,
          BOARD.z + 0.2,
          middle + side * BOARD.half * 0.8 + 0.3,
          BOARD.z + 0.7,
        ),
        0,
        BOARD.low,
        steel,
      ),
    ),
    bar(
      [middle, BOARD.high, BOARD.z + 0.5],
      [middle, BALL.high + 5, BOARD.z + 0.5],
      0.16,
      [0.4, 0.4, 0.44],
    ),
    ellipsoidAt(at(BOARD.z + 0.4), BALL.radius, BALL.radius, ball),
    ...scraps(power),
  ];
}

/** Scraps of paper in the air before the eye; `power` is how much light falls on them. World units above a street. */
export function scraps(power: number): Solid[] {
  return Array.from({ length: SCRAPS }, (_, n) => {
    const z = 4 + 18 * chance(n, 1, 1) ** 1.4;
    const x = (chance(n, 2, 1) - 0.5) * 1.3 * z;
    const y = 2.2 + 0.5 * z * chance(n, 3, 1);
    const half = 0.016 + 0.003 * z;
    const colour = PAPERS[n % PAPERS.length] as Colour;
    const paint: Paint = () => ({ colour, glass: 0, glow: scaleColour(colour, 0.5 * power) });
    const tilt = (chance(n, 4, 1) - 0.5) * 2 * half;
    return {
      ...bar([x - half, y - tilt, z], [x + half, y + tilt, z], half * 0.7, colour),
      paint,
      isSheer: true as const,
    };
  });
}
