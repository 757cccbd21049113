import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { besideWall, type Furnished, type Furnishing, flat } from '../furniture.ts';
import { wood } from '../materials.ts';
import { ball, box, type Material, type Solid } from '../solids/solid.ts';

const STONE: Colour = [0.46, 0.45, 0.43];
const IRON: Material = flat([0.13, 0.13, 0.14]);
const DARK: Material = flat([0.02, 0.02, 0.025]);
const STRAW: Colour = [0.66, 0.54, 0.26];
const FLAME: Colour = [1, 0.72, 0.28];

/** Rough blocks in courses, damp and mossy near the floor. */
const blocks =
  (noise: Noise): Material =>
  (x, y, z, axis) => {
    const [along, up] = axis === 1 ? [x, z] : axis === 0 ? [z, y] : [x, y];
    const row = Math.floor(up / 0.36);
    const u = along / 0.72 + 0.5 * (row & 1) + 0.2 * noise.at(row * 3.1, 2);
    const inside = Math.min(u - Math.floor(u), 1 - u + Math.floor(u)) * 0.72;
    const joint = Math.min(inside, (up / 0.36 - row) * 0.36, (row + 1 - up / 0.36) * 0.36) < 0.022;
    const stone = 0.8 + 0.34 * Math.abs(noise.at(Math.floor(u) * 2.7 + 0.4, row * 4.1 + 0.6));
    const grain = 1 + 0.2 * noise.fbm(along * 6, up * 6, 3);
    const moss =
      axis !== 1 ? Math.max(0, 0.5 - y) * Math.max(0, noise.fbm(along * 2, y * 3, 2) + 0.4) : 0;
    const own = scaleColour(STONE, (joint ? 0.42 : stone) * grain);
    return [own[0] * (1 - 0.5 * moss), own[1] * (1 + 0.1 * moss), own[2] * (1 - 0.7 * moss)];
  };

/** Walls, floor and ceiling of rough stone. */
export function dungeonSurfaces(noise: Noise): {
  walls: Material;
  floor: Material;
  ceiling: Material;
} {
  const stone = blocks(noise);
  return {
    walls: stone,
    floor: stone,
    ceiling: (x, y, z, axis) => scaleColour(stone(x, y, z, axis), 0.7),
  };
}

/** A cell behind bars, torches, chains on the wall, straw, a barrel; light falls in by one small barred window. */
export function dungeon(furnishing: Furnishing): Furnished {
  const { noise, shell, side, random } = furnishing;
  const { left, right, back, high, window } = shell;
  const { wall, part } = besideWall(furnishing);
  const middle = (left + right) / 2;
  const other = wall === right ? left : right;
  const cell = { from: 2.6, to: Math.min(5.2, back - 0.6) };
  const bars = Array.from({ length: 16 }, (_, n) => {
    const z = cell.from + ((cell.to - cell.from) * n) / 15;
    return part(1.15, 1.2, [0, high - 0.3], [z, z + 0.05], IRON);
  });
  const plank = wood([0.36, 0.24, 0.14], noise);
  const torchX = other + side * 0.16;
  return {
    lamps: [
      [torchX + side * 0.3, 1.95, 3.1],
      [middle + side * 0.6, 2, back - 0.5],
    ],
    solids: [
      part(0, 1.1, [0, 0.01], [cell.from, cell.to], flat([0.2, 0.19, 0.17])),
      part(0, 0.02, [0, high - 0.3], [cell.from, cell.to], DARK),
      ...bars,
      ...[0.1, 1.15, high - 0.36].map((up) =>
        part(1.14, 1.21, [up, up + 0.07], [cell.from, cell.to + 0.05], IRON),
      ),
      part(
        1.1,
        1.24,
        [0.95, 1.2],
        [(cell.from + cell.to) / 2, (cell.from + cell.to) / 2 + 0.2],
        IRON,
      ),
      part(0, 1.2, [high - 0.3, high], [cell.from - 0.2, cell.to + 0.2], blocks(noise)),
      ...[cell.from - 0.4, cell.to].map((z) =>
        part(0, 1.25, [0, high], [z, z + 0.4], blocks(noise)),
      ),
      ...torch(torchX, 3.1, side),
      ...torch(middle + side * 0.6, back - 0.16, 0),
      ...chains(other, side, 4.3),
      ...chains(other, side, 5.1),
      ...straw(middle - side * 0.9, back - 1.1, random.unit()),
      ...barrel(other + side * 0.55, 2.6, plank),
      ...[0.2, 0.4, 0.6, 0.8].map((share) => {
        const x = window[0] + (window[1] - window[0]) * share;
        return box([x - 0.022, window[2], back - 0.06], [x + 0.022, window[3], back - 0.02], IRON);
      }),
    ],
  };
}

/** A burning torch on the wall. */
function torch(x: number, z: number, side: number): Solid[] {
  const lean = side * 0.12;
  return [
    box([x - 0.05, 1.5, z - 0.05], [x + 0.05, 1.56, z + 0.05], IRON),
    box(
      [x - 0.03 + lean * 0.3, 1.36, z - 0.03],
      [x + 0.03 + lean * 0.3, 1.78, z + 0.03],
      flat([0.26, 0.16, 0.09]),
    ),
    ball([x - 0.09 + lean, 1.72, z - 0.09], [x + 0.09 + lean, 2.06, z + 0.09], flat(FLAME), 1.5),
    ball(
      [x - 0.05 + lean, 1.74, z - 0.1],
      [x + 0.05 + lean, 1.92, z + 0.1],
      flat([1.2, 1.05, 0.6]),
      2,
    ),
    ball([x - 0.035 + lean, 1.96, z - 0.035], [x + 0.035 + lean, 2.2, z + 0.035], flat(FLAME), 1.2),
  ];
}

/** A chain that hangs from a ring in the wall, a shackle at its end. */
function chains(wall: number, side: number, z: number): Solid[] {
  const x = wall + side * 0.07;
  const links = Array.from({ length: 9 }, (_, n) => {
    const y = 1.72 - 0.1 * n;
    const [w, d] = n % 2 === 0 ? [0.018, 0.05] : [0.045, 0.018];
    return ball([x - w, y - 0.075, z - d], [x + w, y + 0.075, z + d], IRON);
  });
  return [
    ball([x - 0.05, 1.68, z - 0.1], [x + 0.05, 1.86, z + 0.1], IRON),
    ...links,
    box([x - 0.05, 0.7, z - 0.09], [x + 0.06, 0.82, z + 0.09], IRON),
  ];
}

/** A heap of straw on the floor. */
const straw = (x: number, z: number, turn: number): Solid[] =>
  Array.from({ length: 46 }, (_, n) => {
    const [a, r] = [n * 2.4 + turn * 6, 0.75 * Math.sqrt(n / 46)];
    const [dx, dz] = [Math.cos(a) * r, Math.sin(a) * r * 0.6];
    const up = 0.14 * (1 - r);
    const [w, d] = n % 2 === 0 ? [0.2, 0.02] : [0.05, 0.14];
    return box(
      [x + dx - w, 0, z + dz - d],
      [x + dx + w, up + 0.02 + 0.02 * (n % 3), z + dz + d],
      flat(scaleColour(STRAW, 0.7 + 0.1 * (n % 5))),
    );
  });

/** A barrel with two hoops. */
function barrel(x: number, z: number, plank: Material): Solid[] {
  const rings = Array.from({ length: 16 }, (_, n) => {
    const share = (n + 0.5) / 16;
    const half = 0.3 + 0.07 * Math.sin(share * Math.PI);
    const isHoop = n === 3 || n === 12;
    const by = isHoop ? half + 0.012 : half;
    return ball(
      [x - by, 0.9 * share - 0.07, z - by],
      [x + by, 0.9 * share + 0.07, z + by],
      isHoop ? IRON : plank,
    );
  });
  return rings;
}
