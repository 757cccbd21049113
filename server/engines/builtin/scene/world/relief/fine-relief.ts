import { smoothstep } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import type { Setting } from '../../setting.ts';
import type { Land } from '../../words/land.ts';

/**
 * Forms of bare ground that are finer than the map of its heights: world units above it at a place of
 * which a pixel shows `pixel` world units. What is too small to be seen there is left out.
 */
export type FineRelief = (x: number, z: number, pixel: number) => number;

/** How far fine forms are seen, world units. */
export const FINE_TO = 110;

const SANDY: readonly Land[] = ['beach', 'island', 'oasis'];
const ROCKY: readonly Land[] = ['volcano', 'canyon', 'summit'];

/** How deep the ribs are that the tide leaves in sand, by those of the wind in the desert. */
const RIBBED = 0.95;

/** The fine forms of a setting's ground; null where plants cover it. */
export function createFineRelief({
  land,
  snowy,
  noise,
  side,
  idea,
}: Pick<Setting, 'land' | 'snowy' | 'noise' | 'side' | 'idea'>): FineRelief | null {
  if (land === 'space') return moonDust(noise);
  if (land === 'desert') return rippled(noise, side, 1);
  if (snowy && land !== 'city') return drifted(noise, side);
  if (land === 'beach' && idea.lowTide) return rubble(noise);
  if (SANDY.includes(land))
    return rippled(noise, side, idea.scenery === 'sandflats' ? RIBBED : 0.4);
  return ROCKY.includes(land) ? rubble(noise) : null;
}

/** How much of a form is seen that is so long: none that is near the size of a pixel. */
const seen = (length: number, pixel: number): number =>
  smoothstep(0.55 * length, 0.2 * length, pixel);

/** Drifts of snow with lips that the wind has carved. */
const drifted =
  (noise: Noise, side: number): FineRelief =>
  (x, z, pixel) => {
    const [along, across] = [x * 0.9 + side * z * 0.45, z * 0.9 - side * x * 0.45];
    const drift = 0.55 * noise.fbm(along / 9, across / 4.2, 2);
    const near = seen(0.9, pixel);
    if (near === 0) return drift;
    const lip = 1 - Math.abs(noise.at(along / 2.6 + 31, across / 0.9 + drift));
    return drift + near * (0.13 * lip * lip + 0.018 * noise.at(along * 3.1, across * 4.4));
  };

/** Sand in ripples across the wind, over soft humps; `strength` is how deep they are. */
const rippled =
  (noise: Noise, side: number, strength: number): FineRelief =>
  (x, z, pixel) => {
    const hump = 0.22 * noise.fbm(x / 5.5, z / 4.5, 2);
    const near = seen(0.62, pixel);
    if (near === 0) return hump;
    const bend = 2.6 * noise.at(x / 6.5 + 9, z / 6.5) + 0.7 * noise.at(x / 1.9, z / 1.9 + 5);
    const phase = (side * x * 0.42 + z) * 9.4 + 2.4 * bend;
    // Crests lean away from the wind.
    const ripple = Math.sin(phase + 0.55 * Math.sin(phase));
    const patch = 0.35 + 0.65 * smoothstep(-0.35, 0.3, noise.at(x / 14, z / 11 + 3));
    const grain = 0.006 * noise.at(x * 11, z * 11);
    return hump + near * (0.021 * strength * patch * ripple + grain);
  };

/** Broken rock and cinders. */
const rubble =
  (noise: Noise): FineRelief =>
  (x, z, pixel) => {
    const lumps = 0.5 * noise.ridged(x / 4.6, z / 3.8, 2);
    return lumps + seen(0.8, pixel) * 0.12 * noise.fbm(x / 0.8, z / 0.7, 3);
  };

/** Dust with pits of many sizes. */
const moonDust =
  (noise: Noise): FineRelief =>
  (x, z, pixel) => {
    let height = 0.2 * noise.fbm(x / 4, z / 4, 2);
    for (const size of PITS) {
      const near = seen(size * 0.4, pixel);
      if (near > 0) height += near * pit(noise, x, z, size);
    }
    return height + seen(0.3, pixel) * 0.014 * noise.fbm(x * 4.5, z * 4.5, 2);
  };

/** From one pit to the next, world units. */
const PITS = [9, 3.1, 1.1] as const;

/** A bowl with a rim in most cells of a grid, none where chance leaves one out. */
function pit(noise: Noise, x: number, z: number, size: number): number {
  const [column, row] = [Math.floor(x / size), Math.floor(z / size)];
  const chance = noise.at(column * 1.37 + 0.31, row * 1.71 + size);
  if (chance < -0.05) return 0;
  const px = (column + 0.5 + 0.24 * noise.at(column * 1.7 + 0.3, row * 1.3)) * size;
  const pz = (row + 0.5 + 0.24 * noise.at(column * 1.1 + 7.3, row * 1.9)) * size;
  const radius = size * (0.12 + 0.26 * Math.min(0.6, Math.abs(chance)));
  const away = Math.hypot(x - px, z - pz) / radius;
  if (away > 1.6) return 0;
  const rim = 0.16 * Math.exp(-(((away - 1) / 0.22) ** 2));
  return radius * (rim - 0.42 * smoothstep(1, 0.1, away));
}
