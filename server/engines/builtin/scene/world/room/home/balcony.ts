import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { flowerPot } from '../furnishings/flower-pot.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { chance } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, type Material, type Solid } from '../solids/solid.ts';

const IRON: Material = flat([0.13, 0.14, 0.14]);
const PLASTER: Colour = [0.93, 0.82, 0.64];
const STONE: Colour = [0.8, 0.76, 0.68];
const SHUTTER: Colour = [0.24, 0.42, 0.44];

/** The railing before the view: how high its rail is, how thick, from bar to bar; metres. */
const RAILING = { high: 1.02, apart: 0.115, bar: 0.011, inset: 0.16 } as const;
/** How far from the eye's middle the house's wall is on the heavy side. */
const WALL = 1.75;
/** The door to the balcony in that wall: from where to where ahead, and how high. */
const DOOR = { near: 1.1, far: 2.15, high: 2.25 } as const;

/** The floor of a balcony is of square tiles of clay; it has no walls of its own. */
export function balconySurfaces(noise: Noise): Surfaces {
  const clay: Colour = [0.7, 0.42, 0.3];
  return {
    walls: flat(PLASTER),
    floor: (x, _y, z) => {
      const [a, b] = [x / 0.3, z / 0.3];
      const [u, v] = [a - Math.floor(a), b - Math.floor(b)];
      if (Math.min(u, v) < 0.035) return [0.62, 0.55, 0.47];
      const own = 0.85 + 0.25 * chance(Math.floor(a), Math.floor(b));
      return scaleColour(clay, own * (1 + 0.06 * noise.fbm(x * 3, z * 3, 2)));
    },
    ceiling: flat(STONE),
  };
}

/** A balcony: a railing of iron before the view, the house's wall with its open door beside, a small table with two chairs, pots of flowers. */
export function balcony({ shell, side, noise, random, taken = [] }: Furnishing): Furnished {
  const { left, right, back } = shell;
  const at = (out: number) => side * out;
  const isFree = !taken.includes('table');
  return {
    lamps: [[at(WALL - 0.2), 2.2, DOOR.far + 0.35]],
    solids: [
      ...railing(left, right, back - RAILING.inset),
      ...houseWall(at, back, noise),
      ...(isFree ? setForTwo(at(-0.75), back - 1.05) : []),
      ...[-2.15, -1.6, 0.62, 1.15].flatMap((out, n) =>
        flowerPot(random, [at(out), 0, back - 0.42], 0.62 + 0.12 * (n % 2)),
      ),
      ...[-1.1, 0.1, 1.3].flatMap((out) => flowerBox(random, at(out), back - RAILING.inset)),
    ],
  };
}

/** Upright bars between two rails on a low edge of stone. */
function railing(left: number, right: number, z: number): Solid[] {
  const { high, apart, bar } = RAILING;
  const count = Math.floor((right - left) / apart);
  return [
    box([left, 0, z - 0.09], [right, 0.1, z + 0.12], flat(STONE)),
    box([left, high - 0.035, z - 0.028], [right, high, z + 0.028], IRON),
    box([left, 0.2, z - 0.012], [right, 0.225, z + 0.012], IRON),
    box([left, high - 0.17, z - 0.012], [right, high - 0.145, z + 0.012], IRON),
    ...Array.from({ length: count }, (_, n) => {
      const x = left + (n + 0.5) * apart;
      return box([x - bar, 0.1, z - bar], [x + bar, high - 0.03, z + bar], IRON);
    }),
  ];
}

/** The house's wall beside the eye, with an open door between shutters, its lamp, and a vine in flower that climbs it. */
function houseWall(at: (out: number) => number, back: number, noise: Noise): Solid[] {
  const stucco: Material = (x, y, z, axis) => {
    if (y < 0.14) return scaleColour(STONE, 0.9);
    const isEdge = axis !== 0 || z > back - 0.28;
    const base = isEdge ? mixColour(PLASTER, STONE, 0.7) : PLASTER;
    return scaleColour(base, 0.97 + 0.06 * noise.fbm(x * 2 + z * 2, y * 2, 3));
  };
  const slats: Material = (_x, y) =>
    scaleColour(SHUTTER, Math.abs((y / 0.055) % 1) < 0.3 ? 0.62 : 1);
  const shutter = (near: number) =>
    slab([at(WALL - 0.05), at(WALL)], [0.12, DOOR.high], [near, near + 0.5], slats);
  return [
    slab([at(WALL), at(WALL + 4)], [0, 9], [-1, back - 0.02], stucco),
    slab(
      [at(WALL - 0.012), at(WALL)],
      [0.02, DOOR.high + 0.1],
      [DOOR.near - 0.1, DOOR.far + 0.1],
      flat(STONE),
    ),
    slab([at(WALL - 0.02), at(WALL)], [0.02, DOOR.high], [DOOR.near, DOOR.far], (_x, y, z) =>
      Math.abs(z - (DOOR.near + DOOR.far) / 2) < 0.03
        ? [0.86, 0.84, 0.78]
        : [0.16 - 0.03 * y, 0.13 - 0.02 * y, 0.11],
    ),
    shutter(DOOR.far + 0.06),
    shutter(DOOR.near - 0.56),
    ...[0, 1].map((n) =>
      drum(
        [at(WALL - 0.13), DOOR.far + 0.84 - 0.02 * n],
        [2.02 + 0.03 * n, 2.3 - 0.03 * n],
        [0.06 - 0.01 * n, 0.085 - 0.01 * n],
        n === 0 ? IRON : flat([1, 0.86, 0.6]),
        n,
      ),
    ),
    ...vine(at, back),
  ];
}

/** Leaves and blossoms that climb the corner of the wall and hang over its edge. */
function vine(at: (out: number) => number, back: number): Solid[] {
  return Array.from({ length: 420 }, (_, n) => {
    const up = 0.2 + 3.3 * Math.sqrt(chance(n, 2));
    const spread = 0.16 + 0.5 * (up / 3.4) ** 2;
    const z = back - 0.12 - spread * chance(n, 5) * 1.5;
    const x = at(WALL - 0.05 - 0.16 * chance(n, 8) - 0.32 * Math.max(0, up - 2.4) * chance(n, 9));
    const isBlossom = chance(n, 12) < 0.12 + 0.12 * up;
    const size = isBlossom ? 0.026 + 0.018 * chance(n, 3) : 0.034 + 0.022 * chance(n, 4);
    const colour: Colour = isBlossom ? [0.85, 0.16, 0.5] : [0.2, 0.4, 0.14];
    return ball(
      [x - size, up - size * 0.7, z - size],
      [x + size, up + size * 0.7, z + size],
      flat(scaleColour(colour, 0.55 + 0.7 * chance(n, 6))),
    );
  });
}

/** A box of flowers that hangs on the railing. */
function flowerBox(random: Furnishing['random'], x: number, z: number): Solid[] {
  const key = random.uint32() & 0xff;
  const colours: readonly Colour[] = [
    [0.86, 0.12, 0.14],
    [0.95, 0.5, 0.62],
    [0.94, 0.93, 0.9],
  ];
  return [
    box([x - 0.38, 0.62, z - 0.24], [x + 0.38, 0.8, z - 0.04], flat([0.56, 0.3, 0.2])),
    ...Array.from({ length: 46 }, (_, n) => {
      const [dx, dz] = [0.4 * (2 * chance(n, key) - 1), 0.13 * (2 * chance(n, key + 1) - 1)];
      const isBlossom = n % 2 === 0;
      const y = 0.8 + 0.16 * chance(n, key + 2) * (isBlossom ? 1.15 : 0.8);
      const size = isBlossom ? 0.036 : 0.05;
      const colour = isBlossom
        ? (colours[Math.floor(3 * chance(n, key + 3))] as Colour)
        : ([0.2, 0.42, 0.15] as const);
      return ball(
        [x + dx - size, y - size * 0.8, z - 0.14 + dz - size],
        [x + dx + size, y + size * 0.8, z - 0.14 + dz + size],
        flat(scaleColour(colour, 0.8 + 0.4 * chance(n, key + 4))),
      );
    }),
  ];
}

/** A round table of iron with two cups, and a chair on either side of it. */
function setForTwo(x: number, z: number): Solid[] {
  const top = flat([0.82, 0.83, 0.8]);
  const china = flat([0.97, 0.96, 0.93]);
  return [
    drum([x, z], [0.7, 0.73], [0.31, 0.31], top),
    drum([x, z], [0.03, 0.7], [0.022, 0.022], IRON),
    drum([x, z], [0, 0.03], [0.19, 0.15], IRON),
    ...[-1, 1].flatMap((way) => [
      drum([x + way * 0.13, z - 0.05], [0.73, 0.742], [0.07, 0.08], china),
      drum([x + way * 0.13, z - 0.05], [0.742, 0.81], [0.026, 0.042], china),
      ...ironChair(x + way * 0.52, z - 0.02, way),
    ]),
    drum([x, z + 0.1], [0.73, 0.86], [0.035, 0.028], flat([0.4, 0.56, 0.62])),
    ...Array.from({ length: 7 }, (_, n) =>
      ball(
        [
          x - 0.035 + 0.06 * Math.cos(n * 2.4) - 0.03,
          0.87 + 0.03 * (n % 3),
          z + 0.07 + 0.05 * Math.sin(n * 2.4),
        ],
        [
          x - 0.035 + 0.06 * Math.cos(n * 2.4) + 0.05,
          0.94 + 0.03 * (n % 3),
          z + 0.14 + 0.05 * Math.sin(n * 2.4),
        ],
        flat(n % 3 === 0 ? [0.3, 0.5, 0.2] : [0.96, 0.76, 0.2]),
      ),
    ),
  ];
}

/** A light chair of iron and slats whose back is on that side. */
function ironChair(x: number, z: number, way: number): Solid[] {
  const slat = flat([0.5, 0.32, 0.18]);
  const back = x + way * 0.19;
  return [
    ...[-0.15, -0.05, 0.05, 0.15].map((dz) =>
      box([x - 0.19, 0.44, z + dz - 0.042], [x + 0.19, 0.46, z + dz + 0.042], slat),
    ),
    ...[0.62, 0.73, 0.84].map((y) =>
      box([back - 0.012, y, z - 0.19], [back + 0.012, y + 0.07, z + 0.19], slat),
    ),
    ...[-0.18, 0.18].flatMap((dz) => [
      box([back - 0.012, 0, z + dz - 0.012], [back + 0.012, 0.93, z + dz + 0.012], IRON),
      box(
        [x - way * 0.18 - 0.012, 0, z + dz - 0.012],
        [x - way * 0.18 + 0.012, 0.44, z + dz + 0.012],
        IRON,
      ),
    ]),
  ];
}
