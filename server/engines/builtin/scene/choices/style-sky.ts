import type { DayTime, Idea } from '../words/idea.ts';
import type { Land } from '../words/land.ts';

/** Heaped clouds of the styles and media that are known for them, or for their absence. */
export const HEAPS: Readonly<Record<string, number>> = {
  ghibsky: 6,
  'makoto shinkai': 5,
  fantasy: 4,
  midjourney: 2,
  realism: 0,
  ink: 0,
};

/** Another world's sky shows a third one; where none is named, the ground is the moon's and that is the earth. */
export const withPlanet = (idea: Idea): Idea =>
  idea.sky.includes('planet') || idea.sky.includes('earth')
    ? idea
    : { ...idea, sky: [...idea.sky, 'earth', 'milkyway'] };

/** Where people have built close: the sky is that of the earth. */
const TOWNS: ReadonlySet<Land> = new Set<Land>(['street', 'canal', 'city', 'harbour', 'quay']);

/** Whether a picture is of another world where its style is one of fantasy: not among the houses of a town of today or of old. */
const isOtherworldly = ({ sky, future }: Idea, land: Land): boolean =>
  !sky.includes('planet') && !sky.includes('earth') && (future || !TOWNS.has(land));

/** What a style adds to the sky of a land. */
export function withStyle(idea: Idea, land: Land, style: string | null, time: DayTime): Idea {
  if (style === 'fantasy' && isOtherworldly(idea, land))
    return { ...idea, sky: [...idea.sky, 'planet'] };
  if (style === 'makoto shinkai' && time !== 'day') return { ...idea, sky: [...idea.sky, 'stars'] };
  return idea;
}
