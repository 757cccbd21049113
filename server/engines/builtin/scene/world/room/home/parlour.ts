import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { cup } from '../furnishings/dressing.ts';
import { fireplace } from '../furnishings/fireplace.ts';
import { upholstered } from '../furnishings/upholstery.ts';
import { tufted } from '../furnishings/velvet.ts';
import {
  type Furnished,
  type Furnishing,
  flat,
  lampShade,
  plant,
  rose,
  slab,
} from '../furniture.ts';
import { canvas, carpet, folds, wood } from '../materials.ts';
import { ball, box, drum, type Material, type Solid } from '../solids/solid.ts';

const MAHOGANY: Colour = [0.3, 0.13, 0.07];
const GOLD: Colour = [0.8, 0.6, 0.24];
const PAPER: Colour = [0.2, 0.32, 0.24];
const BURGUNDY: Colour = [0.45, 0.07, 0.11];
const LACE: Colour = [0.93, 0.9, 0.82];
/** How high the room is, metres. */
export const PARLOUR_HIGH = 3.3;
/** How high the panels of the walls are. */
const DADO = 0.95;

/** A paper of leaves in two greens, row by row half a width aside; both ways in metres. */
function damask(along: number, y: number): Colour {
  const row = Math.floor(y / 0.42);
  const u = along / 0.36 + 0.5 * (row & 1);
  const [a, b] = [(u - Math.floor(u) - 0.5) * 2, (y / 0.42 - row - 0.5) * 2];
  const bud = Math.abs(a) < 0.34 * (1 - b * b) * (1 - 0.4 * b);
  const heart = Math.abs(a) < 0.14 * (1 - b * b);
  const vine = Math.abs(Math.abs(a) - 0.62 - 0.22 * Math.sin(b * 3.1)) < 0.07;
  if (heart) return mixColour(PAPER, GOLD, 0.55);
  return bud || vine ? scaleColour(PAPER, 1.5) : PAPER;
}

/** Walls of patterned paper over dark panels, boards, a white ceiling with mouldings. */
export const parlourSurfaces = (noise: Noise) => {
  const high = PARLOUR_HIGH;
  const panel = wood(MAHOGANY, noise);
  return {
    walls: ((x, y, z, axis) => {
      const along = axis === 0 ? z : x;
      if (y > high - 0.16) return scaleColour([0.88, 0.84, 0.74], y > high - 0.1 ? 1 : 0.82);
      if (Math.abs(y - high + 0.42) < 0.025) return scaleColour(GOLD, 0.8);
      if (y > DADO + 0.05) return damask(along, y);
      const u = along / 0.62 - Math.floor(along / 0.62);
      const edge = Math.min(
        u * 0.62,
        (1 - u) * 0.62,
        Math.abs(y - 0.16),
        Math.abs(y - DADO + 0.08),
      );
      const shade = y > DADO ? 1.4 : edge < 0.05 ? 1.25 : edge < 0.075 ? 0.6 : 1;
      return scaleColour(panel(x, y, z, axis), shade);
    }) as Material,
    floor: ((x, _y, z) => {
      const [a, b] = [
        Math.floor(x / 0.14),
        Math.floor(z / 0.42 + 0.5 * (Math.floor(x / 0.14) & 1)),
      ];
      return scaleColour([0.38, 0.2, 0.1], 0.85 + 0.25 * Math.abs(Math.sin(a * 7.3 + b * 3.1)));
    }) as Material,
    ceiling: flat([0.86, 0.83, 0.75]),
  };
};

/** A Victorian parlour: armchairs of buttoned velvet by the fire with a mirror above it, a long-case clock, a table laid for tea, a lamp, heavy curtains, pictures in gold. */
export function parlour(furnishing: Furnishing): Furnished {
  const { noise, shell, side } = furnishing;
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const fireX = middle + side * 0.55;
  const fire = fireplace(furnishing, fireX);
  const velvet = tufted(BURGUNDY);
  const rug = [middle - 1.7, middle + 1.7, 1.9, back - 0.9] as const;
  const chairAt = (to: number, z: number) =>
    upholstered({
      rear: fireX + to * 1.75,
      side: to,
      along: [z, z + 0.95],
      fabric: velvet,
      cushions: [],
    });
  const wall = side > 0 ? right : left;
  return {
    lamps: [...fire.lamps, [middle, high - 1.05, 3.3], [wall - side * 0.5, 1.6, 2.9]],
    solids: [
      box([rug[0], 0, rug[2]], [rug[1], 0.015, rug[3]], carpet(BURGUNDY, GOLD, rug, noise)),
      ...fire.solids,
      ...overMantel(fireX, back, noise),
      ...chairAt(side, 3.3),
      ...chairAt(-side, 3.5),
      ...longCase(fireX + side * 1.42, back, noise),
      ...teaTable(fireX - side * 0.1, 2.75),
      ...curtain(furnishing),
      ...gasolier(middle, high, 3.3),
      ...pictures(furnishing),
      ...sideTable(wall - side * 0.5, 2.7, noise),
      ...plant(furnishing, (side > 0 ? left : right) + side * 0.5, 0.75, 3.6, 0.95),
      drum(
        [(side > 0 ? left : right) + side * 0.5, 3.6],
        [0, 0.75],
        [0.16, 0.2],
        wood(MAHOGANY, noise),
      ),
    ],
  };
}

/** A mirror in a golden frame over the fire, candlesticks and a clock on the shelf. */
function overMantel(x: number, back: number, noise: Noise): Solid[] {
  const z = back - 0.5;
  const glass: Material = (px, y) => {
    const edge = Math.min(0.58 - Math.abs(px - x), y - 1.5, 2.6 - y);
    if (edge < 0.085) return scaleColour(GOLD, edge < 0.03 || edge > 0.07 ? 0.75 : 1.15);
    return mixColour(
      [0.36, 0.4, 0.38],
      [0.62, 0.6, 0.52],
      (y - 1.5) / 1.1 + 0.3 * noise.fbm(px * 2, y * 2, 2),
    );
  };
  return [
    box([x - 0.58, 1.5, z - 0.04], [x + 0.58, 2.6, z], glass),
    ball([x - 0.16, 2.55, z - 0.06], [x + 0.16, 2.76, z], flat(GOLD)),
    ...[-0.66, 0.66].flatMap((dx) => [
      drum([x + dx, z - 0.1], [1.32, 1.35], [0.07, 0.05], flat(GOLD)),
      drum([x + dx, z - 0.1], [1.35, 1.6], [0.02, 0.02], flat(GOLD)),
      drum([x + dx, z - 0.1], [1.6, 1.8], [0.02, 0.018], flat(LACE)),
      ball(
        [x + dx - 0.016, 1.8, z - 0.116],
        [x + dx + 0.016, 1.87, z - 0.084],
        flat([1.5, 1.1, 0.5]),
        1,
      ),
    ]),
    drum([x, z - 0.12], [1.32, 1.48], [0.12, 0.06], flat(scaleColour(MAHOGANY, 1.3))),
  ];
}

/** A clock in a long case of dark wood: its dial under an arch, its pendulum behind glass. */
function longCase(x: number, back: number, noise: Noise): Solid[] {
  const dark = wood(scaleColour(MAHOGANY, 1.35), noise);
  const z = back - 0.04;
  const dial: Material = (px, y, pz, axis) => {
    if (axis !== 2) return dark(px, y, pz, axis);
    const [u, v] = [px - x, y - 1.92];
    const out = Math.hypot(u, v);
    if (out > 0.215)
      return Math.max(Math.abs(u), Math.abs(v)) < 0.23
        ? scaleColour(GOLD, 1.1)
        : dark(px, y, pz, axis);
    if (out > 0.2) return MAHOGANY;
    const turn = (Math.atan2(u, v) / (2 * Math.PI)) * 12;
    const isMark = out > 0.145 && out < 0.185 && Math.abs(turn - Math.round(turn)) < 0.16;
    const onHand = (angle: number, long: number, wide: number) => {
      const [a, b] = [
        u * Math.sin(angle) + v * Math.cos(angle),
        u * Math.cos(angle) - v * Math.sin(angle),
      ];
      return a > -0.02 && a < long && Math.abs(b) < wide;
    };
    const isInk = isMark || out < 0.015 || onHand(-0.95, 0.1, 0.011) || onHand(1.05, 0.15, 0.008);
    return isInk ? [0.08, 0.06, 0.05] : [0.95, 0.92, 0.82];
  };
  const door: Material = (px, y, pz, axis) => {
    const [u, v] = [px - x, y - 0.92];
    if (axis !== 2 || Math.abs(u) > 0.12 || y < 0.62 || y > 1.52) return dark(px, y, pz, axis);
    if (Math.hypot(u - 0.02, v) < 0.085) return scaleColour(GOLD, 1.25);
    if (Math.abs(u - 0.02 * ((1.55 - y) / 0.6)) < 0.01) return scaleColour(GOLD, 0.9);
    return [0.09, 0.05, 0.035];
  };
  return [
    box([x - 0.3, 0, z - 0.36], [x + 0.3, 0.5, z], dark),
    box([x - 0.2, 0.5, z - 0.28], [x + 0.2, 1.62, z], door),
    box([x - 0.28, 1.62, z - 0.34], [x + 0.28, 2.24, z], dial),
    box([x - 0.33, 2.24, z - 0.38], [x + 0.33, 2.3, z], dark),
    ball([x - 0.22, 2.2, z - 0.3], [x + 0.22, 2.46, z - 0.04], dark),
    ...[-0.25, 0.25].map((dx) =>
      ball([x + dx - 0.04, 2.3, z - 0.34], [x + dx + 0.04, 2.42, z - 0.26], flat(GOLD)),
    ),
  ];
}

/** A small round table under lace with a pot of tea and cups. */
function teaTable(x: number, z: number): Solid[] {
  const china: Colour = [0.95, 0.94, 0.96];
  return [
    drum([x, z], [0, 0.08], [0.28, 0.05], flat(MAHOGANY)),
    drum([x, z], [0.05, 0.6], [0.045, 0.035], flat(MAHOGANY)),
    drum([x, z], [0.5, 0.63], [0.5, 0.46], (px, y, pz) =>
      Math.sin(Math.atan2(pz - z, px - x) * 22) * 0.03 + y > 0.55 ? LACE : scaleColour(LACE, 0.7),
    ),
    drum([x, z], [0.62, 0.635], [0.46, 0.46], flat(LACE)),
    ball([x - 0.12, 0.62, z - 0.04], [x + 0.1, 0.8, z + 0.16], flat(china)),
    ball([x - 0.03, 0.78, z + 0.04], [x + 0.01, 0.83, z + 0.08], flat(GOLD)),
    box([x + 0.08, 0.71, z + 0.045], [x + 0.17, 0.74, z + 0.075], flat(china)),
    ...cup(x - 0.26, 0.635, z - 0.1, china),
    ...cup(x + 0.28, 0.635, z - 0.12, china),
  ];
}

/** Velvet drawn aside from the window beneath a pelmet with a golden fringe. */
function curtain({ shell }: Furnishing): Solid[] {
  const [from, to, , top] = shell.window;
  const { back } = shell;
  const hang = folds([0.5, 0.09, 0.12]);
  return [
    box([from - 0.42, 0.04, back - 0.2], [from + 0.14, top + 0.2, back - 0.08], hang),
    box([to - 0.14, 0.04, back - 0.2], [to + 0.42, top + 0.2, back - 0.08], hang),
    box(
      [from - 0.5, top - 0.12, back - 0.26],
      [to + 0.5, top + 0.3, back - 0.08],
      (x, y, z, axis) =>
        y < top - 0.06
          ? scaleColour(GOLD, 0.7 + 0.4 * Math.abs(Math.sin(x * 70)))
          : hang(x, y, z, axis),
    ),
  ];
}

/** A brass lamp with five globes that hangs from the ceiling. */
function gasolier(x: number, ceiling: number, z: number): Solid[] {
  const y = ceiling - 0.85;
  return [
    rose(x, z, ceiling, flat(GOLD)),
    drum([x, z], [y, ceiling], [0.018, 0.018], flat(GOLD)),
    ball([x - 0.08, y - 0.12, z - 0.08], [x + 0.08, y + 0.06, z + 0.08], flat(GOLD)),
    box([x - 0.45, y - 0.02, z - 0.012], [x + 0.45, y + 0.005, z + 0.012], flat(GOLD)),
    box([x - 0.012, y - 0.02, z - 0.45], [x + 0.012, y + 0.005, z + 0.45], flat(GOLD)),
    ...(
      [
        [-0.45, 0],
        [0.45, 0],
        [0, -0.45],
        [0, 0.45],
      ] as const
    ).map(([dx, dz]) =>
      ball(
        [x + dx - 0.1, y, z + dz - 0.1],
        [x + dx + 0.1, y + 0.2, z + dz + 0.1],
        flat([1.1, 1, 0.8]),
        0.8,
      ),
    ),
  ];
}

/** Paintings in wide golden frames on both side walls. */
function pictures({ shell, noise }: Furnishing): Solid[] {
  return [shell.left, shell.right].flatMap((wall) => {
    const inner = wall + (wall === shell.left ? 0.05 : -0.05);
    return [2.3, 3.6, 4.9].flatMap((z, n) => {
      const [wide, tall] = n === 1 ? [0.5, 0.42] : [0.3, 0.38];
      const view = canvas(
        [z - wide - 0.08, z + wide + 0.08, 1.85 - tall - 0.08, 1.85 + tall + 0.08],
        noise,
      );
      return [
        slab(
          [wall, inner],
          [1.85 - tall - 0.09, 1.85 + tall + 0.09],
          [z - wide - 0.09, z + wide + 0.09],
          flat(GOLD),
        ),
        slab(
          [wall, inner + (inner - wall) * 0.2],
          [1.85 - tall, 1.85 + tall],
          [z - wide, z + wide],
          (_x, y, pz, axis) => view(pz, y, 0, axis),
        ),
      ];
    });
  });
}

/** A small table by the wall with a lamp under a fringed shade and books. */
function sideTable(x: number, z: number, noise: Noise): Solid[] {
  const dark = wood(MAHOGANY, noise);
  return [
    drum([x, z], [0, 0.7], [0.05, 0.04], dark),
    drum([x, z], [0, 0.06], [0.24, 0.1], dark),
    drum([x, z], [0.7, 0.74], [0.36, 0.36], dark),
    ball([x - 0.1, 0.73, z - 0.1], [x + 0.1, 1, z + 0.1], flat([0.16, 0.26, 0.4])),
    drum([x, z], [0.98, 1.2], [0.015, 0.015], flat(GOLD)),
    lampShade([x, 1.32, z], 0.26, 0.28, [1, 0.72, 0.42]),
  ];
}
