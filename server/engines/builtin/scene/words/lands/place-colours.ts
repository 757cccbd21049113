import type { Colour } from '../idea.ts';
import type { Meaning } from '../meaning.ts';
import { isPlace } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import { isGolden } from './ripe-land.ts';

/** Lands that are green by themselves. */
const GREEN: ReadonlySet<Meaning['land']> = new Set<Meaning['land']>([
  'field',
  'forest',
  'woods',
  'mountain',
  'island',
  'terraces',
]);

/** Lands that are golden by themselves, or may be. */
const GOLDEN: ReadonlySet<Meaning['land']> = new Set<Meaning['land']>([
  'field',
  'terraces',
  'desert',
  'beach',
]);

/** Blue and green water is as water is, a green field as fields are, and a golden one: they tint no light. */
export const isNatural = ({ land }: Meaning, colour: Colour | null): boolean =>
  colour !== null &&
  (land === 'sea' || land === 'lake' || land === 'river'
    ? Math.max(colour[1], colour[2]) > colour[0] + 0.15
    : (GREEN.has(land) && colour[1] > Math.max(colour[0], colour[2]) + 0.1) ||
      (GOLDEN.has(land) && isGolden(colour)));

/** Who paints something of which the colour is said behind that. */
const PAINTING: ReadonlySet<Meaning['trait']> = new Set<Meaning['trait']>([
  'fencepainting',
  'wallpainting',
]);

/** Whether a colour is that of the paint: it comes right behind what is painted. */
export function isOfPaint(pieces: Pieces, piece: Piece, { colour }: Meaning): boolean {
  const before = pieces[pieces.indexOf(piece) - 1]?.meanings ?? [];
  return (
    colour !== undefined && !piece.afterStop && before.some(({ trait }) => PAINTING.has(trait))
  );
}

/** Whether a colour just behind a place is the place's ("un champ vert"), nothing that it could describe following. */
function isOfPlace(pieces: Pieces, piece: Piece, { colour }: Meaning): boolean {
  if (colour === undefined || piece.afterStop || !isPlace(pieces, piece)) return false;
  return !describesSoon(pieces, piece);
}

const isHour = (piece: Piece | undefined): boolean =>
  piece?.meanings.some(({ time, thing }) => time !== undefined && thing === undefined) ?? false;

/** Whether a colour is that of an hour's light: it stands right before its word ("orange sunset"), or right behind it ("tramonto rosa") with nothing following that it could describe. */
function isOfHour(pieces: Pieces, piece: Piece, { colour }: Meaning): boolean {
  if (colour === undefined) return false;
  const at = pieces.indexOf(piece);
  const next = pieces[at + 1];
  if (isHour(next) && next?.afterStop === false) return true;
  return isHour(pieces[at - 1]) && !piece.afterStop && !describesSoon(pieces, piece);
}

/** Words for light, of which a colour may be said. */
const LIGHT =
  /^(?:lights?|lighting|glow|licht(?:er|es)?|beleuchtung|schein|lumières?|lueurs?|éclairage|luz|luces|iluminación|resplandor|свет\p{L}*|огн\p{L}*|освещени\p{L}*|luzes|iluminação|brilho|luc[ei]|bagliore|ışık\p{L}*|ضوء|أضواء|نور|إضاءة|रोशनी|बत्तियाँ|बत्तियां|प्रकाश|灯光|灯|光|光线|光芒|ライト|明かり|灯り|照明|빛\p{L}*|불빛\p{L}*|조명\p{L}*)$/iu;

/** Whether a colour is that of light ("soft green light", "luces amarillas"): it stands right before its word or right behind it, and is nobody's dress. */
function isOfLight(pieces: Pieces, piece: Piece, { colour }: Meaning): boolean {
  if (colour === undefined) return false;
  const at = pieces.indexOf(piece);
  const [before, next] = [pieces[at - 1], pieces[at + 1]];
  const isLight = (one: Piece | undefined) =>
    one !== undefined &&
    one.meanings.every(({ praise }) => praise === true) &&
    LIGHT.test(one.text);
  return (
    (next?.afterStop === false && isLight(next)) ||
    (!piece.afterStop && isLight(before) && !describesNext(next))
  );
}

/** Whether a thing is named right behind a colour, in one breath with it. */
const describesNext = (next: Piece | undefined): boolean =>
  next?.afterStop === false && next.meanings.some(({ thing }) => thing !== undefined);

/** The light that a colour makes of an hour: of a warm one, what it is by itself. */
const hourTint = (colour: Colour | undefined): Colour | null =>
  colour === undefined || colour[0] > colour[2] + 0.2 ? null : colour;

/** Whether a thing follows in the same clause. */
function describesSoon(pieces: Pieces, piece: Piece): boolean {
  const rest = pieces.slice(pieces.indexOf(piece) + 1);
  const stop = rest.findIndex(({ afterStop }) => afterStop);
  const clause = stop < 0 ? rest : rest.slice(0, stop);
  return clause.some(({ meanings }) => meanings.some(({ thing }) => thing !== undefined));
}

/** The light that a colour of the place before it makes. */
function placeTint(pieces: Pieces, piece: Piece, colour: Colour | undefined): Colour | null {
  const place = pieces[pieces.indexOf(piece) - 1]?.meanings.find(({ land }) => land !== undefined);
  return colour === undefined || isNatural(place ?? {}, colour) ? null : colour;
}

/** Whether a colour is of an hour, a light or the place, and not of a thing. */
export const isOfSurroundings = (pieces: Pieces, piece: Piece, meaning: Meaning): boolean =>
  isOfHour(pieces, piece, meaning) ||
  isOfLight(pieces, piece, meaning) ||
  isOfPlace(pieces, piece, meaning);

/** How such a colour tints the light; null: it is the natural one there. */
export const surroundingTint = (pieces: Pieces, piece: Piece, meaning: Meaning): Colour | null =>
  isOfHour(pieces, piece, meaning) || isOfLight(pieces, piece, meaning)
    ? hourTint(meaning.colour)
    : placeTint(pieces, piece, meaning.colour);
