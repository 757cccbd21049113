import type { Colour } from '../../../words/idea.ts';
import { type Camera, type Frame, type Part, seenPart } from '../../frame.ts';
import { airToward, fade } from '../../paint-land.ts';
import { dot } from '../../vector.ts';
import type { Face, Point } from '../solid.ts';
import { cast, type Hit, type Scene } from './cast.ts';
import { type Lit, lightFace } from './light-face.ts';

/** The samples of a pixel on an edge lie so far from its middle, turned so that no two share a row or a column. */
const SAMPLES: readonly (readonly [number, number])[] = [
  [-0.125, -0.375],
  [0.375, -0.125],
  [0.125, 0.375],
  [-0.375, 0.125],
];
/** The least slant of a face for which its details are told apart by its own pixels. */
const LEAST_SLANT = 0.05;

/** What buildings are painted into. */
export interface Canvas {
  readonly frame: Frame;
  readonly camera: Camera;
  readonly scene: Scene;
  readonly lit: Lit;
  /** What the pixels of a building are. */
  readonly kind: number;
  /** How many times more than in the country the air pales what is far. */
  readonly smoke: number;
}

/** Paints buildings before what a frame shows, as smooth as they are cut off by one another and by the sky. */
export function paintSolids(canvas: Canvas): void {
  const { frame, camera, scene, kind } = canvas;
  const { left, right: end, top, bottom } = seenPart(frame);
  const { width, depth, rgb } = frame;
  const faces = Array.from<Face | null>({ length: width * frame.height }).fill(null);
  // The rows in which any is seen.
  let [high, low] = [bottom, top];
  for (let column = left; column < end; column++) {
    const highest = scene.tops[column] as number;
    const lowest = scene.bottoms[column] as number;
    if (highest < lowest) continue;
    const first = Math.max(top, Math.floor(camera.horizon - highest * camera.focal) - 1);
    const last = Math.min(bottom, Math.ceil(camera.horizon - lowest * camera.focal) + 1);
    const right = (column + 0.5 - camera.centre) / camera.focal;
    const air = airToward(canvas.lit.setting.light, right);
    for (let row = first; row < last; row++) {
      const at = row * width + column;
      const up = (camera.horizon - row - 0.5) / camera.focal;
      const hit = cast(scene, column, right, up);
      if (hit === null || hit.z > (depth[at] as number)) continue;
      faces[at] = hit.face;
      if (row < high) high = row;
      if (row >= low) low = row + 1;
      const colour = colourOf(canvas, hit, air, right, up);
      rgb[at * 3] = colour[0];
      rgb[at * 3 + 1] = colour[1];
      rgb[at * 3 + 2] = colour[2];
      depth[at] = hit.z;
      frame.kind[at] = kind;
    }
  }
  smoothEdges(canvas, faces, { left, right: end, top: high, bottom: low });
}

function colourOf(
  { camera, lit, smoke }: Canvas,
  { solid, face, z }: Hit,
  air: Colour,
  right: number,
  up: number,
): Colour {
  const at: Point = [right * z, camera.height + up * z, z];
  const { normal, origin, along, up: upward } = face;
  const off: Point = [at[0] - origin[0], at[1] - origin[1], at[2] - origin[2]];
  const slant =
    Math.abs(normal[0] * right + normal[1] * up + normal[2]) /
    Math.sqrt(right * right + up * up + 1);
  const pixel = z / camera.focal / Math.sqrt(Math.max(LEAST_SLANT, slant));
  const front = solid.paint(face, { along: dot(off, along), up: dot(off, upward), pixel });
  return fade(lit.setting.light, air, lightFace(lit, front, normal, at, right, up), z * smoke);
}

/** Takes the mean of several lines of sight for pixels in which one face ends; all faces are within that part of the picture. */
function smoothEdges(canvas: Canvas, faces: readonly (Face | null)[], within: Part): void {
  if (within.top >= within.bottom) return;
  const { frame, camera, scene } = canvas;
  const { width, height, rgb } = frame;
  const before = rgb.slice();
  const { light } = canvas.lit.setting;
  // The air's colour at each of a column's samples, once one is asked for.
  const airs: Colour[] = [];
  const last = {
    row: Math.min(height, within.bottom + 1),
    column: Math.min(width, within.right + 1),
  };
  const first = { row: Math.max(0, within.top - 1), column: Math.max(0, within.left - 1) };
  const smoothRow = (row: number): void => {
    for (let column = first.column; column < last.column; column++) {
      const at = row * width + column;
      const own = faces[at];
      const isEdge =
        (column > 0 && faces[at - 1] !== own) ||
        (column < width - 1 && faces[at + 1] !== own) ||
        (row > 0 && faces[at - width] !== own) ||
        (row < height - 1 && faces[at + width] !== own);
      if (!isEdge) continue;
      const behind = behindAt(before, faces, at, width);
      let red = 0;
      let green = 0;
      let blue = 0;
      // A pixel's own face has its colour already, another is coloured where it is met first.
      const ownColour = coloured(before, at);
      let other: Face | null = null;
      let otherColour = behind;
      for (let n = 0; n < SAMPLES.length; n++) {
        const off = SAMPLES[n] as readonly [number, number];
        const right = (column + 0.5 + off[0] - camera.centre) / camera.focal;
        const up = (camera.horizon - row - 0.5 - off[1]) / camera.focal;
        const hit = cast(scene, column, right, up);
        if (hit !== null && hit.face !== own && hit.face !== other) {
          const place = column * SAMPLES.length + n;
          other = hit.face;
          otherColour = colourOf(canvas, hit, (airs[place] ??= airToward(light, right)), right, up);
        }
        const colour = hit === null ? behind : hit.face === own ? ownColour : otherColour;
        red += colour[0] / SAMPLES.length;
        green += colour[1] / SAMPLES.length;
        blue += colour[2] / SAMPLES.length;
      }
      rgb[at * 3] = red;
      rgb[at * 3 + 1] = green;
      rgb[at * 3 + 2] = blue;
    }
  };
  for (let row = first.row; row < last.row; row++) smoothRow(row);
}

/** The colour of what lies behind the buildings at a pixel: its own or that of a neighbour that shows it. */
function behindAt(
  rgb: Float32Array,
  faces: readonly (Face | null)[],
  at: number,
  width: number,
): Colour {
  const open =
    [at, at - width, at + width, at - 1, at + 1].find((one) => faces[one] === null) ?? at;
  return coloured(rgb, open);
}

const coloured = (rgb: Float32Array, at: number): Colour => [
  rgb[at * 3] as number,
  rgb[at * 3 + 1] as number,
  rgb[at * 3 + 2] as number,
];
