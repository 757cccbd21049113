import type { Random } from '../../../../kernels/random.ts';
import type { Colour, Company } from '../../../words/idea.ts';
import { plain, worn } from '../../sculpt/looks.ts';
import { box, type Look, type Solid } from '../../sculpt/solid.ts';
import type { Feat } from '../feat.ts';
import { figureOf } from '../figure.ts';
import { member } from '../members.ts';
import type { Doing } from '../postures/doings.ts';
import { hipsOf } from '../stance.ts';

/** A television in a man's heights: how far ahead of who watches, how high its lower edge, and half its width and height. */
const SCREEN = { ahead: 1.05, low: 0.62, wide: 0.62, high: 0.35 } as const;
/** A sofa: the height of its seat and of its back, and how much of its length each has. */
const SOFA = { seat: 0.25, back: 0.5, each: 0.3 } as const;
/** How high the television's upper edge is. */
export const TELEVISION = SCREEN.low + 2 * SCREEN.high + 0.03;

/** How high what somebody plays with is held. */
const PAD = 0.42;

/** What those who watch a match do: every other one throws up the arms. */
const CHEERING: readonly Doing[] = ['seated', 'rooting'];

const SHIRTS: readonly Colour[] = [
  [0.78, 0.18, 0.16],
  [0.2, 0.42, 0.72],
  [0.88, 0.72, 0.2],
  [0.24, 0.5, 0.34],
];

/** Up to four on a sofa, seen from behind, before a television that shows a match, a game that they play, or a film. */
export function beforeTelevision(
  random: Random,
  colour: Colour | null,
  all: Company['members'],
  vary: number,
): Feat {
  const some = all.slice(0, 4);
  const half = (some.length * SOFA.each) / 2;
  const isMatch = some.some((traits) => traits.includes('match'));
  const isGame = some.some((traits) => traits.includes('console'));
  const people = some.flatMap((traits, n) => {
    const own = traits.filter((trait) => trait !== 'match' && trait !== 'console');
    const doing = isMatch ? (CHEERING[n % CHEERING.length] ?? 'seated') : 'seated';
    const size = figureOf(own).tall;
    const rise = SOFA.seat + 0.05 - hipsOf(figureOf(own), doing) * size;
    const z = (n + 0.5) * SOFA.each - half;
    return member(
      random,
      doing,
      n === 0 && colour !== null ? colour : (SHIRTS[n] ?? null),
      own,
      { at: [0, rise, z], turned: 0, size },
      isGame ? { near: [0.2, PAD, z - 0.035], far: [0.2, PAD, z + 0.035] } : {},
    ).concat(isGame ? [box(plain([0.9, 0.9, 0.92]), [0.215, PAD, z], [0.02, 0.012, 0.05])] : []);
  });
  const model = [
    ...sofa(half + 0.08),
    ...people,
    ...television(isMatch ? pitch : isGame ? game : film),
  ];
  return { model, turn: -1.38 + 0.6 * vary, above: 0.14 };
}

function sofa(half: number): Solid[] {
  const cloth = worn([0.34, 0.4, 0.44], 0.12, { fur: 0.003 });
  return [
    box(cloth, [0.03, SOFA.seat - 0.09, 0], [0.22, 0.09, half], undefined, 0.03),
    box(
      cloth,
      [-0.19, SOFA.back / 2 + 0.03, 0],
      [0.06, SOFA.back / 2 - 0.02, half + 0.06],
      undefined,
      0.045,
    ),
    ...[-1, 1].map((side) =>
      box(cloth, [0.02, 0.2, side * (half + 0.05)], [0.22, 0.16, 0.05], undefined, 0.04),
    ),
  ];
}

/** A screen that shines toward who is on its left, on a low board. */
function television(shown: Look['paint']): Solid[] {
  const { ahead, low, wide, high } = SCREEN;
  const black = plain([0.05, 0.05, 0.06], { gloss: 0.4 });
  const middle = low + high;
  return [
    box(black, [ahead + 0.012, middle, 0], [0.014, high + 0.022, wide + 0.022], undefined, 0.006),
    box({ paint: shown, glow: () => 0.3 }, [ahead - 0.03, middle, 0], [0.012, high, wide]),
    box(black, [ahead + 0.03, low - 0.06, 0], [0.03, 0.07, 0.12]),
    box(
      plain([0.42, 0.29, 0.18]),
      [ahead + 0.06, (low - 0.12) / 2, 0],
      [0.13, (low - 0.12) / 2, wide * 0.8],
      undefined,
      0.01,
    ),
  ];
}

/** How far across a screen a point is, and how far up, −1 to 1. */
const onScreen = (y: number, z: number): readonly [across: number, up: number] => [
  z / SCREEN.wide,
  (y - SCREEN.low - SCREEN.high) / SCREEN.high,
];

/** Where players of two teams are on a pitch, and the ball. */
const PLAYERS = [
  [-0.62, -0.2],
  [-0.3, 0.22],
  [-0.12, -0.46],
  [0.16, 0.1],
  [0.4, -0.3],
  [0.66, 0.3],
  [0.05, 0.46],
] as const;
const BALL = [0.27, -0.08] as const;

/** A match: a striped pitch with its lines, players of two teams and a ball, the stand behind it. */
const pitch: Look['paint'] = (_x, y, z) => {
  const [u, v] = onScreen(y, z);
  if (v > 0.66)
    return Math.sin(u * 90) * Math.sin(v * 120 + u * 20) > 0.1
      ? [0.5, 0.3, 0.3]
      : [0.2, 0.22, 0.36];
  if (v > 0.58) return Math.sin(u * 14) > 0 ? [0.9, 0.9, 0.92] : [0.85, 0.2, 0.16];
  for (const [n, [a, b]] of PLAYERS.entries()) {
    const [across, up] = [Math.abs(u - a) / 0.032, (v - b) / 0.12];
    if (across < 1 && up > -1 && up < 1) {
      if (up > 0.62) return [0.75, 0.55, 0.42];
      return up > -0.1 ? (n % 2 === 0 ? [0.9, 0.12, 0.1] : [0.14, 0.24, 0.85]) : [0.95, 0.95, 0.95];
    }
  }
  if (Math.hypot((u - BALL[0]) * 1.77, v - BALL[1]) < 0.045) return [1, 1, 1];
  const circle = Math.hypot(u * 1.77, v + 0.15);
  const isLine =
    Math.abs(u) < 0.008 ||
    Math.abs(circle - 0.36) < 0.014 ||
    Math.abs(v - 0.5) < 0.014 ||
    (Math.abs(Math.abs(u) - 0.8) < 0.009 && Math.abs(v + 0.12) < 0.34);
  if (isLine) return [0.95, 0.97, 0.95];
  return Math.floor(u * 6 + 60) % 2 === 0 ? [0.16, 0.5, 0.15] : [0.2, 0.58, 0.18];
};

/** A film: hills before a low sun, and a rider. */
const film: Look['paint'] = (_x, y, z) => {
  const [u, v] = onScreen(y, z);
  if (Math.abs(v) > 0.84) return [0.02, 0.02, 0.02];
  const hill = -0.25 + 0.16 * Math.sin(u * 4) + 0.06 * Math.sin(u * 11);
  if (Math.hypot((u - 0.3) * 1.77, v - 0.12) < 0.24 && v > hill) return [1, 0.92, 0.6];
  if (v > hill) return [0.95 - 0.3 * v, 0.5 - 0.1 * v, 0.25 + 0.35 * v];
  return v > hill - 0.3 ? [0.3, 0.16, 0.14] : [0.14, 0.08, 0.09];
};

/** Bricks, coins and a figure of a game that runs and jumps: from the left, up, and half their sides. */
const BRICKS = [
  [-0.62, -0.1],
  [-0.5, -0.1],
  [0.1, 0.16],
  [0.22, 0.16],
  [0.34, 0.16],
] as const;
const COINS = [
  [-0.56, 0.16],
  [0.1, 0.42],
  [0.22, 0.42],
  [0.34, 0.42],
] as const;

/** A game of running and jumping: a bright sky, hills, a green ground with a gap, bricks, coins, a red figure in the air. */
const game: Look['paint'] = (_x, y, z) => {
  const [u, v] = onScreen(y, z);
  const isNear = ([a, b]: readonly [number, number], wide: number, high: number) =>
    Math.abs(u - a) < wide && Math.abs(v - b) < high;
  if (BRICKS.some((one) => isNear(one, 0.056, 0.085))) return [0.72, 0.36, 0.16];
  if (COINS.some((one) => isNear(one, 0.026, 0.065))) return [1, 0.82, 0.15];
  if (isNear([-0.2, 0.12], 0.045, 0.09)) return [0.16, 0.25, 0.8];
  if (isNear([-0.2, 0.26], 0.05, 0.06)) return [0.92, 0.14, 0.12];
  if (isNear([0.72, -0.3], 0.07, 0.22)) return [0.1, 0.6, 0.2];
  const isGap = u > 0.44 && u < 0.58;
  if (v < -0.52 && !isGap) return v > -0.62 ? [0.3, 0.78, 0.25] : [0.55, 0.33, 0.16];
  const hill = -0.35 + 0.3 * Math.cos(u * 3.1 + 0.6);
  return v < hill ? [0.45, 0.82, 0.5] : [0.38, 0.68, 0.98];
};
