import type { Piece } from '../../../words/reader.ts';
import { ACTORS, type Actor, folkFor } from '../creatures.ts';
import { KNEADING, SELLING } from '../deeds.ts';
import type { Thing } from '../idea.ts';
import type { Meaning } from '../meaning.ts';
import { TALE_FIGURES } from '../roles.ts';
import type { Trait } from '../trait.ts';
import { MOUNTS } from '../upon/mounts.ts';
import { riddenAt } from '../upon/ridden.ts';
import { WORKPLACES } from '../work/at-work.ts';
import { isAlong, withoutBand } from './animals-along.ts';
import { IS } from './trades-of-animals.ts';

type Pieces = readonly Piece<Meaning>[];

/** What people do that an animal on two legs or an astronaut is drawn doing of whom it is said. */
const DEEDS: ReadonlySet<Trait | undefined> = new Set<Trait>([
  ...KNEADING,
  ...(['cakecutting', 'teapouring', 'sewing', 'microscope', 'potting', 'typing'] as const),
  ...(['sketching', 'studying', 'chess', 'cards', 'dice', 'boardgame', 'gaming'] as const),
  ...(['brewing', 'scooping', 'knitting', 'conducting', 'hosing', 'roasting'] as const),
  ...(['operating', 'ironing', 'mowing', 'skipping', 'juggling', 'sawing', 'carving'] as const),
  ...(['scrubbing', 'painting', 'repairing', 'atstove', 'atoven', 'flambe', 'tossing'] as const),
  ...(['hammering', 'netmending', 'chopping', 'sweeping', 'watering', 'fencepainting'] as const),
  ...(['wallpainting', 'graffiti', 'bricklaying', 'boatbuilding', 'pegging'] as const),
  ...(['planting', 'pushing', 'pram', 'moulding', 'unwrapping', 'decorating'] as const),
  ...(['blowing', 'toothbrushing', 'selfie', 'latte', 'dancing', 'rowing', 'casting'] as const),
  ...(['sledding', 'boxing', 'keeper', 'karate', 'yoga', 'meditating', 'lifting'] as const),
  ...(['tennis', 'golf', 'archery', 'stargazing', 'dribbling', 'jumpshot', 'dunking'] as const),
  ...(['finishing', 'scoring', 'choir', 'orchestra', 'queue', 'television', 'chef'] as const),
  ...([
    'footballer',
    'basketballer',
    'fisher',
    'musician',
    'pianist',
    'teacher',
    'waiter',
  ] as const),
  ...(['grapepicking', 'applepicking', 'olivepicking', 'teapicking', 'berrypicking'] as const),
  ...(['cottonpicking', 'coffeepicking', 'currantpicking', 'flowerpicking'] as const),
  ...SELLING,
  ...(['shellgathering', 'mushroompicking', 'stonegathering', 'woodgathering'] as const),
  ...([
    'taichi',
    'tubbed',
    'shoetying',
    'pointetying',
    'armwrestling',
    'boules',
    'pillowfight',
    'foodfight',
    'pinata',
    'whispering',
    'handing',
    'flowerhanding',
    'bowling',
    'bombing',
    'onladder',
    'puddlejumping',
    'fitting',
    'firecrackers',
    'strongman',
    'roundfountain',
    'hidingbehindtree',
    'hidingbehindsofa',
    'hidingunderbed',
    'peeking',
    'cratecarrying',
    'hivetending',
    'bicyclerepair',
    'horsemaking',
    'chestnutroasting',
    'timing',
    'dancegame',
    'shoving',
    'buying',
    'candlelighting',
    'tirechange',
  ] as const),
  ...(['carpentering', 'dusting', 'tablelaying', 'lamplighting'] as const),
  ...([
    'raking',
    'gravelraking',
    'tomatopicking',
    'papercutting',
    'shearing',
    'windowcleaning',
    'windowwaving',
  ] as const),
  ...(['headcarrying', 'laddercarrying', 'stoneskipping', 'stirring', 'frying'] as const),
  ...(['ringdancing', 'firedancing'] as const),
  ...(['dishwashing', 'vacuuming', 'packing', 'kimchimaking', 'wellwater', 'parachuting'] as const),
]);

/** What somebody is by age, sex or looks, and no trade. */
const PLAIN: ReadonlySet<Trait | undefined> = new Set<Trait | undefined>([
  undefined,
  ...(['woman', 'girl', 'child', 'boy', 'old', 'youthful', 'couple', 'family', 'teen'] as const),
  ...(['crowd', 'bearded', 'mounted', 'bride', 'groom', 'wedding', 'goblin', 'orc'] as const),
  ...(['troll', 'dwarf', 'titan', 'alien'] as const),
  // Who is known by name is who that is, beside an animal too.
  ...TALE_FIGURES,
]);

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

/** Whether a word that is not negated says something of which `test` is true. */
export const says = (pieces: Pieces, test: (one: Meaning) => boolean): boolean =>
  pieces.some(({ meanings, negated }) => !negated && meanings.some(test));

/** Whether it is an animal of a kind, a robot, or animals of any kind. */
const isActor = ({ thing, fauna }: Meaning): boolean => ACTORS.has(thing) || fauna === true;

/** Whether a word names such. */
const namesActor = (piece: Piece<Meaning> | undefined): boolean =>
  piece !== undefined && !piece.negated && piece.meanings.some(isActor);

/** "As", right before what somebody works, and right behind it. */
const AS_BEFORE: ReadonlySet<string> = new Set('as|als|comme|como|come|da|как|作为|当'.split('|'));
const AS_BEHIND: ReadonlySet<string> = new Set('olarak|と|し|て|として|の|के|रूप|में'.split('|'));
/** The same as an ending, of Korean. */
const ENDS_AS = /[가-힣](로|으로)$/u;

/** A word that only counts, as articles do, says how large or what colour somebody is, or that somebody works, right now in Chinese. */
const isLink = (piece: Piece<Meaning>): boolean =>
  saysAs(piece) || isArticle(piece) || isRightNow(piece);

/** "Just now", before what is done in Chinese. */
const isRightNow = ({ text, meanings }: Piece<Meaning>): boolean =>
  text === '在' && meanings.length === 0;

/** A word that says that somebody works as somebody, or is dressed so. */
const saysAs = ({ meanings, text }: Piece<Meaning>): boolean =>
  AS_BEFORE.has(text.toLowerCase()) ||
  AS_BEHIND.has(text.toLowerCase()) ||
  meanings.some(({ wears }) => wears === true) ||
  (meanings.length > 0 && meanings.every(({ trait }) => trait === 'working'));

const isArticle = ({ meanings, role }: Piece<Meaning>): boolean =>
  meanings.every(
    ({ count: _count, size: _size, colour: _colour, ...rest }) => Object.keys(rest).length === 0,
  ) &&
  (meanings.length > 0 || role === 'other');

/** Whether a word names somebody by what that one is. */
const isTrade = ({ meanings, negated }: Piece<Meaning>): boolean =>
  !negated &&
  meanings.some(
    ({ thing, trait, land, also }) =>
      thing === 'person' && (!PLAIN.has(trait) || (trait === undefined && (land ?? also))),
  );

/** How many words an animal is off its trade at the most. */
const REACH = 6;

/** Whether it is a robot right behind which it is said what it does, before anybody else is named ("a robot tries to lift weights, a man laughs"). */
function doesItself(pieces: Pieces, at: number): boolean {
  if (pieces[at]?.meanings.some(({ thing }) => thing === 'robot') !== true) return false;
  const behind = pieces.slice(at + 1, at + 1 + REACH);
  const stop = behind.findIndex(
    ({ afterStop, meanings }) => afterStop || meanings.some(({ thing }) => thing !== undefined),
  );
  return says(stop < 0 ? behind : behind.slice(0, stop), ({ trait }) => DEEDS.has(trait));
}

/** Where the animal is that has a trade: right beside it, or beyond words that say that it works as that. */
function linkedTo(pieces: Pieces, at: number, step: 1 | -1): number | undefined {
  for (let n = 1; n <= REACH; n++) {
    const [piece, behind] = [pieces[at + step * n], pieces[at + step * n + (step > 0 ? 0 : 1)]];
    if (piece === undefined || behind?.afterStop !== false) return undefined;
    if (namesActor(piece)) return at + step * n;
    if (!isLink(piece)) return undefined;
  }
  return undefined;
}

/** Whether something is said to be what it is as whom an animal works. */
const isSaidAs = (pieces: Pieces, from: number, to: number): boolean =>
  (Math.abs(from - to) === 1 && !isWorkedWith(pieces[to])) ||
  ENDS_AS.test(pieces[from]?.text ?? '') ||
  pieces
    .slice(Math.min(from, to), Math.max(from, to) + 4)
    .some(
      ({ text, meanings }) =>
        AS_BEFORE.has(text.toLowerCase()) ||
        AS_BEHIND.has(text.toLowerCase()) ||
        meanings.some(({ wears }) => wears === true),
    ) ||
  pieces.slice(from, to).some(({ text }) => IS.has(text.toLowerCase()));

/** Whether animals are named in a form in which Hindi says with whom something is done ("किसान बैलों से"). */
const isWorkedWith = (piece: Piece<Meaning> | undefined): boolean =>
  piece?.text.endsWith('ों') === true;

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
function doAsPeople(pieces: Pieces, doers: readonly number[]): boolean {
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

const saysRiding = ({ negated, meanings }: Piece<Meaning>): boolean =>
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

const isGroup = (one: Meaning): boolean =>
  (GROUPS.has(one.trait) && one.count !== undefined) || isMatch(one);

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
  return atParties(withFolk(pieces, new Set(doers)), new Set(doers));
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

/** The same with the words between those who work and as what they do behind them, who then stand side by side. */
function linked(pieces: Pieces, trades: ReadonlySet<number>, folk: ReadonlySet<number>): Pieces {
  const ends = [...trades, ...folk];
  const [first, last] = [Math.min(...ends), Math.max(...ends)];
  const isBetween = (piece: Piece<Meaning>, at: number) =>
    at > first && at < last && !ends.includes(at) && (saysAs(piece) || isRightNow(piece));
  return [
    ...pieces.filter((piece, at) => !isBetween(piece, at)),
    ...pieces
      .filter(isBetween)
      .map((piece) => ({ ...piece, meanings: piece.meanings.length > 0 ? [{ size: 1 }] : [] })),
  ];
}
