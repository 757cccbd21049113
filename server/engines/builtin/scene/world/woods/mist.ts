import { lumaOf, mixColour, scaleColour } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import type { Colour } from '../../words/idea.ts';
import type { Camera, Frame } from '../frame.ts';
import { clearSky } from '../sky/sky.ts';

/** Distance at which the air between hides two thirds of a colour, world units, and its share in fog. */
const MISTY = 62;
const FOGGY = 0.33;
/** How far from the eye fog leaves the air clear, world units. */
const CLEAR = 7;

/** The hue of light that came through bamboo, beside white. */
const THROUGH_LEAVES: Colour = [0.74, 1.06, 0.66];

/** The air of a forest: pale, and brighter toward the sun. */
export interface Mist {
  /** Red, green, blue that its depth has, column by column. */
  readonly glow: Float32Array;
  /** The share of a colour that comes through to the eye from a distance. */
  readonly through: (z: number) => number;
}

/** The air of a forest in its setting's light. */
export function createMist(
  { width }: Frame,
  camera: Camera,
  { light, weather, idea, snowy }: Pick<Setting, 'light' | 'weather' | 'idea' | 'snowy'>,
): Mist {
  const air = mixColour(light.horizon, light.ambient, 0.25);
  const isGreen = !snowy && idea.subjects.some(({ thing }) => thing === 'bamboo');
  const tint = (colour: Colour): Colour =>
    isGreen ? mixColour(colour, scaleColour(THROUGH_LEAVES, lumaOf(...colour)), 0.55) : colour;
  const far = tint(air);
  const glow = new Float32Array(width * 3);
  for (let column = 0; column < width; column++) {
    const right = (column - camera.centre) / camera.focal;
    const length = Math.sqrt(right * right + 1);
    const sky = clearSky(light, right / length, 0.12, 1 / length);
    glow.set(scaleColour(mixColour(far, tint(sky), 0.45), 0.92), column * 3);
  }
  const isFoggy = weather === 'fog';
  const deep = MISTY * (isFoggy ? FOGGY : 1);
  const from = isFoggy ? CLEAR : 0;
  return { glow, through: (z) => Math.exp(-Math.max(0, z - from) / deep) };
}
