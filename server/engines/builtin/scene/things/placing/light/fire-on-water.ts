import { clamp } from '../../../arithmetic.ts';
import type { Setting } from '../../../setting.ts';
import { BURNABLE } from '../../../words/burnable.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Camera, type Frame, WATER } from '../../../world/frame.ts';
import type { Planted } from '../stage.ts';
import { isOpenFire } from './fire-light.ts';

/** What a fire's light adds to water where it is thrown to the eye, by night and by day. */
const FIRE: Colour = [1.35, 0.58, 0.14];
const BY_DAY = 0.45;
/** How far a fire's streak reaches toward the eye, by the fire's distance, and how wide it is, by the fire's width. */
const STREAK = { reach: 0.55, wide: 0.42 } as const;
/** How much of it is seen all around the fire on the water, and how far, in heights of the fire. */
const AROUND = { share: 0.4, reach: 0.9 } as const;

/** A fire over water: its place and how high and broad it is, world units. */
interface Fire {
  readonly x: number;
  readonly z: number;
  readonly high: number;
  readonly wide: number;
}

/** Throws the light of what burns onto the water before and around it, in a streak that waves break. Call it when the water is painted. */
export function fireOnWater(
  frame: Frame,
  camera: Camera,
  { idea, light, noise }: Pick<Setting, 'idea' | 'light' | 'noise'>,
  wished: readonly Planted[],
): void {
  const fires = wished.flatMap((one): Fire[] => firesOf(one, idea.burning));
  if (fires.length === 0) return;
  const level = light.isNight ? 1 : BY_DAY;
  const { width, rgb, kind, depth } = frame;
  for (let at = 0; at < kind.length; at++) {
    if (kind[at] !== WATER) continue;
    const z = depth[at] as number;
    const x = (((at % width) - camera.centre) * z) / camera.focal;
    const wave = noise.fbm(x / 2.2, z / 0.9, 3);
    const lit = level * fires.reduce((sum, fire) => sum + thrown(fire, x, z, wave), 0);
    if (lit < 0.01) continue;
    const bounded = (2 * lit) / (1 + lit);
    for (let c = 0; c < 3; c++)
      rgb[at * 3 + c] = (rgb[at * 3 + c] as number) + bounded * (FIRE[c] as number);
  }
}

/** The fire that something is; none for most. */
function firesOf(one: Planted, isBurning: boolean): Fire[] {
  const { thing, sprite, x, z, size } = one;
  if (thing === undefined) return [];
  if (!isOpenFire(thing) && !(isBurning && BURNABLE.has(thing))) return [];
  return [{ x, z, high: size, wide: (size * sprite.width) / sprite.height }];
}

/** How much of a fire's light the water at a place throws to the eye; `wave` is how it lies there, about −1 to 1. */
function thrown({ x: fx, z: fz, high, wide }: Fire, x: number, z: number, wave: number): number {
  // Waves throw a light aside a little, and what is nearer than the fire lies on its way to the eye.
  const aside = (x * fz) / z - fx + 0.35 * wide * wave;
  const before = fz - z;
  const narrow = Math.exp(-((aside / (STREAK.wide * wide)) ** 2));
  const along = before < 0 ? Math.exp(before / (0.3 * high)) : 1 - before / (STREAK.reach * fz);
  const broken = clamp(0.42 + 1.5 * wave);
  const away = Math.hypot(x - fx, 1.6 * before) / (AROUND.reach * high);
  const around = AROUND.share * Math.exp(-away) * clamp(0.7 + wave);
  return 0.85 * narrow * clamp(along) * broken + around;
}
