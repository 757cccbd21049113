import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { candle } from '../furnishings/candles.ts';
import { curtains, type Furnished, type Furnishing, flat, WALNUT } from '../furniture.ts';
import { boards, wood } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { limb } from '../solids/limb.ts';
import { ball, box, drum, type Material, type Point, type Solid } from '../solids/solid.ts';

/** The table before the window: half its width, from where to where, how high; metres. */
const TABLE = { half: 1.5, near: 1.25, far: 2.05, high: 1.02 } as const;
/** The lamp with its nine lights: how far off, from arm to arm, how high the lights stand over the table. */
const LAMP = { z: 1.62, apart: 0.085, high: 0.46 } as const;
const GOLD: Colour = [0.86, 0.64, 0.24];
const BLUE: Colour = [0.12, 0.28, 0.66];
const WHITE: Colour = [0.95, 0.95, 0.93];

/** Quiet blue walls over oak boards. */
export const hanukkahSurfaces = (noise: Noise): Surfaces => ({
  walls: (x, y) => {
    const stripe = Math.abs((x / 0.3) % 1) < 0.5 ? 1 : 0.94;
    return scaleColour(y < 0.9 ? [0.8, 0.82, 0.84] : [0.42, 0.52, 0.68], stripe);
  },
  floor: boards(WALNUT, noise),
  ceiling: flat([0.9, 0.9, 0.88]),
});

/** A table before a window at Hanukkah: the lamp with its nine lights, spinning tops, coins of chocolate, doughnuts and presents. */
export function hanukkah(furnishing: Furnishing): Furnished {
  const { shell, noise, side } = furnishing;
  const middle = (shell.left + shell.right) / 2;
  const top = TABLE.high;
  const runner: Material = (x, y, z, axis) => {
    const off = Math.abs(z - (TABLE.near + TABLE.far) / 2);
    const isRunner = off < 0.27;
    const isBand = off > 0.22 && off < 0.25;
    return isRunner ? (isBand ? BLUE : WHITE) : wood(WALNUT, noise)(x, y, z, axis);
  };
  return {
    lamps: [
      [middle, top + LAMP.high + 0.2, LAMP.z - 0.2],
      [middle, 2.3, 1],
    ],
    solids: [
      box(
        [middle - TABLE.half, top - 0.06, TABLE.near],
        [middle + TABLE.half, top, TABLE.far],
        runner,
      ),
      ...[-1, 1].map((to) => {
        const x = middle + to * (TABLE.half - 0.1);
        return box(
          [x - 0.04, 0, TABLE.near + 0.1],
          [x + 0.04, top - 0.06, TABLE.near + 0.18],
          wood(WALNUT, noise),
        );
      }),
      ...nineLights([middle, top, LAMP.z]),
      ...spinningTop([middle - side * 0.36, top, 1.42], BLUE),
      ...spinningTop([middle - side * 0.52, top, 1.52], [0.7, 0.14, 0.14]),
      ...coins([middle + side * 0.3, top, 1.4]),
      ...doughnuts([middle + side * 0.58, top, 1.58]),
      ...present([middle - side * 0.72, top, 1.68]),
      ...curtains(furnishing, [0.24, 0.34, 0.6]),
    ],
  };
}

/** A foot and a stem, four bows of arms from it, nine candles, the middle one higher. */
function nineLights([x, y, z]: Point): Solid[] {
  const gold: Material = (px, py) =>
    scaleColour(GOLD, 0.86 + 0.3 * Math.abs(Math.sin(px * 60 + py * 40)));
  const { apart, high } = LAMP;
  const bow = (n: number, to: number): Solid[] => {
    const wide = n * apart;
    const drop = wide * 0.92;
    const joints = Array.from({ length: 9 }, (_, k): Point => {
      const turn = (k / 8) * (Math.PI / 2);
      return [x + to * wide * Math.sin(turn), y + high - drop * Math.cos(turn), z];
    });
    return limb(joints, [0.014, 0.014], gold);
  };
  const cup = (dx: number, up: number): Solid[] => [
    drum([x + dx, z], [y + up - 0.03, y + up], [0.012, 0.028], gold),
    ...candle([x + dx, y + up, z], 0.15, 0.014),
  ];
  return [
    drum([x, z], [y, y + 0.03], [0.16, 0.13], gold),
    drum([x, z], [y + 0.03, y + 0.09], [0.08, 0.02], gold),
    drum([x, z], [y + 0.06, y + high + 0.07], [0.017, 0.017], gold),
    ...[0.16, 0.3].map((up) =>
      ball([x - 0.035, y + up - 0.03, z - 0.035], [x + 0.035, y + up + 0.03, z + 0.035], gold),
    ),
    ...[1, 2, 3, 4].flatMap((n) =>
      [-1, 1].flatMap((to) => [...bow(n, to), ...cup(to * n * apart, high + 0.03)]),
    ),
    ...cup(0, high + 0.1),
    ...star([x, y + high - 0.08, z - 0.03]),
  ];
}

/** A star of six points before the stem. */
const star = ([x, y, z]: Point): Solid[] => {
  const gold = flat([0.95, 0.76, 0.34]);
  const tip = (n: number): Point => {
    const turn = Math.PI / 2 + (n * Math.PI) / 3;
    return [x + 0.07 * Math.cos(turn), y + 0.07 * Math.sin(turn), z];
  };
  return [0, 1].flatMap((n) =>
    limb([tip(n), tip(n + 2), tip(n + 4), tip(n)], [0.008, 0.008], gold),
  );
};

/** A dreidel: a cube on a point with a stem, a letter on its side. */
const spinningTop = ([x, y, z]: Point, colour: Colour): Solid[] => {
  const face: Material = (px, py, _z, axis) => {
    const [u, v] = [(px - x) / 0.04, (py - y - 0.08) / 0.04];
    const isLetter =
      axis === 2 &&
      (Math.abs(u - 0.3) < 0.16 || Math.abs(v + 0.4) < 0.16) &&
      Math.abs(u) < 0.5 &&
      Math.abs(v) < 0.6;
    return isLetter ? [0.98, 0.9, 0.6] : colour;
  };
  return [
    drum([x, z], [y, y + 0.045], [0.004, 0.05], flat(colour)),
    box([x - 0.045, y + 0.04, z - 0.045], [x + 0.045, y + 0.125, z + 0.045], face),
    drum([x, z], [y + 0.125, y + 0.17], [0.01, 0.01], flat(colour)),
  ];
};

/** Coins of chocolate in gold paper, in a heap. */
const coins = ([x, y, z]: Point): Solid[] =>
  Array.from({ length: 11 }, (_, n) => {
    const turn = n * 2.4;
    const out = 0.02 * Math.sqrt(n) * 1.7;
    const level = n < 5 ? 1 : 0;
    return drum(
      [x + out * Math.cos(turn), z + out * Math.sin(turn)],
      [y + 0.012 * level, y + 0.012 * level + 0.011],
      [0.036, 0.036],
      (px, _py, pz) => mixColour(GOLD, [1, 0.9, 0.55], 0.5 + 0.5 * Math.sin(px * 160 + pz * 120)),
    );
  });

/** Doughnuts under sugar with a drop of jam, on a plate. */
const doughnuts = ([x, y, z]: Point): Solid[] => {
  const dough: Material = (_x, py) => (py > y + 0.075 ? WHITE : [0.8, 0.5, 0.22]);
  return [
    drum([x, z], [y, y + 0.016], [0.12, 0.19], flat(WHITE)),
    ...[
      [-0.08, -0.05],
      [0.08, -0.04],
      [0, 0.08],
    ].flatMap(([dx = 0, dz = 0]) => [
      ball(
        [x + dx - 0.075, y + 0.012, z + dz - 0.075],
        [x + dx + 0.075, y + 0.105, z + dz + 0.075],
        dough,
      ),
      ball(
        [x + dx - 0.02, y + 0.09, z + dz - 0.02],
        [x + dx + 0.02, y + 0.118, z + dz + 0.02],
        flat([0.72, 0.06, 0.1]),
      ),
    ]),
  ];
};

/** A present in blue with a silver ribbon. */
const present = ([x, y, z]: Point): Solid[] => {
  const paper: Material = (px, _py, pz, axis) => {
    const isRibbon = Math.abs(px - x) < 0.022 || (axis !== 2 && Math.abs(pz - z) < 0.022);
    return isRibbon ? [0.9, 0.9, 0.94] : BLUE;
  };
  return [
    box([x - 0.14, y, z - 0.12], [x + 0.14, y + 0.17, z + 0.12], paper),
    ...[-1, 1].map((to) =>
      ball(
        [x + to * 0.045 - 0.05, y + 0.16, z - 0.025],
        [x + to * 0.045 + 0.05, y + 0.225, z + 0.025],
        flat([0.9, 0.9, 0.94]),
      ),
    ),
  ];
};
