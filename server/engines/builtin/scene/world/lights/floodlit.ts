import type { Idea } from '../../words/idea.ts';
import type { Land } from '../../words/land.ts';
import type { Light } from '../light.ts';

/** Whether masts light a place when it is dark: a stadium. */
const hasFloodlights = ({ town }: Pick<Idea, 'town'>, land: Land): boolean =>
  land === 'street' && town === 'stadium';

/** The light of an hour where floodlights are on: at night they light the ground from above and behind the eye, under the dark sky. */
export function floodlit(light: Light, idea: Pick<Idea, 'town'>, land: Land): Light {
  if (!light.isNight || !hasFloodlights(idea, land)) return light;
  return {
    ...light,
    toward: [-0.36, 0.84, -0.4],
    sun: [0.86, 0.92, 0.98],
    ambient: [0.4, 0.44, 0.5],
    stars: 0.15 * light.stars,
    // What stands there needs no more light to be seen.
    isNight: false,
  };
}
