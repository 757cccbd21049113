import { firstSaid } from './first-said.ts';
import type { Idea, Subject } from './idea.ts';
import { atWedding } from './keys/places/feast-keys.ts';
import type { Land } from './land.ts';
import { isAloft } from './lands/aloft.ts';
import { landOf } from './lands/land-of-words.ts';
import { amongLeaves, laneOf } from './lands/said-of-place.ts';
import { sownLand } from './lands/sown-land.ts';
import type { Meaning } from './meaning.ts';
import { roomOfTable } from './rooms/at-tables.ts';
import { hallOfThrone } from './rooms/on-throne.ts';
import { roomOfBench } from './work/tinkering.ts';

/** The land that a prompt asks for by name, by what grows or stands there or by what is done; null: it leaves that open. */
export function landAsked(
  named: readonly Subject[],
  meanings: readonly Meaning[],
  raked: Idea['raked'],
): Land | null {
  return isAloft(meanings)
    ? 'clouds'
    : raked !== null
      ? 'field'
      : (atWedding(landOf(meanings), meanings) ??
        sownLand(named, meanings, firstSaid(meanings)('composition')) ??
        laneOf(named, meanings) ??
        amongLeaves(named, meanings) ??
        roomOfTable(named, meanings) ??
        roomOfBench(named) ??
        hallOfThrone(named));
}
