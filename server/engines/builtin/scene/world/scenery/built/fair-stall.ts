import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inkAt } from '../../street/block-letters.ts';
import { chance, plainFront } from '../../street/front.ts';
import { ellipsoidAt, frustumAt } from '../../street/round-solid.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { LEVEL } from '../level-site.ts';
import { block, post } from './paved-site.ts';

/** How far from the middle of the way a stall's counter is, how deep and how long it is, how high its counter and its roof. World units. */
export const STALL = { way: 4.4, deep: 2.3, long: 3.9, counter: 1, roof: 2.65 } as const;
/** The board over a stall: how high it stands above the roof. World units. */
const BOARD = { low: 2.85, high: 3.6 } as const;

const CREAM: Colour = [0.97, 0.93, 0.83];
const CLOTHS: readonly Colour[] = [
  [0.84, 0.14, 0.14],
  [0.12, 0.36, 0.7],
  [0.95, 0.68, 0.1],
  [0.18, 0.54, 0.32],
  [0.84, 0.3, 0.56],
  [0.5, 0.26, 0.62],
];
/** Plush animals, balls and lollies. */
const PRIZES: readonly Colour[] = [
  [0.95, 0.5, 0.66],
  [0.98, 0.8, 0.24],
  [0.36, 0.7, 0.92],
  [0.5, 0.8, 0.36],
  [0.93, 0.34, 0.28],
  [0.66, 0.46, 0.86],
  [0.9, 0.72, 0.5],
];
const SIGNS = [
  ...['CANDY', 'GAMES', 'TOMBOLA', 'DARTS', 'POPCORN', 'HOT DOGS'],
  ...['RING TOSS', 'SWEETS', 'FRIES', 'TOYS', 'LEMONADE', 'TICKETS'],
] as const;
/** How far apart the prizes on a back wall hang, and the bulbs round a board. World units. */
const PRIZE = 0.42;
const BULB = 0.2;

/** A stall of a fair beside the way, on its left (−1) or right (1), from so far ahead on: a lit wall of prizes over its counter, a striped roof with bulbs, a board with a name toward the eye; `lamps` as in `Site`. */
export function fairStall(edge: number, z: number, number: number, lamps: number): Solid[] {
  const power = Math.min(1.1, 0.1 + lamps * 2.6);
  const { way, deep, long, counter, roof } = STALL;
  const [inner, outer] = [edge * way, edge * (way + deep)];
  const [l, r] = [Math.min(inner, outer), Math.max(inner, outer)];
  const far = z + long;
  const cloth = CLOTHS[(number * 5 + 1) % CLOTHS.length] as Colour;
  const striped: Paint = (_, { along }) => {
    const colour = Math.floor(along / 0.34) % 2 === 0 ? cloth : CREAM;
    return { colour, glass: 0, glow: scaleColour(colour, 0.3 * power) };
  };
  const valance: Paint = (face, place) => {
    const isBulb =
      Math.abs(((place.along / BULB) % 1) - 0.5) < 0.22 && Math.abs(place.up - 0.16) < 0.05;
    const lamp: Colour = [1, 0.86, 0.5];
    return isBulb
      ? { colour: lamp, glass: 0, glow: scaleColour(lamp, 0.3 + 1.2 * power) }
      : striped(face, place);
  };
  const wood = plainPaint(scaleColour(cloth, 0.6));
  const eave = inner - edge * 0.5;
  return [
    block([l, 0, z], [r, counter, far], striped),
    block([l - 0.12, counter, z - 0.05], [r + 0.12, counter + 0.07, far + 0.05], wood),
    ...[z + 0.06, far - 0.06].flatMap((pz) =>
      [l + 0.06, r - 0.06].map((px) => post(px, pz, roof, 0.05, wood)),
    ),
    block([outer - 0.04, counter, z], [outer + 0.04, roof, far], prizes(number, power)),
    block([l, counter, far - 0.04], [r, roof, far], prizes(number + 7, power)),
    block(
      [Math.min(eave, outer), roof, z - 0.12],
      [Math.max(eave, outer), roof + 0.1, far + 0.12],
      striped,
    ),
    block(
      [Math.min(eave, eave + edge * 0.03), roof - 0.28, z - 0.1],
      [Math.max(eave, eave + edge * 0.03), roof + 0.04, far + 0.1],
      valance,
    ),
    block([l, BOARD.low, z - 0.1], [r, BOARD.high, z], board(number, cloth, power)),
    ...onCounter(number, [inner + edge * 0.3, z], power),
  ];
}

/** Rows of prizes on a lit wall. */
function prizes(number: number, power: number): Paint {
  return (_, { along, up }) => {
    const [column, row] = [Math.floor(along / PRIZE), Math.floor(up / PRIZE)];
    const [u, v] = [along / PRIZE - column - 0.5, up / PRIZE - row - 0.5];
    const isHung = chance(column, row, number) < 0.86;
    const head = Math.hypot(u, v - 0.14) < 0.2;
    const ear = Math.hypot(Math.abs(u) - 0.16, v - 0.32) < 0.1;
    const body = Math.hypot(u * 0.9, v + 0.18) < 0.25;
    const own = PRIZES[Math.floor(chance(column, row, number + 3) * PRIZES.length)] as Colour;
    const shade = head ? 1 : ear ? 0.82 : 0.9;
    const colour =
      isHung && (head || ear || body) ? scaleColour(own, shade) : ([0.5, 0.36, 0.28] as const);
    return { colour, glass: 0, glow: scaleColour(colour, 0.75 * power) };
  };
}

/** A name in light letters, bulbs round it. */
function board(number: number, cloth: Colour, power: number): Paint {
  const word = SIGNS[number % SIGNS.length] as string;
  return ({ role, long }, { along, up, pixel }) => {
    if (role !== 'front') return plainFront(scaleColour(cloth, 0.5));
    const tall = BOARD.high - BOARD.low;
    const margin = 0.18;
    const [u, v] = [(along - margin) / (long - 2 * margin), (up - 0.17) / (tall - 0.34)];
    const ink = inkAt(word, u, v, pixel / tall);
    const isRim = Math.min(along, long - along, up, tall - up) < 0.12;
    const isBulb =
      isRim &&
      Math.abs(((along / BULB) % 1) - 0.5) < 0.28 &&
      Math.abs(((up / BULB) % 1) - 0.5) < 0.34;
    const colour = isBulb
      ? ([1, 0.86, 0.5] as const)
      : mixColour(scaleColour(cloth, 0.55), CREAM, ink);
    return {
      colour,
      glass: 0,
      glow: scaleColour(colour, (isBulb ? 1.4 : 0.3 + 0.8 * ink) * power),
    };
  };
}

/** Jars, cups and plush on a counter. */
function onCounter(number: number, [x, z]: readonly [number, number], power: number): Solid[] {
  return Array.from({ length: 7 }, (_, n) => {
    const colour = PRIZES[(n * 3 + number) % PRIZES.length] as Colour;
    const at = z + 0.35 + n * 0.52;
    const lit: Paint = () => ({ colour, glass: 0, glow: scaleColour(colour, 0.4 * power) });
    const y = LEVEL + STALL.counter + 0.07;
    return chance(n, number, 8) < 0.5
      ? frustumAt([x, y, at], 0.26, 0.1, 0.14, lit, 8)
      : ellipsoidAt([x, y + 0.15, at], 0.16, 0.17, lit);
  });
}
