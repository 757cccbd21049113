import type { Piece } from '../../../words/reader.ts';
import { IN_SEA } from '../creatures.ts';
import type { Idea, Subject, Thing } from '../idea.ts';
import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';
import { BOATS, ROAD_VEHICLES } from '../vehicles.ts';

/** What leaps out of the water for a moment only: "through the air" puts it in no sky. */
const LEAPERS: ReadonlySet<Thing> = new Set<Thing>(['dolphin']);

/** Where it is at home. */
const WATERS: ReadonlySet<Land | undefined> = new Set<Land>([
  'sea',
  'underwater',
  'beach',
  'lake',
  'river',
  'pool',
  'harbour',
]);

/** What says that it is in the sky or the air, and not beneath it. */
const IN_SKY = new RegExp(
  [
    '\\b(?:in|through|across|into|over) (?:the |a )?(?:\\w+ ){0,2}(?:sky|air|heavens)\\b(?! fryer| conditioner)',
    '\\b(?:am|im|durch den|über den) (?:\\w+ ){0,2}\\w*himmel|\\bin der luft|\\bdurch die luft',
    '\\b(?:dans|à travers) (?:le |un )?(?:\\S+ )?ciel\\b|\\bdans les airs|\\bdans l.air\\b',
    '\\b(?:en|por|a través de) el (?:\\S+ )?(?:cielo|aire)\\b',
    '\\b(?:nel|in|attraverso il) (?:\\S+ )?cielo\\b|\\bin aria\\b|\\bnell.aria\\b',
    '\\b(?:no|pelo) (?:céu|ar)\\b',
    '(?:^| )(?:в|по) (?:\\S+ )?(?:небе|небу|воздухе)',
    'gökyüzünde|(?:^| )gökte|(?:^| )havada',
    'في (?:ال)?سماء|عبر (?:ال)?سماء|في الهواء',
    '(?:आसमान|आकाश|हवा) में',
    '(?:天空|星空|夜空)(?!\\s*[之的]?下)|空中|天上',
    '空\\s*[をに]|空中',
    '하늘[을에]|공중',
  ].join('|'),
  'u',
);

/** Words for a leap out of the water. */
const LEAPS =
  /jump|leap|breach|hopp|sprin?g|sprung|saut|bondi|salta|balza|pula|прыг|zıpl|sıçra|قفز|उछल|कूद|跳|跃|躍|ジャンプ|飛び出|뛰|점프/iu;

/** Lands without water: what swims there does so between houses, trees or shelves. */
const DRY: ReadonlySet<Land | undefined> = new Set<Land>([
  ...(['street', 'city', 'forest', 'woods', 'desert', 'library'] as const),
]);

/** Words for being above what is named. */
const ABOVE =
  /^(?:above|over|über|oberhalb|au[ -]dessus|survol|sobre|por encima|encima|sopra|acima|над|üzerinde|üstünde|فوق|के ऊपर|上空|上方|の上|上を|위)/iu;

/** What is told of a thing, and names none beside it. */
const TELLING: ReadonlySet<string> = new Set<keyof Meaning>([
  ...(['trait', 'posture', 'colour', 'count', 'size', 'praise', 'aged', 'hue', 'vague'] as const),
  ...(['ifNone', 'mood'] as const),
]);

type Pieces = readonly Piece<Meaning>[];

/** Whether a word names anything that could be in the sky. */
const namesAny = ({ meanings }: Piece<Meaning>): boolean =>
  meanings.some((one) => Object.keys(one).some((key) => !TELLING.has(key)));

/** Whether the words for the sky are said of what lives in the sea: that is what is named last before them, or, where nothing is, first behind them; and it is not said to leap. */
function isSaidInSky(pieces: Pieces, isSwimmer: (piece: Piece<Meaning>) => boolean): boolean {
  const texts = pieces.map(({ text }) => text.toLowerCase());
  const starts = texts.map((_, at) =>
    texts.slice(0, at).reduce((sum, it) => sum + it.length + 1, 0),
  );
  const matches = texts.join(' ').matchAll(new RegExp(IN_SKY, 'gu'));
  return [...matches].some(({ index, 0: match }) => {
    // Some languages' words for it begin with the space before them.
    const begin = index + (match.length - match.trimStart().length);
    const first = starts.findLastIndex((start) => start <= begin);
    const last = starts.findLastIndex((start) => start < index + match.length);
    const stop = pieces.slice(0, first + 1).findLastIndex(({ afterStop }) => afterStop);
    const sameClause = pieces.slice(Math.max(stop, 0), first);
    if (sameClause.some(({ text }) => LEAPS.test(text))) return false;
    const behind = pieces.slice(last + 1);
    const end = behind.findIndex(({ afterStop }) => afterStop);
    const said =
      sameClause.findLast(namesAny) ??
      (end < 0 ? behind : behind.slice(0, end)).find(namesAny) ??
      (sameClause.length === 0 ? pieces.slice(0, first).findLast(namesAny) : undefined);
    return said !== undefined && isSwimmer(said);
  });
}

/** What drives or sails, and flies in tales. */
const CRAFT: ReadonlySet<Thing | undefined> = new Set<Thing>([
  ...BOATS,
  ...ROAD_VEHICLES,
  ...(['train', 'tram', 'galleon', 'longship', 'submarine', 'tractor', 'sleigh'] as const),
] as Thing[]);

const namesCraft = ({ meanings }: Piece<Meaning>): boolean =>
  meanings.some(({ thing }) => CRAFT.has(thing));

/** Whether a word says nothing between a craft and that it flies. */
const isFiller = ({ meanings, role, afterStop }: Piece<Meaning>): boolean =>
  !afterStop &&
  role !== 'and' &&
  role !== 'with' &&
  meanings.every(
    ({ thing, land, sky, posture }) => (thing ?? land ?? sky ?? posture) === undefined,
  );

/** Whether it is a craft itself that is said to fly, right before it ("a flying ship", "空飛ぶ電車") or right behind it, and no gull over it. */
function craftFlies(pieces: Pieces): boolean {
  const at = pieces.findIndex(
    ({ meanings, negated }) => !negated && meanings.some(({ posture }) => posture === 'flying'),
  );
  if (at < 0) return false;
  const next = pieces[at + 1];
  if (next?.afterStop === false && namesCraft(next)) return true;
  const before = pieces.slice(0, at).findLastIndex((piece) => !isFiller(piece));
  const said = pieces[before];
  return said !== undefined && namesCraft(said) && pieces[at]?.afterStop === false;
}

/** Vehicles and ships that are said to fly, or to be in the sky, are in the air as what swims there is. */
function craftInAir(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  if (!things.some(({ thing }) => CRAFT.has(thing))) return things;
  if (!craftFlies(pieces) && !isSaidInSky(pieces, namesCraft)) return things;
  return things.map((one) =>
    CRAFT.has(one.thing)
      ? { ...one, posture: null, traits: [...(one.traits ?? []), 'inair'] }
      : one,
  );
}

/** The same picture without the rails or the road of what flies. */
export const withoutWays = (idea: Idea): Idea =>
  (idea.path === 'rail' || idea.path === 'road') &&
  idea.subjects.some(({ thing, traits = [] }) => CRAFT.has(thing) && traits.includes('inair'))
    ? { ...idea, path: null }
    : idea;

/** Whether what lives in the sea is said to swim where no water is, or to be above a place on land. */
function isOverLand(pieces: Pieces, isSwimmer: (piece: Piece<Meaning>) => boolean): boolean {
  const swims = pieces.some(({ meanings }) => meanings.some(({ trait }) => trait === 'swimming'));
  const isDry = pieces.some(({ meanings }) => meanings.some(({ land }) => DRY.has(land)));
  if (swims && isDry) return true;
  const at = pieces.findIndex(({ text }) => ABOVE.test(text));
  const before = pieces.slice(0, Math.max(at, 0)).findLast(namesAny);
  const behind = pieces.slice(at + 1).find(namesAny);
  return (
    before !== undefined &&
    isSwimmer(before) &&
    behind?.meanings.some(({ land, settled }) => (land ?? settled) !== undefined) === true
  );
}

/** What lives in the sea swims through the air where it is said to fly, or to be in the sky, among clouds or in space, and no water is named. */
export function inTheAir(pieces: Pieces, named: readonly Subject[]): readonly Subject[] {
  const things = craftInAir(pieces, named);
  const swims = ({ thing }: { readonly thing?: Thing }): boolean =>
    thing !== undefined && IN_SEA.has(thing) && !LEAPERS.has(thing);
  const meanings = pieces.flatMap((piece) => (piece.negated ? [] : piece.meanings));
  if (!things.some(swims) || meanings.some(({ land }) => WATERS.has(land))) return things;
  const isAmongStars = meanings.some(
    ({ aloft, land }) => aloft === true || land === 'space' || land === 'orbit',
  );
  const isSwimmer = (piece: Piece<Meaning>) => piece.meanings.some(swims);
  const isInSky = isAmongStars || isSaidInSky(pieces, isSwimmer) || isOverLand(pieces, isSwimmer);
  return things.map((one) =>
    swims(one) && (isInSky || one.posture === 'flying')
      ? { ...one, posture: 'flying', traits: [...(one.traits ?? []), 'inair'] }
      : one,
  );
}
