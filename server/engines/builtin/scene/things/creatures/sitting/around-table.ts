import type { Random } from '../../../../kernels/random.ts';
import type { Colour, Company, Game } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { chessboard } from '../../objects/play/chess.ts';
import { boardGame, cardHand, cardsOnTable, diceOnTable } from '../../objects/play/table-games.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import { mirrored, moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { frustum, type Solid } from '../../sculpt/solid.ts';
import { type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { figureOf } from '../figure.ts';
import { human } from '../human.ts';
import { hipsOf } from '../stance.ts';
import { chair } from './at-table.ts';

const WOOD: Colour = [0.4, 0.24, 0.13];
const FELT: Colour = [0.1, 0.3, 0.17];

/** How high a table and the hips of who sits at it are, in a man's heights. */
const TABLE = 0.415;
const HIPS = 0.307;
/** A table's radius, and how much it grows with each who sits there; how far hips are from its rim. */
const RADIUS = { least: 0.16, each: 0.026 } as const;
const FROM_RIM = 0.165;

/** Whether what people have in common is a game at a table. */
export const isGame = (bond: Company['bond']): bond is Game =>
  bond === 'chess' || bond === 'cards' || bond === 'dice' || bond === 'boardgame';

/** From how far above they are seen, radians. */
const ABOVE = 0.26;

/** What cowboys wear, who else were all alike. */
const COATS: readonly Colour[] = [
  [0.26, 0.3, 0.38],
  [0.5, 0.38, 0.22],
  [0.36, 0.12, 0.1],
];

/** What the one of that index wears; null: as it comes. */
const coatOf = (traits: readonly Trait[], index: number): Colour | null =>
  traits.includes('cowboy') ? (COATS[(index - 1) % COATS.length] ?? null) : null;

/** Where around the table each of so many sits, radians from the right; nobody sits right before the eye. */
function placesOf(count: number): readonly number[] {
  const step = (2 * Math.PI) / count;
  const first = count % 2 === 1 ? Math.PI / 2 : count === 4 ? Math.PI / 4 : 0;
  return Array.from({ length: count }, (_, n) => first + n * step);
}

/** Two to six around a round table over a game, their cards in their hands. */
export function aroundTable(
  wish: Wish,
  members: readonly (readonly Trait[])[],
  game: Game,
): Sprite {
  const { random, rays, tall, colour, hair } = wish;
  const radius = RADIUS.least + RADIUS.each * members.length;
  const places = placesOf(members.length);
  const sitters = members.flatMap((traits, n) => {
    const one = playerOf(
      random,
      n === 0 ? colour : coatOf(traits, n),
      traits,
      game,
      radius,
      n,
      n === 0 ? (hair ?? null) : null,
    );
    return moved(one, { by: yaw(Math.PI - (places[n] as number)) });
  });
  const model = [...tableFor(radius, game), ...onTable(game, radius, places), ...sitters];
  const turn = 0.24 * (random.unit() - 0.5);
  const isLeft = looksLeft(wish);
  const view = { yaw: isLeft ? Math.PI - turn : turn, pitch: ABOVE, away: 5 };
  return sculpt(isLeft ? mirrored(model) : model, view, rays, tall, random);
}

/** Somebody on a chair on the left of the table, who looks to its middle, what they hold in their hands. */
function playerOf(
  random: Random,
  colour: Colour | null,
  traits: readonly Trait[],
  game: Game,
  radius: number,
  index: number,
  hair: Colour | null,
): Solid[] {
  const away = radius + FROM_RIM;
  const rise = HIPS - hipsOf(figureOf(traits), 'seated');
  const on = (x: number, up: number, z: number): Vector => [x + away, TABLE + up - rise, z];
  const isHolding = game === 'cards';
  const near = isHolding
    ? on(-radius + 0.03, 0.09, -0.03)
    : index === 0
      ? on(-0.06, 0.07, -0.04)
      : on(-radius + 0.05, 0.022, -0.09);
  const far =
    isHolding && index % 2 === 0 ? on(-radius + 0.06, 0.075, 0.06) : on(-radius + 0.06, 0.022, 0.1);
  return [
    ...moved(human(random, 'seated', colour, traits, { near, far }, hair), {
      to: [-away, rise, 0],
    }),
    ...moved(chair(), { to: [-away - 0.02, 0, 0] }),
    ...(isHolding ? cardHand([-radius + 0.055, TABLE + 0.115, -0.03]) : []),
  ];
}

function tableFor(radius: number, game: Game): Solid[] {
  const wood = planks(WOOD, 0.06, 'lying');
  const cloth = plain(FELT);
  return [
    frustum(wood, [0, TABLE - 0.026, 0], 0.024, radius, radius),
    ...(game === 'cards'
      ? [frustum(cloth, [0, TABLE - 0.002, 0], 0.004, radius * 0.9, radius * 0.9)]
      : []),
    frustum(wood, [0, 0.03, 0], TABLE - 0.05, 0.036, 0.03),
    frustum(wood, [0, 0, 0], 0.035, radius * 0.62, 0.05),
  ];
}

/** What lies on a table of that radius, before those who sit there. */
function onTable(game: Game, radius: number, places: readonly number[]): Solid[] {
  if (game === 'chess') return chessboard([0, TABLE, 0]);
  if (game === 'dice') return diceOnTable([0, TABLE, 0]);
  if (game === 'boardgame') return boardGame([0, TABLE, 0], Math.min(0.17, radius * 0.72));
  return cardsOnTable([0, TABLE, 0], radius, places);
}
