import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import type { Cover } from '../../world/cover.ts';
import { lookUp } from '../../world/height-map.ts';
import { illumination } from '../../world/paint-land.ts';
import { LAMP, placeSprite, UNLIT } from './place-sprite.ts';
import type { Planted, Stage } from './stage.ts';

/** How deep what was asked for is, in heights of it: ground on which it stands does not hide it. */
const DEEP = 0.4;
/** The air hides what was asked for no more than this. */
const CLEAREST = 0.42;

/** Draws a thing with the light of its place, and its lamps when it is dark, behind what is nearer. */
export function placePlanted(stage: Stage, planted: Planted, cover: Cover): void {
  const { frame, camera, map, setting } = stage;
  const { sprite, x, z, base, size, boost = 1, shaded = 0 } = planted;
  const { light } = setting;
  const sunlit = lookUp(map.sunlight, x, z);
  const against = light.toward[2] > 0.5 ? 0.55 : 0.95;
  placeSprite({ frame, camera, cover }, light, sprite, {
    x,
    z,
    base,
    size,
    mirrored: false,
    isFront: planted.isFront ?? false,
    deep: planted.boost === undefined ? 0 : DEEP * size,
    clearest: planted.boost === undefined ? 0 : CLEAREST,
    light: sprite.isLit
      ? grey((0.62 + 0.38 * sunlit) * boost * (1 - shaded))
      : scaleColour(illumination(light, sunlit * against, 1.05), 1.1 * boost * (1 - shaded)),
    glow: light.isNight || setting.time === 'sunset' ? LAMP : UNLIT,
  });
}

const grey = (level: number): Colour => [level, level, level];
