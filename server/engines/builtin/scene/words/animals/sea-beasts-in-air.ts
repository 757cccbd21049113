import type { Piece } from '../../../words/reader.ts';
import { IN_SEA } from '../creatures.ts';
import type { Subject, Thing } from '../idea.ts';
import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';

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
    '\\b(?:in|through|across|into|over) (?:the |a )?(?:\\w+ ){0,2}(?:sky|air|heavens)\\b',
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

/** What lives in the sea swims through the air where it is said to fly, or to be in the sky, among clouds or in space, and no water is named. */
export function seaBeastsInAir(
  pieces: readonly Piece<Meaning>[],
  things: readonly Subject[],
): readonly Subject[] {
  const swims = ({ thing }: Subject): boolean => IN_SEA.has(thing) && !LEAPERS.has(thing);
  const meanings = pieces.flatMap((piece) => (piece.negated ? [] : piece.meanings));
  if (!things.some(swims) || meanings.some(({ land }) => WATERS.has(land))) return things;
  const isAmongStars = meanings.some(
    ({ aloft, land }) => aloft === true || land === 'space' || land === 'orbit',
  );
  const text = pieces.map((piece) => piece.text.toLowerCase()).join(' ');
  const isInSky = isAmongStars || IN_SKY.test(text);
  return things.map((one) =>
    swims(one) && (isInSky || one.posture === 'flying')
      ? { ...one, posture: 'flying', traits: [...(one.traits ?? []), 'inair'] }
      : one,
  );
}
