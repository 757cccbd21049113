import { ACTORS } from '../creatures.ts';
import type { Thing } from '../idea.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Trait } from '../trait.ts';
import { WORKPLACES } from '../work/at-work.ts';
import { dinesAsPeople } from './dining-as-people.ts';
import { DEEDS } from './folk-deeds.ts';
import { isActor, namesActor } from './named-actors.ts';
import { REACH } from './said-as.ts';

/** Who is drawn with what a sport needs. */
const ATHLETES: ReadonlySet<Thing | undefined> = new Set<Thing>([
  ...(['skier', 'snowboarder', 'skater', 'skateboarder'] as const),
]);

/** What is under both feet of one who is on it. */
const PAIRED = /^(?:коньк|лыж|patin|esqu[ií]|skis|roller)/iu;

/** Animals that lie on a bed as animals do. */
const ON_BEDS: ReadonlySet<Thing | undefined> = new Set<Thing>(['cat', 'dog']);

/** Vehicles that an animal drives, and what it rides on besides beasts. */
export const DRIVEN: ReadonlySet<Thing | undefined> = new Set<Thing>([
  ...(['tractor', 'car', 'bus', 'truck', 'train', 'tram', 'rowboat', 'boat'] as const),
  'fireengine',
  'bicycle',
  'motorcycle',
]);

const PITCHES: ReadonlySet<Meaning['scenery']> = new Set<Meaning['scenery']>([
  'villagepitch',
  'tenniscourt',
  'golfcourse',
]);

/** Lands of games. */
const isPitch = ({ land, scenery }: Meaning): boolean =>
  land === 'basketballhall' || PITCHES.has(scenery);

/** Whether a game is named, and not only what animals play with. */
const isOnPitch = (pieces: Pieces): boolean =>
  pieces.some(
    ({ negated, meanings }) =>
      !negated && meanings.some(isPitch) && meanings.every(({ treat }) => treat === undefined),
  );

/** Whether it is a robot right behind which it is said what it does, before anybody else is named ("a robot tries to lift weights, a man laughs"). */
export function doesItself(pieces: Pieces, at: number): boolean {
  if (pieces[at]?.meanings.some(({ thing }) => thing === 'robot') !== true) return false;
  const behind = pieces.slice(at + 1, at + 1 + REACH);
  const stop = behind.findIndex(
    ({ afterStop, meanings }) => afterStop || meanings.some(({ thing }) => thing !== undefined),
  );
  return says(stop < 0 ? behind : behind.slice(0, stop), ({ trait }) => DEEDS.has(trait));
}

/** Whether a birthday is all that is named beside animals: where it is held in the open they have it as animals do. */
const isBirthdayAlone = (pieces: Pieces): boolean =>
  says(pieces, ({ party, land }) => party === true && land === 'diningroom') &&
  pieces.every(({ meanings }) =>
    meanings.every(
      (one) =>
        isActor(one) ||
        one.party === true ||
        (one.thing ?? one.land ?? one.scenery ?? one.snowy ?? one.perch) === undefined,
    ),
  );

/** Whether the words say that the animals there do what people do, where nobody else is named who could. */
export function doAsPeople(pieces: Pieces, doers: readonly number[]): boolean {
  const areSeveral = doers.some(
    (at) =>
      pieces[at]?.plural === true || says(pieces.slice(at, at + 1), ({ fauna }) => fauna === true),
  );
  const isRiding =
    says(pieces, ({ drives }) => drives === true) ||
    (pieces.some(saysRiding) && !hasCyclist(pieces));
  const isPlaying = says(
    pieces,
    ({ trait, relation }) => trait === 'playing' && relation === undefined,
  );
  return (
    says(pieces, (one) => DEEDS.has(one.trait) && (one.thing === undefined || isGroup(one))) ||
    (says(pieces, ({ trait }) => trait === 'working') &&
      says(pieces, ({ land }) => WORKPLACES.has(land))) ||
    pieces.some(
      ({ plural, negated, text, meanings }) =>
        (!plural || PAIRED.test(text)) &&
        !negated &&
        meanings.some(({ thing }) => ATHLETES.has(thing)),
    ) ||
    (isRiding && says(pieces, ({ thing }) => DRIVEN.has(thing))) ||
    ((isPlaying || says(pieces, ({ fauna }) => fauna === true)) && isOnPitch(pieces)) ||
    says(pieces, ({ gathers }) => gathers === true) ||
    dinesAsPeople(pieces) ||
    (says(pieces, ({ posture }) => posture === 'sleeping') &&
      says(pieces, ({ seat }) => seat === 'bed') &&
      !says(pieces, ({ thing }) => ON_BEDS.has(thing))) ||
    ((areSeveral || says(pieces, ({ thing, count = 1 }) => ACTORS.has(thing) && count > 1)) &&
      says(pieces, ({ also }) => also?.includes('picnic') === true)) ||
    (areSeveral && isBirthdayAlone(pieces)) ||
    ((areSeveral || says(pieces, ({ count = 1 }) => count > 1)) &&
      says(pieces, ({ trait }) => trait === 'hugging') &&
      says(pieces, ({ thing }) => thing === 'robot')) ||
    (says(pieces, ({ trait }) => trait === 'reading' || trait === 'newspaper') &&
      says(pieces, ({ seat }) => seat === 'armchair' || seat === 'sofa'))
  );
}

const saysRiding = ({ negated, meanings }: Piece): boolean =>
  !negated && meanings.some(({ trait }) => trait === 'mounted');

/** Whether somebody is named by what they ride, a cyclist, and not right beside an animal that does ("a bear cyclist"). */
const hasCyclist = (pieces: Pieces): boolean =>
  pieces.some((piece, at) => {
    const before = piece.afterStop ? undefined : pieces[at - 1];
    const behind = pieces[at + 1]?.afterStop === false ? pieces[at + 1] : undefined;
    const isAnimals = [before, behind].some((one) => one !== undefined && namesActor(one));
    const isNamed = piece.meanings.some(({ thing }) => DRIVEN.has(thing));
    return saysRiding(piece) && isNamed && !isAnimals;
  });

/** Those whom a word names by what several are together, of whoever that is said ("an orchestra of foxes"). */
const GROUPS: ReadonlySet<Trait | undefined> = new Set<Trait>(['choir', 'orchestra', 'musician']);

/** Whether it is a match of football and not who plays it. */
const isMatch = ({ trait, scenery, count = 1 }: Meaning): boolean =>
  trait === 'footballer' && scenery === 'villagepitch' && count > 1;

/** Whether a word names such a group, or a match of football. */
export const isGroup = (one: Meaning): boolean =>
  (GROUPS.has(one.trait) && one.count !== undefined) || isMatch(one);
