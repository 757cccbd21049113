/** A bent sheet of points in columns and rows: where each is in pixels, how far off, and its lit colour. */
export interface Mesh {
  readonly columns: number;
  readonly rows: number;
  /** Three numbers a point, row by row: right and down in pixels, distance, any unit. */
  readonly places: Float32Array;
  /** Red, green and blue a point. */
  readonly colours: Float32Array;
}

/** What meshes look like: colours that are not premultiplied, with alpha, and how far off the nearest of them is. */
export interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly rgba: Float32Array;
  /** Infinite where there is none. */
  readonly depth: Float32Array;
}

/** Samples a pixel has across and down. */
const FINER = 2;

/** Draws meshes as one picture, the nearer parts before the others; rows and columns in pixels. */
export function drawMeshes(width: number, height: number, meshes: readonly Mesh[]): Drawn {
  const [wide, high] = [width * FINER, height * FINER];
  const fine = {
    wide,
    high,
    rgb: new Float32Array(wide * high * 3),
    depth: new Float32Array(wide * high).fill(Number.POSITIVE_INFINITY),
  };
  for (const mesh of meshes)
    for (let row = 0; row + 1 < mesh.rows; row++)
      for (let column = 0; column + 1 < mesh.columns; column++) {
        const at = row * mesh.columns + column;
        const below = at + mesh.columns;
        fill(fine, mesh, at, at + 1, below);
        fill(fine, mesh, at + 1, below + 1, below);
      }
  return coarser(fine, width, height);
}

interface Fine {
  readonly wide: number;
  readonly high: number;
  readonly rgb: Float32Array;
  readonly depth: Float32Array;
}

/** Fills a triangle; what changes evenly along a row is stepped, not worked out anew. */
function fill(
  { wide, high, rgb, depth }: Fine,
  { places, colours }: Mesh,
  a: number,
  b: number,
  c: number,
): void {
  const ax = (places[a * 3] as number) * FINER;
  const ay = (places[a * 3 + 1] as number) * FINER;
  const acx = (places[c * 3] as number) * FINER - ax;
  const acy = (places[c * 3 + 1] as number) * FINER - ay;
  const abx = (places[b * 3] as number) * FINER - ax;
  const aby = (places[b * 3 + 1] as number) * FINER - ay;
  const area = abx * acy - aby * acx;
  if (area === 0) return;
  const left = Math.max(0, Math.ceil(ax + Math.min(0, abx, acx) - 0.5));
  const right = Math.min(wide - 1, Math.floor(ax + Math.max(0, abx, acx) - 0.5));
  const top = Math.max(0, Math.ceil(ay + Math.min(0, aby, acy) - 0.5));
  const bottom = Math.min(high - 1, Math.floor(ay + Math.max(0, aby, acy) - 0.5));
  const stepU = acy / area;
  const stepV = -aby / area;
  const far = places[a * 3 + 2] as number;
  const farB = (places[b * 3 + 2] as number) - far;
  const farC = (places[c * 3 + 2] as number) - far;
  for (let row = top; row <= bottom; row++) {
    const x = left + 0.5 - ax;
    const y = row + 0.5 - ay;
    let u = (x * acy - y * acx) / area;
    let v = (abx * y - aby * x) / area;
    for (let column = left; column <= right; column++, u += stepU, v += stepV) {
      if (u < 0 || v < 0 || u + v > 1) continue;
      const z = far + u * farB + v * farC;
      const at = row * wide + column;
      if (z >= (depth[at] as number)) continue;
      depth[at] = z;
      const w = 1 - u - v;
      for (let k = 0; k < 3; k++)
        rgb[at * 3 + k] =
          w * (colours[a * 3 + k] as number) +
          u * (colours[b * 3 + k] as number) +
          v * (colours[c * 3 + k] as number);
    }
  }
}

/** The mean of the samples of each pixel. */
function coarser({ wide, rgb, depth }: Fine, width: number, height: number): Drawn {
  const rgba = new Float32Array(width * height * 4);
  const nearest = new Float32Array(width * height).fill(Number.POSITIVE_INFINITY);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const to = (row * width + column) * 4;
      let hits = 0;
      for (let n = 0; n < FINER * FINER; n++) {
        const at = (row * FINER + Math.floor(n / FINER)) * wide + column * FINER + (n % FINER);
        const far = depth[at] as number;
        if (far === Number.POSITIVE_INFINITY) continue;
        hits++;
        nearest[to / 4] = Math.min(nearest[to / 4] as number, far);
        for (let c = 0; c < 3; c++)
          rgba[to + c] = (rgba[to + c] as number) + (rgb[at * 3 + c] as number);
      }
      if (hits === 0) continue;
      for (let c = 0; c < 3; c++) rgba[to + c] = (rgba[to + c] as number) / hits;
      rgba[to + 3] = hits / (FINER * FINER);
    }
  return { width, height, rgba, depth: nearest };
}
