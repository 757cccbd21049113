import { clamp, mix, smoothstep } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { addBehind, isHidden } from '../cover.ts';
import type { Grove } from './grove.ts';

/** One trunk: where it stands, the ground there, its radius at breast height, and how far it leans. */
export interface Trunk {
  readonly x: number;
  readonly z: number;
  readonly base: number;
  readonly radius: number;
  readonly lean: number;
  readonly bark: Bark;
}

/** The barks that trees of the woods have. */
export type Bark = 'oak' | 'pine' | 'redwood' | 'birch' | 'bamboo';

const BARKS: Readonly<Record<Bark, readonly [Colour, Colour]>> = {
  oak: [
    [0.42, 0.35, 0.28],
    [0.17, 0.14, 0.11],
  ],
  pine: [
    [0.56, 0.36, 0.24],
    [0.22, 0.14, 0.1],
  ],
  redwood: [
    [0.84, 0.46, 0.3],
    [0.34, 0.16, 0.1],
  ],
  birch: [
    [0.86, 0.84, 0.8],
    [0.13, 0.12, 0.12],
  ],
  bamboo: [
    [0.52, 0.62, 0.24],
    [0.16, 0.27, 0.09],
  ],
};
/** Height of a bamboo's piece between two knots, world units. */
const PIECE = 0.62;
/** Pixels of a world unit below which bark is drawn coarsely. */
const FINE = 24;
const MOSS: Colour = [0.28, 0.4, 0.16];
const SNOW: Colour = [0.93, 0.95, 1];

/** How dark a culm of bamboo is at a height: a pale ring above a dark one at each knot, no two culms alike. */
function knots(up: number, x: number): number {
  const own = 0.2 + 0.25 * Math.abs(Math.sin(x * 41));
  const at = (((up / PIECE + Math.sin(x * 17)) % 1) + 1) % 1;
  return at < 0.05 ? 1 : at < 0.12 ? 0 : own + 0.15 * at;
}

/** Draws a trunk up to the top of the picture, behind what is nearer. */
export function paintTrunk(
  { frame, camera, setting, mist, cover }: Grove,
  { x, z, base, radius, lean, bark }: Trunk,
): void {
  const { light, noise, snowy } = setting;
  const scale = camera.focal / z;
  const foot = camera.horizon + (camera.height - base) * scale;
  const [ridge, cleft] = BARKS[bark];
  const sunSide = Math.sign(light.toward[0]);
  const through = mist.through(z);
  // Finer furrows than a pixel are not seen.
  const octaves = scale < FINE ? 2 : 4;
  const shown: [number, number, number] = [0, 0, 0];
  for (
    let row = Math.max(0, Math.ceil(foot - 40 * scale));
    row < Math.min(frame.height, foot);
    row++
  ) {
    const up = (foot - row) / scale;
    const flare = bark === 'bamboo' ? 1 : (1 - 0.022 * up) * (1 + 0.7 * Math.exp(-up * 1.9));
    const wide = radius * flare * scale;
    const middle = camera.centre + (x + lean * up) * scale;
    const last = Math.min(frame.width - 1, Math.floor(middle + wide));
    for (let column = Math.max(0, Math.floor(middle - wide)); column <= last; column++) {
      const at = row * frame.width + column;
      if (isHidden(cover, at) || (frame.depth[at] as number) < z) continue;
      const u = clamp((column + 0.5 - middle) / wide, -1, 1);
      const round = Math.asin(u);
      const straight = Math.sqrt(1 - u * u);
      const rough =
        bark === 'bamboo'
          ? knots(up, x)
          : bark === 'birch'
            ? smoothstep(0.25, 0.5, noise.fbm(round * 0.8 + x * 7, up * 5.5, Math.min(3, octaves)))
            : clamp(0.5 - noise.fbm(round * 3.2 + x * 7, up * 1.1, octaves) * 1.1);
      const mossy =
        up > 2.4 || bark === 'bamboo'
          ? 0
          : smoothstep(1.6, 0, up + noise.at(x + round, up) * 0.7) * 0.55;
      const white = snowy
        ? smoothstep(0.2, 0.9, -u * sunSide + 0.5 * noise.at(up * 2, x + round)) * 0.8
        : 0;
      const facing = clamp(0.18 + 0.75 * u * light.toward[0] - 0.6 * straight * light.toward[2]);
      // Light from behind wraps round the edges.
      const rim = Math.max(0, light.toward[2]) * smoothstep(0.7, 1, u * sunSide) * 0.7;
      const open = 0.62 * (0.75 + 0.25 * straight);
      const edge = clamp(wide * (1 - Math.abs(u)) + 0.4);
      for (let c = 0; c < 3; c++) {
        const wood = mix(ridge[c] as number, cleft[c] as number, rough);
        const albedo = mix(mix(wood, MOSS[c] as number, mossy), SNOW[c] as number, white);
        const lit = (light.ambient[c] as number) * open + (light.sun[c] as number) * (facing + rim);
        shown[c] = mix(mist.glow[column * 3 + c] as number, albedo * lit * 1.1, through) * edge;
      }
      addBehind(cover, at, shown[0], shown[1], shown[2], edge, z);
    }
  }
}
