import { mix, smoothstep } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';

/** How far the middle of a block lies off its place in the lattice, and how far its face leans, both as shares of a block. */
const JITTER = 0.85;
const LEAN = 0.9;

/** How wide a step between two blocks is, as a share of one: a mesh shows nothing sharper. */
const STEP = 0.16;

/** Where the lattice is asked, for noise is 0 at whole numbers. */
const OFF = 0.37;

/** The blocks around one of the lattice that a place may belong to: where the middle of each is, how high it lies and how its face leans; five numbers a block. */
interface Around {
  column: number;
  row: number;
  readonly blocks: Float64Array;
}

/** How many numbers a block has, and how many blocks are around a place. */
const NUMBERS = 5;
const BLOCKS = 9;

/**
 * Rock as it breaks: blocks about 1 unit across with flat faces that lean each its own way and end at steps, about −1 to 1.
 * The nearest of jittered lattice points (Worley 1996), each with a height and a slope of its own.
 * Quickest where places that are asked for one after the other are near to each other: the last blocks are kept.
 */
export function createBlocks(noise: Noise): (u: number, v: number) => number {
  const around: Around = {
    column: Number.NaN,
    row: Number.NaN,
    blocks: new Float64Array(BLOCKS * NUMBERS),
  };
  const { blocks } = around;
  return (u, v) => {
    const [column, row] = [Math.floor(u), Math.floor(v)];
    if (column !== around.column || row !== around.row) lookAround(noise, around, column, row);
    let [first, second] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    let [near, next] = [0, 0];
    for (let at = 0; at < BLOCKS * NUMBERS; at += NUMBERS) {
      const du = u - (blocks[at] as number);
      const dv = v - (blocks[at + 1] as number);
      const far = Math.sqrt(du * du + dv * dv);
      if (far >= second) continue;
      const lean = du * (blocks[at + 3] as number) + dv * (blocks[at + 4] as number);
      const height = (blocks[at + 2] as number) + 2 * LEAN * lean;
      if (far < first) {
        second = first;
        next = near;
        first = far;
        near = height;
      } else {
        second = far;
        next = height;
      }
    }
    return mix(next, near, 0.5 + 0.5 * smoothstep(0, STEP, second - first));
  };
}

/** Looks at the blocks around one of the lattice. */
function lookAround(noise: Noise, around: Around, column: number, row: number): void {
  Object.assign(around, { column, row });
  let to = 0;
  for (let down = -1; down <= 1; down++)
    for (let across = -1; across <= 1; across++, to += NUMBERS) {
      const [cu, cv] = [column + across, row + down];
      const [a, b] = [cu * 5.3 + OFF, cv * 4.9 - OFF];
      const block = [
        cu + 0.5 + JITTER * noise.at(cu * 3.1 + OFF, cv * 2.7 + OFF),
        cv + 0.5 + JITTER * noise.at(cu * 2.3 - OFF, cv * 3.7 + OFF),
        0.9 * noise.at(a, b),
        noise.at(a + 0.5, b),
        noise.at(a, b + 0.5),
      ];
      around.blocks.set(block, to);
    }
}
