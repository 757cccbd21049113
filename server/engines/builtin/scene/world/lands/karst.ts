import { smoothstep } from '../../arithmetic.ts';
import type { Ground } from '../ground.ts';
import type { Relief } from '../relief/relief.ts';
import type { Soil } from '../soil/soil.ts';

/** How far apart hills are, near and far, how far ahead the first ones are, and how many rows of them. World units. */
const ROWS = [
  { apart: 118, from: 170, to: 900, low: 46, high: 118 },
  { apart: 210, from: 800, to: 2_300, low: 130, high: 330 },
] as const;
/** Half the width of a hill by its height, the least and what chance adds. */
const STOUT = { least: 0.3, more: 0.26 } as const;
/** Half the river's width, how much wider it grows with distance, and how wide its bank is. World units. */
const RIVER = { half: 27, grows: 0.03, bank: 26 } as const;
/** Half the open water of a bay, how much wider it grows with distance, and how deep it is. World units. */
const LANE = { half: 22, grows: 0.05 } as const;
const DEPTH = 12;
/** How far aside hills stand at the most. World units. */
const ASIDE = 1_240;

interface Hill {
  readonly x: number;
  readonly z: number;
  readonly half: number;
  readonly high: number;
}

/** Steep hills of limestone, each alone, beside a broad calm river that winds between them. */
export function karst({ noise, side, relief, rolling, meander }: Relief): Ground {
  const awayAt = (x: number, z: number) =>
    Math.abs(x - 0.62 * meander(z) + side * 8) - RIVER.half - z * RIVER.grows;
  const hills = ROWS.map((row) => hillsOf(row, noise.at, awayAt, relief));
  return (x, z) => {
    const away = awayAt(x, z);
    const bank = smoothstep(0, RIVER.bank, away);
    const flat = -5 + bank * (8.5 + 2.5 * rolling(x, z, 60)) + smoothstep(60, 400, away) * 8;
    return flat + topOf(hills, rolling, x, z) * bank;
  };
}

/** A bay of the sea in which such hills stand as islands, a lane of open water between them. */
export function karstBay({ noise, side, relief, rolling, meander }: Relief): Ground {
  const awayAt = (x: number, z: number) =>
    Math.abs(x - 0.3 * meander(z) + side * 10) - LANE.half - z * LANE.grows;
  const hills = ROWS.map((row) => hillsOf(row, noise.at, awayAt, relief));
  return (x, z) => {
    const top = topOf(hills, rolling, x, z);
    return top > 0 ? top + 2 : -DEPTH;
  };
}

/** How high the hills stand over the ground at a place. */
function topOf(
  hills: readonly ReturnType<typeof hillsOf>[],
  rolling: Relief['rolling'],
  x: number,
  z: number,
): number {
  const torn = 0.16 * rolling(x, z, 34) + 0.07 * rolling(x + 50, z, 11);
  let top = 0;
  for (const grid of hills)
    for (const { x: at, z: ahead, half, high } of grid(x, z)) {
      const off = Math.hypot(x - at, z - ahead) / half + torn;
      // Upright below, round above.
      if (off < 1) top = Math.max(top, high * Math.sqrt(1 - Math.max(0, off) ** 2.6));
    }
  return top;
}

/** Lays hills on a loose grid where the river leaves room; gives those that may reach a place. */
function hillsOf(
  row: (typeof ROWS)[number],
  chance: (x: number, y: number) => number,
  awayAt: Ground,
  relief: number,
): (x: number, z: number) => readonly Hill[] {
  const { apart, from, to, low, high } = row;
  const columns = Math.ceil(ASIDE / apart);
  const rows = Math.ceil((to - from) / apart);
  const cells = Array.from({ length: (2 * columns + 1) * rows }, (): Hill[] => []);
  for (let line = 0; line < rows; line++)
    for (let column = -columns; column <= columns; column++) {
      const share = (n: number) =>
        0.5 + 0.7 * chance(column * 1.71 + 13.3 * n, line * 1.37 + apart);
      const x = (column + share(1) - 0.5) * apart;
      const z = from + (line + 0.5 + 0.7 * (share(2) - 0.5)) * apart;
      const tall = (low + (high - low) * share(3)) * relief;
      const half = tall * (STOUT.least + STOUT.more * share(4));
      if (awayAt(x, z) < 0.75 * half) continue;
      const hill: Hill = { x, z, half, high: tall };
      for (let near = Math.max(0, line - 1); near <= Math.min(rows - 1, line + 1); near++)
        for (let beside = -1; beside <= 1; beside++) {
          const cell = cells[near * (2 * columns + 1) + column + beside + columns];
          if (Math.abs(column + beside) <= columns) cell?.push(hill);
        }
    }
  const none: readonly Hill[] = [];
  return (x, z) => {
    const line = Math.min(rows - 1, Math.floor((z - from) / apart));
    const column = Math.round(x / apart);
    if (line < -1 || Math.abs(column) > columns || z > to + apart) return none;
    return cells[Math.max(0, line) * (2 * columns + 1) + column + columns] ?? none;
  };
}

/** How little of its steepness shows in what grows on a hill of limestone, and how high the hills seem to its snow. */
const GREEN = 0.34;
const WARM = 60;

/** The soil of such hills: bushes hold on to all but upright rock, and no snow lies so far south. */
export const overgrown =
  (soil: Soil): Soil =>
  (x, z, height, steepness) =>
    soil(x, z, Math.min(height, WARM), steepness * GREEN);
