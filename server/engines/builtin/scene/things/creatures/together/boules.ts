import type { Random } from '../../../../kernels/random.ts';
import type { Colour, Company } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';
import type { Feat } from '../feat.ts';
import { figureOf } from '../figure.ts';
import { member } from '../members.ts';
import type { Doing } from '../postures/doings.ts';
import type { Hands } from '../stance.ts';

/** How high those who play boules are drawn, of the height upright: nearer than who is merely there, so that the balls are seen. */
export const BOULES = 1.45;

const STEEL = plain([0.66, 0.68, 0.72], { gloss: 0.9 });
const JACK = plain([0.98, 0.56, 0.08], { gloss: 0.3 });

/** How large a ball and the jack are, larger than life: they are what the game is known by. */
const SIZE = { ball: 0.052, jack: 0.03 } as const;

/** Where the balls that were thrown lie around the jack, which is the first. */
const LYING: readonly (readonly [x: number, z: number])[] = [
  [0.32, -0.2],
  [0.23, -0.26],
  [0.43, -0.16],
  [0.14, -0.1],
  [0.4, -0.36],
  [0.56, -0.28],
];

interface Player {
  readonly at: Vector;
  readonly doing: Doing;
  readonly turned: number;
  /** Where the near hand is, and whether a ball is in it. */
  readonly near?: Vector;
}

/** Who throws, and who looks on from beyond the jack: one points at it, the others wait with a ball in the hand. */
const PLAYERS: readonly Player[] = [
  { at: [-0.6, 0, -0.02], doing: 'bowling', turned: 0.1 },
  { at: [0.2, 0, 0.4], doing: 'pointing', turned: 0.9 },
  { at: [0.74, 0, 0.14], doing: 'clasped', turned: Math.PI - 0.5 },
  { at: [-0.26, 0, 0.6], doing: 'akimbo', turned: 0.5 },
];

/** Several who play boules: one lets a ball go toward the jack, around which others lie, and the rest look on. */
export function boules(
  random: Random,
  colour: Colour | null,
  all: Company['members'],
  vary: number,
): Feat {
  const people = all.slice(0, PLAYERS.length).flatMap((traits, n) => {
    const { at, doing, turned } = PLAYERS[n] ?? (PLAYERS[0] as Player);
    const { tall, shoulder } = figureOf(traits);
    const hands: Hands = n === 0 ? { near: add(at, [0.36, 0.72 * shoulder * tall, -0.14]) } : {};
    const body = member(
      random,
      doing,
      n === 0 ? colour : null,
      traits,
      { at, turned, size: tall, ...(n === 2 && { isMirrored: true as const }) },
      hands,
    );
    return n === 0 ? [...body, ball(STEEL, add(at, [0.56, 0.7 * tall, -0.14]), SIZE.ball)] : body;
  });
  const [jack, ...balls] = LYING.map(([x, z], n): Solid => {
    const radius = n === 0 ? SIZE.jack : SIZE.ball;
    return ball(n === 0 ? JACK : STEEL, [x, radius, z], radius);
  });
  return {
    model: [...people, ...(jack === undefined ? [] : [jack, ...balls])],
    turn: 0.16 + vary,
    above: 0.14,
  };
}
