import type { Meaning } from '../meaning.ts';
import type { Piece } from '../pieces.ts';

/** Words for streets with what links them to a town's name, and the name behind; in Turkish the name comes first. By where such streets are as a rule: in old towns of the south, or anywhere. */
const SOUTHERN =
  /(?<![\p{L}])(?:calles?|callejuelas?|callejones?|vie|vicoli|vicolo|strade|strada|viuzze|ruas?|ruelas?)\s+(?:de\s+la|del|della|delle|dell[’']|di|de|da|do|das|dos|a|em|en|in)\s*(\p{Lu}\p{Ll}+)/giu;
const SOUTHERN_FIRST = /(\p{Lu}\p{Ll}+)(?:[’']\p{Ll}+)?\s+sokaklar\p{Ll}*/giu;
const ANYWHERE =
  /(?<![\p{L}])(?:streets?|lanes?|rues?|ruelles?|straßen|gassen)\s+(?:of|in|de|d[’']|du|von)\s*(\p{Lu}\p{Ll}+)/giu;

/** The same in Russian, whose names say by their ending that it is the town's. */
const OF_TOWN = /(?:улиц|улочк|переулк)\p{Ll}*\s+(\p{Lu}\p{Ll}+)/giu;

/** How the streets of a town look whose name the painter does not know: it is an old one with narrow lanes, since the largest cities are known. `southern`: of plastered houses, as around the Mediterranean. */
export interface UnknownTown {
  readonly manner: Meaning['manner'] | null;
}

/** The town in whose streets a prompt is, by a name that nothing else of it has a meaning for; null where it names none. */
export function unknownTown(
  prompt: string,
  pieces: readonly Pick<Piece, 'text' | 'meanings'>[],
): UnknownTown | null {
  const unknown = new Set(
    pieces.filter(({ meanings }) => meanings.length === 0).map(({ text }) => text.toLowerCase()),
  );
  const isUnknown = (pattern: RegExp): boolean =>
    [...prompt.matchAll(pattern)].some(
      ([, name = '']) => /^\p{Lu}/u.test(name) && unknown.has(name.toLowerCase()),
    );
  if (isUnknown(SOUTHERN) || isUnknown(SOUTHERN_FIRST)) return { manner: 'southern' };
  return isUnknown(ANYWHERE) || isUnknown(OF_TOWN) ? { manner: null } : null;
}
