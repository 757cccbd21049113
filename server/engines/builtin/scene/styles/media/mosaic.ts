import { clamp, mix, smoothstep } from '../../../kernels/arithmetic.ts';
import { lumaOf } from '../../../kernels/luma.ts';
import type { Random } from '../../../kernels/random.ts';
import { createNoise } from '../../noise.ts';
import type { Frame } from '../../world/frame.ts';
import { paintOver } from '../brush.ts';
import { findFlow } from '../flow.ts';
import { openLight } from './tones.ts';

/** Side of a stone in pixels of a megapixel, at least in pixels, and the joint on each side of it as a share of that. */
const STONE = { side: 13, least: 5, joint: 0.09 } as const;
/** How far stones are turned from even rows, radians, where edges lead them. */
const FOLLOWS = 0.9;
/** How much stones of one kind differ in light, and in each colour. */
const VARIETY = { light: 0.16, colour: 0.06 } as const;
/** What lies between them, and how much a stone is lighter at its upper edge than at its lower. */
const MORTAR = [0.3, 0.27, 0.24] as const;
const BEVEL = 0.13;
/** How much stronger the colours of glass and stone are. */
const SATURATION = 1.3;

/**
 * Lays a frame of display values in mosaic, in place: small square stones, each of one colour, in rows that bend along the
 * shapes, mortar between them. `unit` is 1 for a picture of a megapixel.
 */
export function layMosaic(frame: Frame, random: Random, unit: number): void {
  const { rgb, width, height } = frame;
  openLight(frame);
  const side = Math.max(STONE.least, STONE.side * unit);
  paintOver(frame, Math.max(1, Math.round(4 * unit)));
  const flow = findFlow(frame, Math.max(2, Math.round(side)), { x: 1, y: 0, weight: 2e-4 });
  const noise = createNoise(random.uint32());
  const source = rgb.slice();
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const stone = stoneAt(flow, width, height, x, y, side);
    const { column, row, u, v, centre } = stone;
    const edge = Math.min(u, 1 - u, v, 1 - v);
    const chip = 0.05 * noise.at(x / 2.3, y / 2.3);
    const joint = STONE.joint + chip;
    const share = smoothstep(joint * 0.5, joint + 0.06, edge);
    const bevel = BEVEL * (smoothstep(0.3, 0, v) - smoothstep(0.7, 1, v));
    const tone = 1 + bevel + VARIETY.light * noise.at(column * 7.31 + 0.5, row * 5.17 + 0.5);
    const luma = lumaOf(
      source[centre * 3] as number,
      source[centre * 3 + 1] as number,
      source[centre * 3 + 2] as number,
    );
    for (let c = 0; c < 3; c++) {
      const strong = luma + ((source[centre * 3 + c] as number) - luma) * SATURATION;
      const own = VARIETY.colour * noise.at(column * 3.7 + 11 * c + 0.3, row * 4.3 + 0.7);
      rgb[at * 3 + c] = clamp(mix(MORTAR[c] as number, strong * tone + own, share));
    }
  }
}

interface Stone {
  readonly column: number;
  readonly row: number;
  /** Where in the stone a pixel is, 0 to 1. */
  readonly u: number;
  readonly v: number;
  /** The pixel in its middle. */
  readonly centre: number;
}

/** The stone at a pixel: of a grid in blocks of stones, each turned as the edges there lead. */
function stoneAt(
  flow: { readonly x: Float32Array; readonly y: Float32Array },
  width: number,
  height: number,
  x: number,
  y: number,
  side: number,
): Stone {
  const block = side * BLOCK;
  const [blockX, blockY] = [Math.floor(x / block), Math.floor(y / block)];
  const [middleX, middleY] = [(blockX + 0.5) * block, (blockY + 0.5) * block];
  const there =
    Math.min(height - 1, Math.floor(middleY)) * width + Math.min(width - 1, Math.floor(middleX));
  const angle = FOLLOWS * Math.atan2(flow.y[there] as number, flow.x[there] as number);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [dx, dy] = [x - middleX, y - middleY];
  const [along, across] = [(dx * cos + dy * sin) / side, (dy * cos - dx * sin) / side];
  const [column, row] = [Math.floor(along), Math.floor(across)];
  const [centreU, centreV] = [(column + 0.5) * side, (row + 0.5) * side];
  const px = clamp(Math.round(middleX + centreU * cos - centreV * sin), 0, width - 1);
  const py = clamp(Math.round(middleY + centreU * sin + centreV * cos), 0, height - 1);
  return {
    column: column + blockX * 17,
    row: row + blockY * 13,
    u: along - column,
    v: across - row,
    centre: py * width + px,
  };
}

/** How many stones a block has on a side. */
const BLOCK = 4;
