import { pick } from '../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { gable } from '../buildings/parts.ts';
import { plain, worn } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import {
  ball,
  box,
  ellipsoid,
  frustum,
  type Look,
  limb,
  place,
  ring,
  type Solid,
} from '../sculpt/solid.ts';
import { pitch, roll, type Vector, yaw } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

/** Colours of boiled sugar. */
export const SUGARS: readonly Colour[] = [
  [0.96, 0.26, 0.4],
  [0.98, 0.66, 0.2],
  [0.36, 0.72, 0.9],
  [0.56, 0.84, 0.36],
  [0.76, 0.42, 0.88],
  [0.99, 0.52, 0.72],
];
const CREAM: Colour = [1, 0.96, 0.9];
const RED: Colour = [0.88, 0.08, 0.14];
const WAFER: Colour = [0.86, 0.6, 0.32];

/** Sugar glaze. */
const GLAZE = { gloss: 0.55 } as const;

/** A lollipop as tall as a tree: a disc with a spiral, or a ball, on its stick. */
export function lollipop(wish: Wish): Sprite {
  const { random } = wish;
  const sugar = wish.colour ?? pick(random, SUGARS);
  const other = random.unit() < 0.5 ? CREAM : pick(random, SUGARS);
  const [x, y, radius] = [0, 0.74, 0.26];
  const swirl: Look = {
    ...GLAZE,
    paint: (px, py) => {
      const [dx, dy] = [px - x, py - y];
      const turn = Math.atan2(dy, dx) / (2 * Math.PI) + Math.hypot(dx, dy) * 4.2;
      const share = Math.abs(((((turn * 3) % 1) + 1) % 1) - 0.5) * 2;
      return mixColour(sugar, other, smoothstep(0.46, 0.54, share));
    },
  };
  const stick = frustum(plain(CREAM), [0, 0, 0], 0.62, 0.028, 0.028);
  const bow = plain(other);
  const model: Solid[] = [
    stick,
    ellipsoid(swirl, [x, y, 0], [radius, radius, 0.075]),
    ring(
      plain(scaleColour(sugar, 0.9), GLAZE),
      [x, y, 0],
      radius * 0.97,
      0.035,
      pitch(Math.PI / 2),
    ),
    ...[-1, 1].map((side) =>
      ellipsoid(bow, [side * 0.075, 0.46, -0.03], [0.075, 0.04, 0.025], 0.01),
    ),
    ball(bow, [0, 0.46, -0.045], 0.026),
  ];
  return portray(wish, model, 0.34, 0.03, 3.4);
}

/** A candy cane in stripes, hooked at its upper end. */
export function candyCane(wish: Wish): Sprite {
  const stripe = wish.colour ?? (wish.random.unit() < 0.7 ? RED : pick(wish.random, SUGARS));
  const path: Vector[] = [[0, 0, 0]];
  for (let n = 0; n <= 10; n++) {
    const turn = Math.PI - (n / 10) * Math.PI * 1.05;
    path.push([0.2 + 0.2 * Math.cos(turn), 0.76 + 0.2 * Math.sin(turn), 0]);
  }
  const model = path.slice(1).map((to, n) => {
    const from = path[n] as Vector;
    const look: Look = {
      ...GLAZE,
      paint: (px, py, pz) => {
        // Stripes wind round the cane, along its way.
        const along =
          py < 0.76 && px < 0.2 ? py : 0.76 + 0.2 * (Math.PI - Math.atan2(py - 0.76, px - 0.2));
        const around =
          pz * 1.6 + (py < 0.76 && px < 0.2 ? px : 0.4 - Math.hypot(px - 0.2, py - 0.76));
        const share = Math.abs((((((along + around) * 7) % 1) + 1) % 1) - 0.5) * 2;
        return mixColour(stripe, CREAM, smoothstep(0.42, 0.5, share));
      },
    };
    return limb(look, from, to, 0.07, 0.07, 0.02);
  });
  return portray(wish, model, 0.3, 0.03, 3.2);
}

/** Gumdrops in a heap, rough with sugar. */
export function gumdrops(wish: Wish): Sprite {
  const { random } = wish;
  const drop = (x: number, z: number, size: number): Solid[] => {
    const sugar = pick(random, SUGARS);
    const look: Look = {
      ...worn(sugar, 0.16),
      bump: (px, py, pz) => 0.006 * Math.sin(px * 90) * Math.sin(py * 80) * Math.sin(pz * 85),
      gloss: 0.2,
    };
    return [
      frustum(look, [x, 0, z], size * 0.9, size * 0.62, size * 0.4),
      {
        ...ellipsoid(look, [x, size * 0.86, z], [size * 0.42, size * 0.3, size * 0.42]),
        blend: 0.08,
      },
    ];
  };
  const model = [
    ...drop(-0.42, 0.05, 0.5 + 0.2 * random.unit()),
    ...drop(0.1, -0.1, 0.62 + 0.2 * random.unit()),
    ...drop(0.55, 0.12, 0.4 + 0.2 * random.unit()),
  ];
  return portray(wish, model, 0.3, 0.1, 2.8);
}

/** A cone of ice cream as tall as a fir: scoops heaped on a wafer that stands in the icing. */
export function iceCreamTree(wish: Wish): Sprite {
  const { random } = wish;
  const wafer: Look = {
    paint: (x, y, z) => {
      const turn = Math.atan2(z, x) * 2.2;
      const line = Math.min(
        Math.abs(Math.sin(turn * 3 + y * 22)),
        Math.abs(Math.sin(turn * 3 - y * 22)),
      );
      return scaleColour(WAFER, 0.68 + 0.4 * smoothstep(0.05, 0.3, line));
    },
  };
  const scoops = Array.from({ length: 3 }, (_, n) => {
    const look: Look = {
      ...worn(pick(random, SOFT), 0.1),
      bump: (x, y, z) => 0.012 * Math.sin(x * 26 + y * 9) * Math.sin(z * 23 + y * 17),
    };
    return ellipsoid(
      look,
      [0.02 * Math.sin(n * 3), 0.5 + n * 0.17, 0],
      [0.26 - n * 0.05, 0.15, 0.26 - n * 0.05],
      0.02,
    );
  });
  return portray(
    wish,
    [
      frustum(wafer, [0, 0, 0], 0.46, 0.09, 0.23),
      ...scoops,
      ball(plain(RED, { gloss: 0.7 }), [0.02, 1.03, 0], 0.06),
    ],
    0.3,
    0.05,
    3,
  );
}

/** Colours of ice cream and icing. */
const SOFT: readonly Colour[] = [
  [1, 0.76, 0.82],
  [0.78, 0.94, 0.86],
  [1, 0.92, 0.72],
  [0.86, 0.8, 0.98],
  [0.52, 0.33, 0.22],
];

const GINGERBREAD: Colour = [0.66, 0.38, 0.17];

/** A house of gingerbread: icing along its eaves and gable, sweets on its roof, a door between candy canes. */
export function gingerbreadHouse(wish: Wish): Sprite {
  const { random } = wish;
  const biscuit: Look = {
    ...worn(wish.colour ?? GINGERBREAD, 0.2),
    bump: (x, y, z) => 0.004 * Math.sin(x * 60 + y * 31) * Math.sin(z * 57 + y * 43),
  };
  const icing = plain(CREAM, { gloss: 0.25 });
  const roofLook: Look = {
    ...GLAZE,
    paint: (x, y, z) => {
      const [row, column] = [
        Math.floor(y / 0.075),
        Math.floor((x + z) / 0.1 + (Math.floor(y / 0.075) % 2) / 2),
      ];
      return SUGARS[(((row * 2 + column * 3) % 6) + 6) % 6] as Colour;
    },
    bump: (x, y, z) => 0.02 * Math.abs(Math.sin((x + z) * 31)) * Math.abs(Math.sin(y * 42)),
  };
  const [wide, deep, eaves, top] = [0.46, 0.4, 0.5, 0.98];
  const slope = Math.atan2(top - eaves, wide);
  const long = Math.hypot(wide, top - eaves);
  const walls = [
    box(biscuit, [0, eaves / 2, 0], [wide, eaves / 2, deep]),
    place(gable(biscuit, [0, eaves, 0], [deep, wide], top - eaves), yaw(Math.PI / 2)),
  ];
  const roof = [-1, 1].map((side) =>
    box(
      roofLook,
      [(side * wide) / 2, (eaves + top) / 2 + 0.03, 0],
      [long / 2 + 0.08, 0.035, deep + 0.1],
      roll(-side * slope),
    ),
  );
  const drips = Array.from({ length: 9 }, (_, n) => {
    const share = n / 8;
    const x = -wide - 0.06 + share * 2 * (wide + 0.06);
    const y = top + 0.05 - (Math.abs(x) / (wide + 0.06)) * (top - eaves + 0.07);
    const drop = 0.05 + 0.07 * random.unit();
    return limb(icing, [x, y, -deep - 0.1], [x, y - drop, -deep - 0.1], 0.042, 0.026, 0.02);
  });
  const ridge = limb(
    icing,
    [0, top + 0.06, -deep - 0.1],
    [0, top + 0.06, deep + 0.1],
    0.05,
    0.05,
    0.02,
  );
  const edges = [-1, 1].map((side) =>
    limb(
      icing,
      [0, top + 0.05, -deep - 0.1],
      [side * (wide + 0.08), eaves - 0.02, -deep - 0.1],
      0.04,
      0.04,
      0.02,
    ),
  );
  const door = [
    ellipsoid(plain([0.4, 0.2, 0.09]), [0, 0.18, -deep], [0.12, 0.2, 0.03]),
    ...[-1, 1].map((side) =>
      limb(
        striped,
        [side * 0.155, 0, -deep - 0.03],
        [side * 0.155, 0.36, -deep - 0.03],
        0.024,
        0.024,
      ),
    ),
    ball(plain(SUGARS[1] as Colour, GLAZE), [0.06, 0.18, -deep - 0.035], 0.018),
  ];
  const windows = [-1, 1].flatMap((side) => {
    const at: Vector = [side * 0.31, 0.3, -deep - 0.005];
    return [
      ellipsoid({ ...plain([1.1, 0.84, 0.4]), glow: () => 0.9 }, at, [0.08, 0.08, 0.015]),
      ring(icing, at, 0.085, 0.022, pitch(Math.PI / 2)),
    ];
  });
  const buttons = Array.from({ length: 5 }, (_, n) =>
    ball(
      plain(SUGARS[n % 6] as Colour, GLAZE),
      [-0.16 + 0.08 * n, 0.56 + (n % 2) * 0.09, -deep - 0.005],
      0.028,
    ),
  );
  const heart = ball(plain(RED, GLAZE), [0, 0.76, -deep - 0.01], 0.055);
  const chimney = [
    frustum(striped, [0.26, 0.78, 0.1], 0.34, 0.065, 0.065),
    ellipsoid(icing, [0.26, 1.13, 0.1], [0.1, 0.05, 0.1]),
  ];
  const foot = [-1, 1].flatMap((side) =>
    [0.24, 0.42].map((x, n) =>
      ball(
        plain(SUGARS[(n * 2 + (side > 0 ? 1 : 4)) % 6] as Colour, GLAZE),
        [side * x, 0.05, -deep - 0.06],
        0.055,
      ),
    ),
  );
  return portray(
    wish,
    [
      ...walls,
      ...roof,
      ridge,
      ...edges,
      ...drips,
      ...door,
      ...windows,
      ...buttons,
      heart,
      ...chimney,
      ...foot,
    ],
    0.42,
    0.07,
    2.8,
  );
}

/** Stripes of a candy cane that stands upright. */
const striped: Look = {
  ...GLAZE,
  paint: (x, y, z) =>
    Math.abs((((((y + 0.4 * x + 0.4 * z) * 11) % 1) + 1) % 1) - 0.5) < 0.26 ? CREAM : RED,
};
