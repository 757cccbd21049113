import { clamp } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import { type Camera, type Frame, SKY } from '../frame.ts';
import { FARTHEST, marchSea, NEAR, type Sea } from '../sky/cloud-sea.ts';
import type { Coarse } from '../sky/cloudscape.ts';

/** Up to how many distances it is asked what clouds hide, and how much farther off one is than the one before. */
const STOPS = 15;
const FARTHER = (FARTHEST / NEAR) ** (1 / (STOPS - 1));
/** The sea of clouds out of which peaks rise. */
const SEA: Sea = {
  level: 0,
  hasTowers: false,
  stops: [
    ...Array.from({ length: STOPS }, (_, n) => NEAR * FARTHER ** n),
    Number.POSITIVE_INFINITY,
  ],
};

/** Lays a sea of clouds far below the eye between the mountains that a frame shows: before each pixel what lies nearer than that. */
export function layCloudsAmong(frame: Frame, camera: Camera, setting: Setting): void {
  const { rgb, depth, kind, width, height } = frame;
  const layers = marchSea(frame, camera, setting, SEA);
  const colour = new Float32Array(4);
  for (let row = 0; row < height; row++) {
    const up = (camera.horizon - row) / camera.focal;
    for (let column = 0; column < width; column++) {
      const right = (column - camera.centre) / camera.focal;
      const at = row * width + column;
      const far = (depth[at] as number) * Math.sqrt(1 + right * right + up * up);
      const stop = kind[at] === SKY ? STOPS : Math.log(far / NEAR) / Math.log(FARTHER);
      read(layers, column, row, clamp(stop, 0, kind[at] === SKY ? STOPS : STOPS - 1), colour);
      const alpha = colour[3] as number;
      if (alpha <= 0) continue;
      for (let c = 0; c < 3; c++)
        rgb[at * 3 + c] = (rgb[at * 3 + c] as number) * (1 - alpha) + (colour[c] as number);
    }
  }
}

/** What lies up to a stop, which may be between two, before a pixel: red, green, blue (times alpha), alpha. */
function read(
  layers: readonly Coarse[],
  column: number,
  row: number,
  stop: number,
  into: Float32Array,
): void {
  const before = Math.floor(stop);
  const after = stop - before;
  into.fill(0);
  add(layers[before], column, row, 1 - after, into);
  if (after > 0) add(layers[before + 1], column, row, after, into);
}

/** Adds a share of what a coarse picture shows at a pixel, between its points. */
function add(
  coarse: Coarse | undefined,
  column: number,
  row: number,
  share: number,
  into: Float32Array,
): void {
  if (coarse === undefined) return;
  const { data, columns, pixels } = coarse;
  const [left, top] = [Math.floor(column / pixels), Math.floor(row / pixels)];
  const [along, down] = [column / pixels - left, row / pixels - top];
  for (let c = 0; c < 4; c++) {
    const from = (top * columns + left) * 4 + c;
    const under = from + columns * 4;
    const above = (data[from] as number) * (1 - along) + (data[from + 4] as number) * along;
    const below = (data[under] as number) * (1 - along) + (data[under + 4] as number) * along;
    into[c] = (into[c] as number) + share * (above + (below - above) * down);
  }
}
