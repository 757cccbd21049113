import { scaleColour } from '../arithmetic.ts';
import type { Idea } from '../words/idea.ts';
import type { Light } from './light.ts';

/** How much brighter the moon, the sky about it and the air over the ground are where stones are to be read by it. */
const BRIGHTER = { moon: 1.5, sky: 1.15, air: 0.9 } as const;

/** The light of a graveyard by night: a moon bright enough to tell the stones by. */
export function moonlit(light: Light, { subjects }: Pick<Idea, 'subjects'>): Light {
  if (!light.isNight || !subjects.some(({ thing }) => thing === 'grave')) return light;
  return {
    ...light,
    sun: scaleColour(light.sun, BRIGHTER.moon),
    ambient: scaleColour(light.ambient, BRIGHTER.sky),
    horizon: scaleColour(light.horizon, BRIGHTER.air),
    middle: scaleColour(light.middle, BRIGHTER.air),
  };
}
