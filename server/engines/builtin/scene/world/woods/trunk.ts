import { clamp, mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import type { Colour } from '../../words/idea.ts';
import { type Camera, type Frame, THING } from '../frame.ts';
import { illumination } from '../paint-land.ts';

/** One trunk: where it stands, the ground there, its radius at breast height, and how far it leans. */
export interface Trunk {
  readonly x: number;
  readonly z: number;
  readonly base: number;
  readonly radius: number;
  readonly lean: number;
  readonly bark: Bark;
}

export type Bark = 'oak' | 'pine' | 'birch';

const BARKS: Readonly<Record<Bark, readonly [Colour, Colour]>> = {
  oak: [
    [0.42, 0.35, 0.28],
    [0.17, 0.14, 0.11],
  ],
  pine: [
    [0.56, 0.36, 0.24],
    [0.22, 0.14, 0.1],
  ],
  birch: [
    [0.86, 0.84, 0.8],
    [0.13, 0.12, 0.12],
  ],
};
/** Pixels of a world unit below which bark is drawn coarsely. */
const FINE = 24;
const MOSS: Colour = [0.28, 0.4, 0.16];
const SNOW: Colour = [0.93, 0.95, 1];

/** Draws a trunk up to the top of the picture, behind what is nearer; `air` gives what a colour becomes at its distance. */
export function paintTrunk(
  frame: Frame,
  camera: Camera,
  { light, noise, snowy }: Setting,
  { x, z, base, radius, lean, bark }: Trunk,
  air: (colour: Colour, z: number, column: number) => Colour,
): void {
  const scale = camera.focal / z;
  const foot = camera.horizon + (camera.height - base) * scale;
  const [ridge, cleft] = BARKS[bark];
  const sunSide = Math.sign(light.toward[0]);
  // Finer furrows than a pixel are not seen.
  const octaves = scale < FINE ? 2 : 4;
  for (
    let row = Math.max(0, Math.ceil(foot - 40 * scale));
    row < Math.min(frame.height, foot);
    row++
  ) {
    const up = (foot - row) / scale;
    const wide = radius * (1 - 0.022 * up) * (1 + 0.7 * Math.exp(-up * 1.9)) * scale;
    const middle = camera.centre + (x + lean * up) * scale;
    for (let column = Math.floor(middle - wide); column <= middle + wide; column++) {
      if (column < 0 || column >= frame.width) continue;
      const at = row * frame.width + column;
      if ((frame.depth[at] as number) < z) continue;
      const u = clamp((column + 0.5 - middle) / wide, -1, 1);
      const round = Math.asin(u);
      const rough =
        bark === 'birch'
          ? smoothstep(0.25, 0.5, noise.fbm(round * 0.8 + x * 7, up * 5.5, Math.min(3, octaves)))
          : 0.5 - noise.fbm(round * 3.2 + x * 7, up * 1.1, octaves) * 1.1;
      const wood = mixColour(ridge, cleft, clamp(rough));
      const mossy = up > 2.4 ? 0 : smoothstep(1.6, 0, up + noise.at(x + round, up) * 0.7) * 0.55;
      const white = snowy
        ? smoothstep(0.2, 0.9, -u * sunSide + 0.5 * noise.at(up * 2, x + round)) * 0.8
        : 0;
      const albedo = mixColour(mixColour(wood, MOSS, mossy), SNOW, white);
      const facing = clamp(
        0.18 + 0.75 * u * light.toward[0] - 0.6 * Math.sqrt(1 - u * u) * light.toward[2],
      );
      // Light from behind wraps round the edges.
      const rim = Math.max(0, light.toward[2]) * smoothstep(0.7, 1, u * sunSide) * 0.7;
      const lit = illumination(light, facing + rim, 0.62 * (0.75 + 0.25 * Math.sqrt(1 - u * u)));
      const shown = air(
        scaleColour([albedo[0] * lit[0], albedo[1] * lit[1], albedo[2] * lit[2]], 1.1),
        z,
        column,
      );
      const edge = clamp(wide * (1 - Math.abs(u)) + 0.4);
      for (let c = 0; c < 3; c++)
        frame.rgb[at * 3 + c] =
          (frame.rgb[at * 3 + c] as number) * (1 - edge) + (shown[c] as number) * edge;
      frame.depth[at] = z;
      frame.kind[at] = THING;
    }
  }
}
