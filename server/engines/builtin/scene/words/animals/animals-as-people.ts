import { type Actor, folkFor } from '../creatures.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';
import { MOUNTS } from '../upon/mounts.ts';
import { riddenAt } from '../upon/ridden.ts';
import { isAlong, withoutBand } from './animals-along.ts';
import { doAsPeople, doesItself, isGroup } from './as-people-do.ts';
import { withHeadsUp } from './dining-as-people.ts';
import { DEEDS } from './folk-deeds.ts';
import { isActor, namesActor } from './named-actors.ts';
import { isSaidAs, isTrade, linked, linkedTo } from './said-as.ts';

/** How many animals of any kind are together. */
const ANY_COUNT = 5;

/** The words of a prompt with the animal there as somebody who is one, in body alone. */
const withFolk = (pieces: Pieces, those: ReadonlySet<number>): Pieces =>
  pieces.map((piece, at) =>
    those.has(at)
      ? {
          ...piece,
          meanings: piece.meanings.map((meaning): Meaning => {
            const { thing, fauna, treat: _treat, land: _land, trait: _trait, ...rest } = meaning;
            if (!isActor(meaning)) return meaning;
            return fauna
              ? { ...rest, thing: 'person', trait: 'anyfolk', count: ANY_COUNT }
              : { ...rest, thing: 'person', trait: folkFor(thing as Actor) };
          }),
        }
      : piece,
  );

/** The words of a prompt without hats and whose they are ("a captain's hat"): nobody is named by them. */
const withoutHats = (pieces: Pieces): Pieces =>
  pieces.filter(
    (_, at) => pieces[at + 1]?.meanings.some(({ trait }) => trait === 'hatted') !== true,
  );

/** Whether somebody is named. */
const isSomebody = (one: Meaning): boolean =>
  (one.thing === 'person' && !isGroup(one)) ||
  one.thing === 'astronaut' ||
  one.thing === 'umbrella' ||
  one.athlete === true;

/**
 * The words of a prompt: an animal or a robot that is named by a trade or works as somebody, or is said to do what
 * people do, is somebody of that body (`creatures.ts`), where nobody else is named who could.
 */
export function asPeople(pieces: Pieces): Pieces {
  const actors = pieces.flatMap((piece, at) => (namesActor(piece) ? [at] : []));
  if (actors.length === 0) return suitedDoers(pieces);
  const inTrades = new Set<number>();
  const trades = new Set<number>();
  pieces.forEach((piece, at) => {
    const isHat = pieces[at + 1]?.meanings.some(({ trait }) => trait === 'hatted') === true;
    if (!isTrade(piece) || isHat) return;
    for (const step of [-1, 1] as const) {
      const found = linkedTo(pieces, at, step);
      if (found === undefined || !isSaidAs(pieces, at, found)) continue;
      inTrades.add(found);
      trades.add(at);
      break;
    }
  });
  if (trades.size > 0)
    return linked(withFolk(withoutBand(pieces, trades, inTrades), inTrades), trades, inTrades);
  const mount = riddenAt(pieces);
  const isRidden = mount >= 0 || says(pieces, ({ trait }) => trait === 'mounted');
  const doers = actors.filter((at) => !isAlong(pieces, at));
  const riders = doers.filter((at) =>
    mount >= 0 ? at !== mount : !pieces[at]?.meanings.some(({ thing }) => MOUNTS.has(thing)),
  );
  const isOnMount = isRidden && riders.length === 1 && actors.length > riders.length;
  const atIt = doers.find((at) => doesItself(pieces, at));
  if (atIt !== undefined && says(pieces, isSomebody)) return withFolk(pieces, new Set([atIt]));
  if (says(withoutHats(pieces), isSomebody) || doers.length === 0) return pieces;
  if (isOnMount) return withFolk(pieces, new Set(riders));
  if (!doAsPeople(pieces, doers)) return pieces;
  return atParties(withFolk(withHeadsUp(pieces), new Set(doers)), new Set(doers));
}

/** What animals have at a party: a cake, at which they sit in hats of paper. */
const CAKE: readonly Meaning[] = [{ dines: true, also: ['balloons', 'cake'] }];

/** The same with those at a party, where one is named, in hats at a cake. */
function atParties(pieces: Pieces, folk: ReadonlySet<number>): Pieces {
  if (!says(pieces, ({ party }) => party === true)) return pieces;
  return pieces.map((piece, at) =>
    folk.has(at)
      ? { ...piece, meanings: [...piece.meanings, { trait: 'partyhat' }] }
      : piece.meanings.some(({ party }) => party === true)
        ? { ...piece, meanings: CAKE }
        : piece,
  );
}

/** The words of a prompt with an astronaut who is said to do what people do as somebody in that suit, where nobody else is named. */
function suitedDoers(pieces: Pieces): Pieces {
  const isDone = says(pieces, ({ thing, trait }) => thing === undefined && DEEDS.has(trait));
  const isOthers = says(pieces, (one) => one.thing !== 'astronaut' && isSomebody(one));
  if (!isDone || isOthers) return pieces;
  return pieces.map((piece) => ({
    ...piece,
    meanings: piece.meanings.map(
      (one): Meaning =>
        one.thing === 'astronaut' ? { ...one, thing: 'person', trait: 'spacesuit' } : one,
    ),
  }));
}
