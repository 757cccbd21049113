import { clamp, smoothstep } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import type { Colour, Weather } from '../../words/idea.ts';
import type { Camera, Frame } from '../frame.ts';

/** A lamp that throws a beam: where it is, and how large what bears it is. World units. */
export interface Lamp {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly size: number;
}

const LIGHT: Colour = [1.05, 0.92, 0.66];
/** How much air that is full of water or mist shows of a beam; by night clear air shows some too. */
const MISTY: Partial<Readonly<Record<Weather, number>>> = {
  storm: 0.85,
  rain: 0.8,
  fog: 1,
  snowfall: 0.75,
  hail: 0.7,
  sandstorm: 0.6,
};
const CLEAR = 0.62;
/** How much less of it is seen by day. */
const BY_DAY = 0.62;
/** Half of how wide a beam is for each unit of its length, toward the eye and away from it, and where it begins, in sizes. */
const WIDE = { near: 0.105, far: 0.05, lamp: 0.02 } as const;
/** How far it is seen, in widths of the picture, and how much it rises for each unit aside. */
const LONG = { near: 1.1, far: 0.6 } as const;
const RISE = 0.05;
/** The halo about the lamp, in sizes. */
const HALO = 0.3;
/** From so many times that on it is too faint to be seen. */
const FAINT = 4.6;

/** Whether the lamp of a lighthouse burns: when it is dark, or the weather makes it so. */
const strengthOf = ({ light, weather, time }: Setting): number => {
  const misty = MISTY[weather];
  if (light.isNight) return misty ?? CLEAR;
  if (misty !== undefined) return BY_DAY * misty;
  return time === 'sunset' || time === 'dawn' ? 0.25 : 0;
};

/**
 * Lays the beams of lighthouses into the air: one that comes forward to one side and widens, one that goes away to
 * the other, both strongest at the lamp, with a halo about that. What stands nearer hides them.
 */
export function paintBeams(
  frame: Frame,
  camera: Camera,
  setting: Setting,
  lamps: readonly Lamp[],
): void {
  const strength = strengthOf(setting);
  if (strength === 0) return;
  for (const lamp of lamps) paintBeam(frame, camera, setting, lamp, strength);
}

function paintBeam(
  { width, height, rgb, depth }: Frame,
  { focal, horizon, height: eye, centre }: Camera,
  { noise, side, light }: Setting,
  { x, y, z, size }: Lamp,
  strength: number,
): void {
  const [column, row] = [centre + (focal * x) / z, horizon + (focal * (eye - y)) / z];
  const unit = (focal * size) / z;
  const through = Math.exp(-0.5 * z * light.haze);
  const round = HALO * unit * FAINT;
  for (let across = 0; across < width; across++) {
    const dx = across - column;
    const isNear = dx * side > 0;
    const along = Math.abs(dx);
    const wide = isNear ? WIDE.near : WIDE.far;
    const long = (isNear ? LONG.near : LONG.far) * width;
    const half = WIDE.lamp * unit + wide * along;
    const middle = row - RISE * along;
    // Its light is spread ever wider.
    const spread = 0.25 + 0.75 / (1 + along / (1.1 * unit));
    const left = spread * smoothstep(long, 0.2 * long, along);
    const reach = Math.max(left > 0 ? 1.7 * half : 0, along < round ? round : 0);
    const from = Math.max(0, Math.floor(middle - reach));
    const to = Math.min(height - 1, Math.ceil(middle + reach));
    for (let down = from; down <= to; down++) {
      const at = down * width + across;
      // What is nearer than the lamp stands before its light.
      if ((depth[at] as number) < 0.8 * z) continue;
      const [dy, off] = [row - down, (middle - down) / half];
      const halo = along < round ? Math.exp(-Math.sqrt(dx * dx + dy * dy) / (HALO * unit)) : 0;
      const within = off * off * 1.1;
      const beam = left === 0 || within > 2.4 ? 0 : Math.exp(-within * within) * left;
      // Drifts of mist take some of it more than others.
      const mist =
        beam < 0.01 ? 1 : 0.8 + 0.5 * noise.at(dx / (0.5 * unit) + 3, dy / (0.16 * unit));
      const share = strength * through * clamp(0.8 * beam * mist + 0.5 * halo);
      for (let c = 0; c < 3; c++)
        rgb[at * 3 + c] = (rgb[at * 3 + c] as number) + (LIGHT[c] as number) * share;
    }
  }
}
