import type { Idea } from './idea.ts';
import type { Meaning } from './meaning.ts';

/** The mood that is said: skeletons that dance are merry, wherever they do. */
export function moodOf(meanings: readonly Meaning[]): Idea['mood'] {
  const isDance =
    meanings.some(({ thing }) => thing === 'skeleton') &&
    meanings.some(({ trait }) => trait === 'dancing');
  const moods = meanings.flatMap(({ mood, thing }) =>
    mood === undefined || (isDance && thing !== undefined) ? [] : [mood],
  );
  return moods[0] ?? null;
}

/** How the picture is framed: a close-up that is called a portrait is one. */
export const framingOf = (meanings: readonly Meaning[]): Idea['composition'] => {
  const said = meanings.flatMap(({ composition }) => composition ?? []);
  return said[0] === 'close' && said.includes('portrait') ? 'portrait' : (said[0] ?? null);
};
