import type { Random } from '../../../kernels/random.ts';
import type { Carving } from './carve.ts';
import { type Rotation, turn, type Vector } from './vector.ts';

/** Hairs a pixel of fur, and of how many pixels' length at most: of longer hair less covers as much. */
const DENSITY = 0.4;
const LENGTH = 11;
/** How fur lies on animals that look right: backward and down. Model axes. */
const LIE: Vector = [-0.8, -0.6, 0];

/** Draws hair over the furred parts of a carving, in place, each in the light of where it grows. */
export function growFur(carving: Carving, turned: Rotation, random: Random): void {
  const { width, height, rgba, fur } = carving;
  const furred: number[] = [];
  for (let at = 0; at < fur.length; at++)
    if ((fur[at] ?? 0) > 0.7 && (rgba[at * 4 + 3] ?? 0) > 0.9) furred.push(at);
  const count = Math.round(furred.length * DENSITY);
  if (count === 0) return;
  const from = rgba.slice();
  for (let n = 0; n < count; n++) {
    const at = furred[random.below(furred.length)] ?? 0;
    if (random.unit() * (fur[at] ?? 0) > LENGTH) continue;
    const [dx, dy] = lieAt(carving, at, turned);
    const level = 0.72 + 0.5 * random.unit();
    const length = (fur[at] ?? 0) * (0.6 + 0.7 * random.unit());
    const bend = (random.unit() - 0.5) * 0.5;
    hair(
      (at % width) + random.unit(),
      Math.floor(at / width) + random.unit(),
      dx - dy * bend,
      dy + dx * bend,
      length,
      at,
      level,
    );
  }

  /** One hair, thinner toward its tip. */
  function hair(
    x: number,
    y: number,
    dx: number,
    dy: number,
    length: number,
    at: number,
    level: number,
  ): void {
    const steps = Math.max(2, Math.ceil(length / 1.2));
    for (let n = 0; n < steps; n++) {
      const share = n / steps;
      dot(x + dx * length * share, y + dy * length * share, 0.5 * (1 - share), at, level);
    }
  }

  /** A touch of hair between four pixels. */
  function dot(x: number, y: number, alpha: number, at: number, level: number): void {
    const left = Math.floor(x);
    const top = Math.floor(y);
    for (let n = 0; n < 4; n++) {
      const column = left + (n & 1);
      const row = top + (n >> 1);
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      const part = alpha * (1 - Math.abs(x - column)) * (1 - Math.abs(y - row));
      if (part > 0) blend(row * width + column, part, at, level);
    }
  }

  function blend(to: number, part: number, at: number, level: number): void {
    const old = rgba[to * 4 + 3] ?? 0;
    const alpha = old + (1 - old) * part;
    for (let c = 0; c < 3; c++) {
      const under = (rgba[to * 4 + c] ?? 0) * old * (1 - part);
      rgba[to * 4 + c] = (under + (from[at * 4 + c] ?? 0) * level * part) / alpha;
    }
    rgba[to * 4 + 3] = alpha;
  }
}

/** The direction of hair at a pixel, on the picture: as it lies, along the surface. */
function lieAt({ normals }: Carving, at: number, turned: Rotation): [number, number] {
  const [nx, ny, nz] = [normals[at * 3] ?? 0, normals[at * 3 + 1] ?? 0, normals[at * 3 + 2] ?? 0];
  const along = LIE[0] * nx + LIE[1] * ny + LIE[2] * nz;
  // A little outward too, so that the outline is hairy.
  const lying: Vector = [
    LIE[0] - nx * (along - 0.25),
    LIE[1] - ny * (along - 0.25),
    LIE[2] - nz * (along - 0.25),
  ];
  const [x, y] = turn(turned, lying);
  return [x, -y];
}
