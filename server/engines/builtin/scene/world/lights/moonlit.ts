import { multiplyColours, scaleColour } from '../../arithmetic.ts';
import type { DayTime, Idea, Thing } from '../../words/idea.ts';
import type { Light } from '../light.ts';

/** What is looked at by moonlight, and must be told by it. */
const EERIE: ReadonlySet<Thing> = new Set<Thing>(['grave', 'hauntedhouse']);
/** Whether a picture is of what is looked at by moonlight with a shudder. */
export const isFeared = ({ subjects }: Pick<Idea, 'subjects'>): boolean =>
  subjects.some(({ thing }) => EERIE.has(thing));

/** How much brighter the moon, the sky about it and the air over the ground are there. */
const BRIGHTER = { moon: 1.5, sky: 1.15, air: 0.9 } as const;

/** The moon over a desert and the blue of its shadows, beside those over other lands. */
const OVER_SAND = { moon: [1.75, 1.6, 1.5], sky: [0.62, 0.86, 1.35] } as const;

/** The light of a graveyard or a haunted house by night, a moon bright enough to tell them by, and of a desert, whose dunes shine before blue shadows. */
export function moonlit(
  light: Light,
  { subjects, land }: Pick<Idea, 'subjects' | 'land'>,
  time: DayTime,
): Light {
  if (land === 'desert' && time === 'night')
    return {
      ...light,
      sun: multiplyColours(light.sun, OVER_SAND.moon),
      ambient: multiplyColours(light.ambient, OVER_SAND.sky),
    };
  if (!light.isNight || !isFeared({ subjects })) return light;
  return {
    ...light,
    sun: scaleColour(light.sun, BRIGHTER.moon),
    ambient: scaleColour(light.ambient, BRIGHTER.sky),
    horizon: scaleColour(light.horizon, BRIGHTER.air),
    middle: scaleColour(light.middle, BRIGHTER.air),
  };
}
