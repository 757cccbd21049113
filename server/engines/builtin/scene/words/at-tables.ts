import type { Game, Subject } from './idea.ts';
import type { Land } from './land.ts';

/** Games that are played at home where no place is said. */
const AT_HOME: ReadonlySet<string> = new Set<Game>(['cards', 'dice', 'boardgame']);

/** The room where those sit who play cards, dice or a board game and nothing is said of where; null where nobody does. */
export const roomOfGame = (named: readonly Subject[]): Land | null =>
  named.some(({ company }) => company && AT_HOME.has(company.bond)) ? 'room' : null;
