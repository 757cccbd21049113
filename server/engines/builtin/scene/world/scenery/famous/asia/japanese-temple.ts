import { mixColour, scaleColour } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { buildPagoda } from '../../../street/asia/build-pagoda.ts';
import { curvedRoof } from '../../../street/asia/curved-roof.ts';
import type { PalaceStyle } from '../../../street/asia/palace-styles.ts';
import { inside, plainFront } from '../../../street/front.ts';
import { frustumAt } from '../../../street/round-solid.ts';
import { boxOn, type Paint, type Plot, plainPaint, type Solid } from '../../../street/solid.ts';
import { LAMP } from '../../../street/street-lamps.ts';
import { turned } from '../../../street/turned.ts';
import { block, paved } from '../../built/paved-site.ts';
import { plotOf } from '../../hedge.ts';
import { LEVEL, levelled } from '../../level-site.ts';
import type { SceneryPlan, Site } from '../../site.ts';

/** The hall: half as wide as it is, where its front is, how deep and how high its floor and its eaves are. World units. */
const HALL = { half: 9, near: 30, deep: 13, floor: 1.7, eaves: 7.4 } as const;
/** Where the pagoda is: aside on the picture's side, ahead, how wide its lowest storey is. World units. */
const PAGODA = { aside: -15.5, z: 42, wide: 6.8 } as const;
/** Half the width of the way to the hall, and how long its slabs are. World units. */
const WAY = { half: 1.9, slab: 1.5 } as const;
const GRAVEL: Colour = [0.72, 0.69, 0.62];
const SLAB: Colour = [0.52, 0.51, 0.48];
const MOSS: Colour = [0.3, 0.38, 0.16];
const WOOD: Colour = [0.4, 0.25, 0.15];
const PAPER: Colour = [0.93, 0.9, 0.8];
const STYLE: PalaceStyle = {
  tile: [0.3, 0.33, 0.35],
  ridge: [0.26, 0.28, 0.3],
  column: [0.48, 0.19, 0.1],
  timber: [[0.36, 0.2, 0.12], [0.78, 0.7, 0.56], WOOD],
  door: WOOD,
  wall: [0.78, 0.72, 0.6],
  stone: SLAB,
  terraces: 1,
};

/** A temple of Japan among its trees: a wooden hall with a veranda under a great roof of grey tiles, a pagoda of five storeys beside it, a way of slabs through raked gravel with a burner for incense. */
export const JAPANESE_TEMPLE: SceneryPlan = {
  land: 'field',
  relief: 0.55,
  trees: 1.4,
  views: [
    { horizon: 0.66, lens: 1, eye: 0.36 },
    { horizon: 0.56, lens: 0.96, eye: 0.8 },
    { horizon: 0.7, lens: 0.9, eye: 0.32 },
    { horizon: 0.64, lens: 1.1, eye: 0.42 },
  ],
  ground: levelled(46, 70),
  soil: paved((x, z, soft, { noise }) => {
    const off = Math.abs(x) - WAY.half;
    const fine = Math.max(0, 1 - soft * 5);
    const ragged = 1.6 * noise.fbm(x / 5, z / 5, 3);
    const bank = inside(Math.abs(x) + ragged, 11.5, 99, 0.6 + soft) * inside(z, -30, 66, 4);
    if (off < 0) {
      const row = Math.floor(z / WAY.slab);
      const u = x / 1.27 + 0.5 * (row & 1);
      const joint = Math.min(
        Math.abs(u - Math.round(u)) * 1.27,
        Math.abs(z / WAY.slab - Math.round(z / WAY.slab)) * WAY.slab,
      );
      return [
        scaleColour(
          SLAB,
          (joint < 0.045 ? 1 - 0.4 * fine : 1) *
            (0.92 + 0.16 * (Math.sin(row * 7.1 + Math.floor(u) * 3.7) * 0.5 + 0.5)),
        ),
        z < HALL.near ? 1 : 0,
      ];
    }
    const kerb = off < 0.22 ? 1 : 0;
    const raked = 1 + 0.07 * fine * Math.sin((off * 2 * Math.PI) / 0.3);
    const court = mixColour(scaleColour(GRAVEL, raked), SLAB, kerb * 0.8);
    return [mixColour(court, MOSS, bank), Math.abs(x) < 60 && z < 74 ? 1 : 0];
  }),
  lampAt: () => (x, y, z) =>
    (0.3 + 0.5 * Math.exp(-(((Math.abs(x) - 3) / 4) ** 2))) * (z < 60 && y < LEVEL + 9 ? 1 : 0.2),
  isTended: (x, z) => (Math.abs(x) < 24 && z < 58) || z < 14,
  has: new Set(['temple']),
  solids: (site) => [...hall(site), ...pagoda(site), ...burner()],
};

/** Half as wide as the plot, from its near edge on. */
const plotAt = (half: number, near: number, deep: number): Plot =>
  plotOf(-half, near, half, near + deep);

/** The hall: its veranda on posts, steps, doors with lattices and paper between round columns, white walls under the eaves, its roof. */
function hall({ lamps }: Site): Solid[] {
  const { half, near, deep, floor, eaves } = HALL;
  const glow = Math.min(0.85, 0.1 + lamps * 2);
  const wall: Paint = ({ role, long }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(WOOD);
    const count = Math.max(1, 2 * Math.round(long / 5.2) + 1);
    const wide = long / count;
    const column = Math.floor(along / wide);
    const off = Math.abs(along - (column + 0.5) * wide);
    const isDoor = role === 'front' && Math.abs(column - (count - 1) / 2) < 1.5;
    const bay = inside(off, -1, wide / 2 - 0.3, pixel);
    const over = inside(up, 3.7, 4.9, pixel) * bay;
    const low = inside(up, 0.2, 3.3, pixel) * bay;
    const lattice = Math.max(
      inside(Math.abs(((off / 0.34) % 1) - 0.5), -1, 0.1, pixel / 0.34),
      inside(Math.abs(((up / 0.42) % 1) - 0.5), -1, 0.09, pixel / 0.42),
    );
    const isPaper = up > 1.1 ? 1 : 0;
    const screen = isDoor
      ? mixColour([0.13, 0.09, 0.06], [0.5, 0.3, 0.14], 0.25 * lattice)
      : mixColour(mixColour(WOOD, PAPER, isPaper), WOOD, lattice);
    const colour = mixColour(mixColour(STYLE.column, STYLE.wall, over), screen, low);
    const shine = low * (isDoor ? 0.5 : isPaper * (1 - lattice));
    return { colour, glass: 0, glow: scaleColour(LAMP, shine * glow * (lamps > 0 ? 0.8 : 0.12)) };
  };
  const board: Paint = ({ role }, { along, pixel }) => {
    const joint = inside(Math.abs(((along / 0.5) % 1) - 0.5), -1, 0.46, pixel / 0.5);
    return plainFront(scaleColour(WOOD, (role === 'level' ? 1.25 : 0.95) * (0.8 + 0.2 * joint)));
  };
  const wide = half + 2.2;
  const front = near - 2.2;
  const posts = Array.from({ length: 9 }, (_, n) => -wide + 0.4 + (n * (2 * wide - 0.8)) / 8);
  const rail = (x0: number, x1: number): Solid[] => [
    block([x0, floor + 0.85, front], [x1, floor + 1, front + 0.16], plainPaint(STYLE.column)),
    block(
      [x0, floor + 0.4, front + 0.03],
      [x1, floor + 0.5, front + 0.13],
      plainPaint(STYLE.column),
    ),
  ];
  const columns = [-half, -half * 0.6, -half * 0.22, half * 0.22, half * 0.6, half].map((x) =>
    frustumAt(
      [x, LEVEL + floor, near - 0.1],
      eaves - floor,
      0.34,
      0.3,
      plainPaint(STYLE.column),
      10,
    ),
  );
  const steps = Array.from({ length: 6 }, (_, n) =>
    block(
      [-2.7, 0, front - 2.6 + n * 0.44],
      [2.7, ((n + 1) * floor) / 6, front + 0.2],
      plainPaint(scaleColour(n % 2 === 0 ? WOOD : SLAB, 1.1)),
    ),
  );
  return [
    block([-wide - 0.8, 0, front - 0.2], [wide + 0.8, 0.3, near + deep + 2.6], plainPaint(SLAB)),
    ...posts.map((x) =>
      block([x - 0.17, 0.2, front + 0.1], [x + 0.17, floor - 0.2, front + 0.44], plainPaint(WOOD)),
    ),
    block(
      [-wide + 1, 0.3, front + 1.2],
      [wide - 1, floor - 0.2, near + deep],
      plainPaint([0.1, 0.08, 0.06]),
    ),
    block([-wide, floor - 0.25, front], [wide, floor, near + deep + 2.2], board),
    ...steps,
    ...rail(-wide, -2.8),
    ...rail(2.8, wide),
    ...posts
      .filter((x) => Math.abs(x) > 2.7)
      .map((x) =>
        block(
          [x - 0.1, floor, front],
          [x + 0.1, floor + 1.15, front + 0.2],
          plainPaint(STYLE.column),
        ),
      ),
    boxOn(plotAt(half, near, deep), LEVEL + floor, LEVEL + eaves + 0.6, wall),
    ...columns,
    ...curvedRoof(
      plotAt(half + 0.4, near - 0.4, deep + 0.8),
      { eaves: LEVEL + eaves, out: 3.4 },
      STYLE,
    ),
    // The bell's cord and the lantern over the steps.
    ...turned(
      [0, near - 0.9],
      [
        [0.2, LEVEL + 4.1],
        [0.62, LEVEL + 4.35],
        [0.74, LEVEL + 5.1],
        [0.62, LEVEL + 5.85],
        [0.2, LEVEL + 6.1],
      ],
      14,
      (_, { up }) => ({
        colour: up < 0.3 ? [0.08, 0.06, 0.05] : [0.82, 0.16, 0.1],
        glass: 0,
        glow: scaleColour([1, 0.3, 0.14], 0.5 * glow),
      }),
    ),
  ];
}

/** The pagoda, on a base of stone. */
function pagoda({ setting: { side } }: Site): Solid[] {
  const { aside, z, wide } = PAGODA;
  const x = side * aside;
  const base = plotOf(x - wide * 0.8, z - wide * 0.8, x + wide * 0.8, z + wide * 0.8);
  return [
    boxOn(base, LEVEL - 0.2, LEVEL + 1, plainPaint(SLAB)),
    ...buildPagoda(plotOf(x - wide / 2, z - wide / 2, x + wide / 2, z + wide / 2), LEVEL + 1),
  ];
}

/** A burner for incense of bronze on the way, under a small roof. */
function burner(): Solid[] {
  const [x, z] = [0, 20.5];
  const bronze = plainPaint([0.24, 0.25, 0.2]);
  const posts = [-0.85, 0.85].flatMap((dx) =>
    [-0.85, 0.85].map((dz) => frustumAt([x + dx, LEVEL, z + dz], 2.1, 0.09, 0.08, bronze, 7)),
  );
  return [
    block([x - 1.15, 0, z - 1.15], [x + 1.15, 0.3, z + 1.15], plainPaint(SLAB)),
    ...turned(
      [x, z],
      [
        [0.35, LEVEL + 0.3],
        [0.3, LEVEL + 0.5],
        [0.72, LEVEL + 0.8],
        [0.78, LEVEL + 1.1],
        [0.62, LEVEL + 1.25],
      ],
      14,
      bronze,
    ),
    ...posts,
    frustumAt([x, LEVEL + 2.05, z], 0.75, 1.9, 0.25, plainPaint(STYLE.tile), 4),
    frustumAt([x, LEVEL + 2.8, z], 0.3, 0.12, 0.05, bronze, 8),
  ];
}
