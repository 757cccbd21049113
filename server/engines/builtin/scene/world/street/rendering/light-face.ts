import { clamp, mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Light } from '../../light.ts';
import { illumination } from '../../paint-land.ts';
import { clearSky } from '../../sky/sky.ts';
import type { Front } from '../front.ts';
import type { Point } from '../solid.ts';
import { LAMP } from '../street-lamps.ts';
import type { Sunlit } from './shade.ts';

/** The share of the sun's light that floor and fronts throw back on what is in the shade. */
const BOUNCE = 0.34;
/** How far from a face its own roof shades nothing, world units. */
const OFF = 0.9;
/** The least of a mirrored sky that glass shows straight on, and the most aslant. */
const MIRROR = { least: 0.28, most: 0.85 } as const;

/** What lights a street: its setting, where the sun reaches, and its lamps. */
export interface Lit {
  readonly setting: Setting;
  readonly sunlit: Sunlit;
  /** The light that floor and fronts throw back ({@link thrownBack}). */
  readonly back: Colour;
  /** How much of the lamps' light a place gets: right, up, ahead. */
  readonly lampAt: (x: number, y: number, z: number) => number;
}

/** The light that floor and fronts in the sun throw into the shade between them. */
export const thrownBack = ({ sun, toward }: Light): Colour =>
  scaleColour([sun[0], sun[1] * 0.94, sun[2] * 0.84], BOUNCE * Math.sqrt(clamp(toward[1] * 1.4)));

/** The colour of a face at a place as the eye sees it along a line of sight (right, up, 1 ahead). */
export function lightFace(
  { setting, sunlit, back, lampAt }: Lit,
  front: Front,
  normal: Point,
  at: Point,
  right: number,
  up: number,
): Colour {
  const { light, snowy } = setting;
  const { toward } = light;
  const x = at[0];
  const y = at[1];
  const z = at[2];
  const facing = normal[0] * toward[0] + normal[1] * toward[1] + normal[2] * toward[2];
  const sun =
    facing <= 0
      ? 0
      : sunlit(x + normal[0] * OFF, y + Math.max(0, normal[1]) * 0.3, z + normal[2] * OFF);
  const direct = clamp(facing * 1.2) * sun;
  // Below between the houses less of the sky is seen.
  const open = 0.56 + 0.34 * smoothstep(0, 20, y) + 0.1 * facing + 0.14 * Math.max(0, normal[1]);
  const sky = illumination(light, direct, open);
  const lamp = lampAt(x, y, z);
  const isSnow = snowy && normal[1] > 0.3 && front.isSwept !== true;
  const colour: Colour = isSnow ? [0.92, 0.94, 0.98] : front.colour;
  const shown = (c: 0 | 1 | 2) => colour[c] * (sky[c] + back[c] + lamp * LAMP[c]) + front.glow[c];
  const plain: Colour = [shown(0), shown(1), shown(2)];
  if (front.glass <= 0 || isSnow) return plain;
  const mirrored = mirroredBy(setting, normal, at, right, up);
  return [
    plain[0] + front.glass * mirrored[0],
    plain[1] + front.glass * mirrored[1],
    plain[2] + front.glass * mirrored[2],
  ];
}

/** What glass mirrors: the sky, or low between the houses their dim fronts. */
function mirroredBy(
  { light }: Setting,
  normal: Point,
  [, y]: Point,
  right: number,
  up: number,
): Colour {
  const length = Math.sqrt(right * right + up * up + 1);
  const along = (normal[0] * right + normal[1] * up + normal[2]) / length;
  const out = (view: number, n: number) => view / length - 2 * along * n;
  const rise = out(up, normal[1]);
  const sky = clearSky(light, out(right, normal[0]), Math.max(0.02, rise), out(1, normal[2]));
  // Higher up, and looking up more steeply, the houses across hide less of it.
  const free = smoothstep(0, 0.5, rise + y / 90);
  const aslant = 1 + along;
  const share = MIRROR.least + (MIRROR.most - MIRROR.least) * aslant * aslant * aslant;
  return scaleColour(mixColour(scaleColour(light.ambient, 0.4), sky, free), share);
}
