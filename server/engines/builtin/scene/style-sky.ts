import type { DayTime, Idea } from './words/idea.ts';

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

/** What a style adds to the sky. */
export function withStyle(idea: Idea, style: string | null, time: DayTime): Idea {
  if (style === 'fantasy' && !idea.sky.includes('planet') && !idea.sky.includes('earth'))
    return { ...idea, sky: [...idea.sky, 'planet'] };
  if (style === 'makoto shinkai' && time !== 'day') return { ...idea, sky: [...idea.sky, 'stars'] };
  return idea;
}
