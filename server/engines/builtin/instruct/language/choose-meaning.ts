import type { InstructionPiece, Meaning } from './vocabulary.ts';

/** What a word with several meanings means among its neighbours; null for none. */
export function chooseMeaning(
  piece: InstructionPiece,
  pieces: readonly InstructionPiece[],
  hasColour: boolean,
): Meaning | null {
  const { meanings } = piece;
  if (meanings.length < 2) return meanings[0] ?? null;
  const find = (key: string) => meanings.find((one) => key in one);
  const others = pieces.filter((one) => one !== piece);
  const elsewhere = (key: string) =>
    others.some((one) => one.meanings.some((meaning) => key in meaning));
  const part = find('part');
  // "Photo" names the picture before it names a style; "blue sky" the sky where a colour follows.
  if (part !== undefined && find('style') !== undefined) return part;
  const weather = find('weather');
  const colour = find('colour');
  if (part !== undefined && colour !== undefined) return colour;
  if (part !== undefined && weather !== undefined)
    return hasColour || elsewhere('time') || elsewhere('weather') ? part : weather;
  // Turkish "yaz" is the summer, and as the verb, which comes last, "write".
  const season = find('season');
  if (season !== undefined && find('act') !== undefined && piece !== pieces.at(-1)) return season;
  for (const key of PREFERRED) {
    const meaning = find(key);
    if (meaning !== undefined) return meaning;
  }
  return meanings[0] ?? null;
}

/** Which of several meanings counts, if nothing beside it tells. */
const PREFERRED = [
  'look',
  'act',
  'body',
  'season',
  'weather',
  'time',
  'part',
  'colour',
  'style',
  'change',
  'shape',
  'amount',
];
