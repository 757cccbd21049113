import { COLOURS } from '../../../words/lists/colours.ts';
import { drinkAtHome } from '../animals/drinkers.ts';
import { isBeast } from '../creatures.ts';
import type { Meaning } from '../meaning.ts';
import { isBeing, isWashing, says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Trait } from '../trait.ts';
import { digital } from './digital.ts';
import { flyingWheels } from './flying-wheels.ts';
import { fryingAlone } from './handled.ts';
import { poolGames } from './pool-games.ts';
import { porridge } from './porridge.ts';
import { inSenses, type Sense } from './sense.ts';
import { flowerBoxes, tramps } from './tramps.ts';
import { youngInGerman } from './young-in-german.ts';

const names = (piece: Piece | undefined, test: (one: Meaning) => boolean): boolean =>
  piece?.meanings.some(test) === true;

/** Who is patient is no patient: the word stands right before who that is, or right behind an animal. */
const patient: Sense = (pieces, at) => {
  const piece = pieces[at];
  if (!/^pa[tcz]ient[aeio]?s?$/iu.test(piece?.text ?? '')) return null;
  const next = pieces[at + 1];
  const before = pieces
    .slice(Math.max(0, at - 2), at)
    .findLast(({ meanings }) => meanings.length > 0);
  const isBefore = next?.afterStop === false && names(next, isBeing);
  const isBehind =
    piece?.afterStop === false &&
    names(before, ({ thing }) => thing !== undefined && isBeast(thing)) &&
    pieces[at - 1]?.role !== 'and';
  return isBefore || isBehind ? [] : null;
};

/** Glass is nobody's glasses. */
const glass: Sense = (pieces, at) =>
  /^glass$/iu.test(pieces[at]?.text ?? '') && names(pieces[at], ({ trait }) => trait === 'glasses')
    ? []
    : null;

/** Whose markets, towns and ships are called by their name. */
const PEOPLES: ReadonlySet<Trait | undefined> = new Set<Trait>([
  ...(['viking', 'cowboy', 'pirate', 'samurai', 'knight'] as const),
]);

/** Whose a market or a town is called in English, right before its name, is nobody by himself: they are several there, or whoever else is named. */
const peoples: Sense = (pieces, at) => {
  const [piece, next] = [pieces[at], pieces[at + 1]];
  const isPeople = ({ thing, trait }: Meaning) => thing === 'person' && PEOPLES.has(trait);
  const isPlace =
    next?.afterStop === false &&
    names(next, ({ land, settled }) => land !== undefined || settled !== undefined);
  if (piece === undefined || piece.plural || !names(piece, isPeople) || !isPlace) return null;
  if (!/^[a-z]+$/iu.test(piece.text)) return null;
  const others = pieces.filter((one) => one !== piece);
  const isElse = says(others, ({ thing }) => thing === 'person');
  return piece.meanings.flatMap((one): readonly Meaning[] => {
    if (!isPeople(one)) return [one];
    const { thing: _thing, trait: _trait, ...rest } = one;
    return isElse ? [rest] : [{ ...one, count: 3, vague: true }];
  });
};

/** What tells that a caravan is one of camels. */
const OF_CAMELS: ReadonlySet<Meaning['land']> = new Set<Meaning['land']>(['desert', 'oasis']);

/** A caravan that no desert, camels or traders are named with is one to live in. */
const caravan: Sense = (pieces, at) => {
  const piece = pieces[at];
  if (!/^(?:caravans?|caravanes?|caravanas?|karavan)$/iu.test(piece?.text ?? '')) return null;
  if (!names(piece, ({ inLine }) => inLine === true)) return null;
  const others = pieces.filter((one) => one !== piece);
  const isOfCamels =
    says(others, ({ thing, land }) => thing === 'camel' || OF_CAMELS.has(land)) ||
    others.some(({ text }) => CAMEL_ROADS.test(text));
  return isOfCamels ? null : [{ thing: 'campervan' }];
};

/** Words for who goes with camels, and where. */
const CAMEL_ROADS =
  /^(?:silk|merchants?|traders?|spices?|nomads?|bedouins?|dunes?|sands?|sahara|ipek|marchands?|nomades?|soie|épices|mercaderes|nómadas|seda|especias|mercadores|nômades)$/iu;

/** Marshmallows that no fire or stick is named with lie in a cup, or are soft as such. */
const marshmallow: Sense = (pieces, at) => {
  const piece = pieces[at];
  const isIt = ({ trait, also }: Meaning) =>
    trait === 'roasting' && also?.includes('campfire') === true;
  if (
    !/^(?:marsh|зефир|棉花糖|マシュマロ|마시멜로|malvavisco|guimauve|مارشميلو|मार्शमैलो)\p{L}*$/iu.test(
      piece?.text ?? '',
    )
  )
    return null;
  if (!names(piece, isIt)) return null;
  const others = pieces.filter((one) => one !== piece);
  const isInCup = says(others, ({ thing, held }) => thing === 'cup' || held === 'cup');
  const isByFire = says(
    others,
    ({ thing, trait, hearth, fireside }) =>
      thing === 'campfire' || trait === 'roasting' || hearth === true || fireside === true,
  );
  return isInCup && !isByFire ? [] : null;
};

/** German cards that are played are no karts. */
const karten: Sense = (pieces, at) => {
  const [piece, next] = [pieces[at], pieces[at + 1]];
  if (!/^karten$/iu.test(piece?.text ?? '') || !names(piece, ({ land }) => land === 'kartinghall'))
    return null;
  const isPlayed = next?.afterStop === false && /^(?:ge)?spiel/iu.test(next.text);
  const isAnybody = says(pieces, ({ thing }) => thing === 'person');
  return isPlayed ? [{ trait: 'cards', ...(!isAnybody && { thing: 'person', count: 3 }) }] : [];
};

/** In what one rides and on no horse. */
const PUBLIC: ReadonlySet<Meaning['thing']> = new Set<Meaning['thing']>(['bus', 'train', 'tram']);
const isPublic = ({ thing, land }: Meaning): boolean =>
  PUBLIC.has(thing) || land === 'metro' || land === 'subwaystation' || land === 'elevator';

/** Whether it names the cabin in which one rides, as in Hindi. */
const isWithin = ({ land }: Meaning): boolean =>
  land === 'buscabin' || land === 'tramcabin' || land === 'compartment' || land === 'metro';

/** Who rides a bus or the subway is on no horse, in the languages whose word for that is the same. */
const riding: Sense = (pieces, at) => {
  const piece = pieces[at];
  if (!/^(?:ride|rides|riding|تركب|يركب|راكب|راكبة|सवार)$/iu.test(piece?.text ?? '')) return null;
  if (pieces[at - 1]?.meanings.some(isWithin) === true) return [];
  const behind = pieces.slice(at + 1, at + 5);
  const stop = behind.findIndex(({ afterStop }) => afterStop);
  const ridden = (stop < 0 ? behind : behind.slice(0, stop)).find(({ meanings }) =>
    meanings.some(({ thing, land }) => (thing ?? land) !== undefined),
  );
  return ridden?.meanings.some(isPublic) === true ? [] : null;
};

/** A coast that is known by a cove has cliffs where they are named, and no cove beside another land. */
const cove: Sense = (pieces, at) => {
  const isCove = ({ scenery, ifNone }: Meaning) => scenery === 'cove' && ifNone === true;
  if (!names(pieces[at], isCove)) return null;
  const others = pieces.filter((_, n) => n !== at);
  if (says(others, ({ cliffs }) => cliffs === true))
    return [{ land: 'sea', cliffs: true, highCliffs: true }];
  const isElsewhere = ({ land }: Meaning) =>
    land !== undefined && land !== 'beach' && land !== 'sea';
  return says(others, isElsewhere) ? [] : null;
};

/** A valley through which a road, a path or a train's rails lead is seen along those, between mountains. */
const valley: Sense = (pieces, at) => {
  const isValley = ({ scenery, ifNone }: Meaning) => scenery === 'valley' && ifNone === true;
  const isStreet = (one: Meaning) => one.land === 'street' && Object.keys(one).length === 1;
  if (!names(pieces[at], (one) => isValley(one) || isStreet(one))) return null;
  const others = pieces.filter((_, n) => n !== at);
  const isElsewhere = (one: Meaning) =>
    one.settled !== undefined || (one.land !== undefined && !isStreet(one) && !isValley(one));
  if (says(others, isElsewhere)) return null;
  if (names(pieces[at], isValley)) {
    const leads = says(
      others,
      (one) => one.path !== undefined || one.thing === 'train' || isStreet(one),
    );
    return leads ? [{ land: 'mountain' }] : null;
  }
  return says(others, isValley) ? [{ path: 'road' }] : null;
};

/** Whose wings are named for themselves, in all languages, and which are white. */
const OF_ANGELS = /angel|engel|ange|anjo|ангел|melek|ملاك|天使|천사/iu;
const OF_BUTTERFLIES =
  /butterfl|papillon|schmetterling|mariposa|farfalla|borboleta|бабочк|kelebek|فراش|तितली|蝴蝶|蝶|나비/iu;
const WHITE = /white|wei[sß]|blan[ck]|белы/iu;

/** Wings that nobody has are a butterfly or an angel; those of a swan are white. */
const wings: Sense = (pieces, at) => {
  const piece = pieces[at];
  const isWings = ({ thing, trait }: Meaning) =>
    thing === undefined && (trait === 'winged' || trait === 'gauzewings');
  if (piece === undefined || !names(piece, isWings)) return null;
  const others = pieces.filter((one) => one !== piece);
  if (WHITE.test(piece.text) && says(others, ({ thing }) => thing === 'swan'))
    return [{ colour: COLOURS.white }];
  if (says(others, isBeing)) return null;
  if (OF_BUTTERFLIES.test(piece.text)) return [{ thing: 'butterfly' }];
  return OF_ANGELS.test(piece.text) ? [{ thing: 'person', trait: 'angel' }] : null;
};

/** An animal that walks away walks. */
const leaving: Sense = (pieces, at) => {
  if (!names(pieces[at], ({ trait }) => trait === 'leaving')) return null;
  const isOf = (test: (thing: Meaning['thing'] & string) => boolean) =>
    says(pieces, ({ thing }) => thing !== undefined && test(thing));
  return isOf(isBeast) && !isOf((thing) => thing === 'person') ? [{ posture: 'walking' }] : null;
};

/** Who looks at the Earth and names the Moon is on that: "a cat looks at the Earth from the Moon". */
const fromMoon: Sense = (pieces, at) => {
  if (!names(pieces[at], ({ sky }) => sky === 'moon')) return null;
  const isSeen = says(pieces, ({ sky }) => sky === 'earth') && says(pieces, isBeing);
  return isSeen ? [{ land: 'space', lunar: true, surrounds: 'space' }] : null;
};

/** A quay of a railway station is its platform ("le quai de la gare"). */
const quai: Sense = (pieces, at) =>
  /^quais?$/iu.test(pieces[at]?.text ?? '') && says(pieces, ({ land }) => land === 'station')
    ? []
    : null;

/** A wheel is no bullring ("rueda", "ruedo"). */
const rueda: Sense = (pieces, at) =>
  /^ruedas?$/iu.test(pieces[at]?.text ?? '') && names(pieces[at], ({ town }) => town === 'bullring')
    ? []
    : null;

/** Who waters is at flowers and no sea: the word stands right behind who that is. */
const waters: Sense = (pieces, at) => {
  const before = pieces[at - 1];
  if (!/^waters$/iu.test(pieces[at]?.text ?? '') || before === undefined) return null;
  const isDoer = names(before, isBeing) || /^(?:she|he|who)$/iu.test(before.text);
  return isDoer ? [{ trait: 'watering', land: 'field', ifNone: true }] : null;
};

/** Turkish "mısır" that somebody eats, sells or cooks is maize, and no Egypt. */
const maize: Sense = (pieces, at) =>
  /^mısır$/iu.test(pieces[at]?.text ?? '') &&
  /^(yiy|yed|yer|yemek|satan|satıcı|satıyor|pişir|közl|haşla|tarla|topla)/iu.test(
    pieces[at + 1]?.text ?? '',
  )
    ? []
    : null;

/** Russian words for what dries, and on what. */
const ON_A_LINE = /^(?:суш[иа]|верёвк|веревк|прищепк)/iu;

/** What is white is no washing unless it dries, though Russian endings make them alike: "в белом платье". */
const white: Sense = (pieces, at) => {
  const piece = pieces[at];
  if (!names(piece, isWashing) || !names(piece, ({ colour }) => colour !== undefined)) return null;
  return pieces.some(({ text }) => ON_A_LINE.test(text))
    ? null
    : (piece?.meanings ?? []).filter((one) => !isWashing(one));
};

/** What makes a flamingo of Spanish flamenco: its article right before it, or a colour right behind. */
function isFlamingo(pieces: Pieces, at: number): boolean {
  const next = pieces[at + 1];
  const isColoured = next?.afterStop === false && names(next, ({ colour }) => colour !== undefined);
  const isBird = isColoured || /^(?:un|unos|dos|tres)$/iu.test(pieces[at - 1]?.text ?? '');
  return isBird && !says(pieces, ({ thing }) => thing === 'person');
}

/** Spanish flamenco that is danced, sung or played is no bird. */
const flamenco: Sense = (pieces, at) => {
  if (!/^flamencos?$/iu.test(pieces[at]?.text ?? '') || isFlamingo(pieces, at)) return null;
  const isDanced = pieces.some(
    ({ meanings, text }) =>
      meanings.some(({ trait }) => trait === 'dancing' || trait === 'ballet') ||
      /^(?:cant[ae]|guitarr|tabla|baila)/iu.test(text),
  );
  return isDanced ? [] : null;
};

/** German roses are no horses, though those may be written nearly so ("Ross", "Rosse"). */
const rosen: Sense = (pieces, at) => {
  const piece = pieces[at];
  const isHorse = ({ thing }: Meaning) => thing === 'horse';
  return /^rosen$/iu.test(piece?.text ?? '') && names(piece, isHorse)
    ? (piece?.meanings ?? []).filter((one) => !isHorse(one))
    : null;
};

/** Beasts that bear what is loaded on them, on four legs. */
const BEARERS: ReadonlySet<Meaning['thing']> = new Set<Meaning['thing']>([
  ...(['donkey', 'horse', 'camel', 'llama', 'elephant', 'cow'] as const),
]);

/** What a beast of burden carries is no crate in anybody's arms: the word stands right behind it. */
const burden: Sense = (pieces, at) => {
  if (!names(pieces[at], ({ trait }) => trait === 'cratecarrying')) return null;
  const before = pieces.slice(0, at).findLast(({ meanings }) => meanings.length > 0);
  return names(before, ({ thing }) => BEARERS.has(thing)) ? [] : null;
};

const SENSES: readonly Sense[] = [
  burden,
  youngInGerman,
  digital,
  poolGames,
  rosen,
  maize,
  flamenco,
  fryingAlone,
  flyingWheels,
  porridge,
  drinkAtHome,
  white,
  ...[riding, patient, glass, peoples, caravan, marshmallow, karten],
  ...[cove, valley, wings, leaving, waters, rueda, fromMoon, quai, tramps, flowerBoxes],
];

/** The words of a prompt, those that are written like another in the sense that the words around them give: a patient lion is in no hospital, a Viking market nobody, a caravan by the sea no camels. */
export const homographs = (pieces: Pieces): Pieces => inSenses(pieces, SENSES);
