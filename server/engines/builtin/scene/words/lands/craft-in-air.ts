import type { Idea, Subject, Thing } from '../idea.ts';
import type { Piece, Pieces } from '../pieces.ts';
import { BOATS, ROAD_VEHICLES } from '../vehicles.ts';
import { isSaidInSky } from './in-sky.ts';

/** What drives or sails, and flies in tales. */
const CRAFT: ReadonlySet<Thing | undefined> = new Set<Thing>([
  ...BOATS,
  ...ROAD_VEHICLES,
  ...(['train', 'tram', 'galleon', 'longship', 'submarine', 'tractor', 'sleigh'] as const),
] as Thing[]);

const namesCraft = ({ meanings }: Piece): boolean => meanings.some(({ thing }) => CRAFT.has(thing));

/** What is right behind "flying" of what only goes fast: "past the village", "down the tracks"; or of what has its flag out. */
const ON_ITS_WAY =
  /^(?:past|by|down|along|(?:(?:across|on|over) (?:the )?(?:waters?|waves|lake|tracks?|rails?|road|highway|motorway)\b)|(?:(?:a|an|the|its|his|her|their) )?(?:\S+ )?(?:flags?|colou?rs|jack|roger|ensign|banners?|pennants?)\b)/iu;

/** Whether it is said to fly only in that it goes fast, or has its sails or its flag out. */
function isFigurative(pieces: Pieces, at: number): boolean {
  const behind = pieces.slice(at + 1, at + 5).map(({ text }) => text);
  return (
    ON_ITS_WAY.test(behind.join(' ')) || /^(?:sails?|flags?)$/iu.test(pieces[at - 1]?.text ?? '')
  );
}

/** Whether a word says nothing between a craft and that it flies. */
const isFiller = ({ meanings, role, afterStop }: Piece): boolean =>
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
  if (at < 0 || isFigurative(pieces, at)) return false;
  const next = pieces[at + 1];
  if (next?.afterStop === false && namesCraft(next)) return true;
  const before = pieces.slice(0, at).findLastIndex((piece) => !isFiller(piece));
  const said = pieces[before];
  return said !== undefined && namesCraft(said) && pieces[at]?.afterStop === false;
}

/** Vehicles and ships that are said to fly, or to be in the sky, are in the air as what swims there is. */
export function craftInAir(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
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
