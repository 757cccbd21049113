import { multiplyColours, scaleColour } from '../../../arithmetic.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour, Weather } from '../../../words/idea.ts';
import type { Cover } from '../../../world/cover.ts';
import { lookUp } from '../../../world/height-map.ts';
import type { Light } from '../../../world/light.ts';
import { illumination } from '../../../world/paint-land.ts';
import type { Planted, Stage } from '../stage.ts';
import { LAMP, placeSprite, UNLIT } from './place-sprite.ts';

const DIM: readonly Weather[] = ['storm', 'rain', 'fog', 'snowfall', 'sandstorm', 'hail'];
/** How deep what was asked for is, in heights of it: ground on which it stands does not hide it. */
const DEEP = 0.4;
/** The share of what was asked for that comes through the air at the least, and through fog, before which its outline must be told. */
const CLEAREST = 0.42;
const CLEAREST_IN_FOG = 0.64;

/** Draws a thing with the light of its place, and its lamps when it is dark, behind what is nearer. */
export function placePlanted(stage: Stage, planted: Planted, cover: Cover): void {
  const { frame, camera, map, setting } = stage;
  const { sprite, x, z, base, size, boost = 1, shaded = 0, tone = AS_DRAWN } = planted;
  const { light } = setting;
  const sunlit = lookUp(map.sunlight, x, z);
  placeSprite({ frame, camera, cover }, light, sprite, {
    x,
    z,
    base,
    size,
    mirrored: false,
    isFront: planted.isFront ?? false,
    melts: planted.melts ?? 0,
    floats: planted.floats ?? false,
    deep: planted.deep ?? (planted.boost === undefined ? 0 : DEEP * size),
    clearest: planted.boost === undefined ? 0 : light.fog ? CLEAREST_IN_FOG : CLEAREST,
    light: multiplyColours(
      sprite.isLit
        ? grey((0.62 + 0.38 * sunlit) * boost * (1 - shaded))
        : scaleColour(plantLight(light, sunlit), boost * (1 - shaded)),
      tone,
    ),
    glow: isDim(setting) ? (planted.shine ?? LAMP) : UNLIT,
  });
}

/** The light on a plant of which that share is in the sun: less where it is seen from its shaded side. */
export const plantLight = (light: Light, sunlit: number): Colour =>
  scaleColour(illumination(light, sunlit * (light.toward[2] > 0.5 ? 0.55 : 0.95), 1.05), 1.1);

/** Whether lamps burn: when it is dark, or the weather makes it so. */
const isDim = ({ light, time, weather, idea, land }: Setting): boolean =>
  light.isNight ||
  (idea.deep && land === 'underwater') ||
  time === 'sunset' ||
  DIM.includes(weather);

const AS_DRAWN: Colour = [1, 1, 1];

const grey = (level: number): Colour => [level, level, level];
