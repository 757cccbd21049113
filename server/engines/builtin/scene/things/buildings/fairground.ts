import type { Colour } from '../../words/idea.ts';
import { plain, worn } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import {
  ball,
  box,
  ellipsoid,
  frustum,
  type Look,
  limb,
  ring,
  type Solid,
} from '../sculpt/solid.ts';
import { pitch, type Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const STEEL: Colour = [0.88, 0.89, 0.92];
const RED: Colour = [0.8, 0.14, 0.14];
const CREAM: Colour = [0.95, 0.92, 0.84];
const GOLD: Colour = [0.88, 0.66, 0.2];
const GAY: readonly Colour[] = [
  [0.85, 0.16, 0.16],
  [0.95, 0.72, 0.12],
  [0.16, 0.46, 0.76],
  [0.2, 0.6, 0.32],
  [0.62, 0.24, 0.6],
  [0.95, 0.46, 0.14],
];
/** Gondolas of the wheel, and where its hub is, how large it is and how deep. */
const GONDOLAS = 16;
const WHEEL = { up: 0.62, radius: 0.5, deep: 0.05 } as const;

/** A Ferris wheel: two rims with spokes on a stand, coloured gondolas, lamps that shine at night. */
export function ferrisWheel(wish: Wish): Sprite {
  const steel = plain(wish.colour ?? STEEL, { gloss: 0.3, glow: () => 0.16 });
  const upright = pitch(Math.PI / 2);
  const lamp = plain([1, 0.9, 0.6], { glow: () => 1 });
  const spot = (n: number, radius: number, z: number): Vector => {
    const angle = (n / GONDOLAS) * Math.PI * 2;
    return [Math.cos(angle) * radius, WHEEL.up + Math.sin(angle) * radius, z];
  };
  const turns = Array.from({ length: GONDOLAS }, (_, n) => n);
  const model = [
    ...[-WHEEL.deep, WHEEL.deep].flatMap((z) => [
      ring(steel, [0, WHEEL.up, z], WHEEL.radius, 0.009, upright),
      ring(steel, [0, WHEEL.up, z], WHEEL.radius * 0.62, 0.006, upright),
      ...turns.map((n) => limb(steel, [0, WHEEL.up, z], spot(n, WHEEL.radius, z), 0.005, 0.004)),
      ...[-0.32, 0.32].map((x) => limb(steel, [x, 0, z * 3], [0, WHEEL.up, z], 0.02, 0.014)),
    ]),
    ...turns.flatMap((n) => gondola(spot(n, WHEEL.radius, 0), GAY[n % GAY.length] ?? RED)),
    ...turns.map((n) => ball(lamp, spot(n + 0.5, WHEEL.radius, -WHEEL.deep), 0.011)),
    // Lights along the spokes.
    ...turns.flatMap((n) => {
      const look = plain(GAY[n % GAY.length] ?? RED, { glow: () => 1 });
      return [0.3, 0.5, 0.75, 0.92].map((share) =>
        ball(look, spot(n, WHEEL.radius * share, -WHEEL.deep), 0.0095),
      );
    }),
    ball(plain(RED, { glow: () => 0.5 }), [0, WHEEL.up, -WHEEL.deep], 0.045),
    box(worn(CREAM, 0.1), [0, 0.02, 0], [0.44, 0.02, 0.2]),
    box(plain(RED, { glow: () => 0.3 }), [0, 0.07, -0.19], [0.12, 0.05, 0.03]),
  ];
  return portray(wish, model, 0.35, 0.04, 3);
}

function gondola([x, y, z]: Vector, colour: Colour): Solid[] {
  const look = plain(colour, { gloss: 0.3, glow: () => 0.4 });
  return [
    box(look, [x, y - 0.056, z], [0.03, 0.02, 0.032], undefined, 0.01),
    frustum(look, [x, y - 0.022, z], 0.022, 0.04, 0.008),
    limb(plain(STEEL), [x, y, z], [x, y - 0.04, z], 0.004, 0.004),
  ];
}

/** A circus tent in stripes with flags on its masts and an open entrance. */
export function circus(wish: Wish): Sprite {
  const cloth = wish.colour ?? RED;
  const striped: Look = {
    paint: (x, _y, z) =>
      Math.floor(((Math.atan2(z, x) + Math.PI) / (Math.PI * 2)) * 24) % 2 === 0 ? cloth : CREAM,
    glow: () => 0.3,
  };
  const pole = plain(GOLD, { gloss: 0.3 });
  const pennants = Array.from({ length: 12 }, (_, n) => {
    const angle = ((n + 0.5) / 12) * Math.PI * 2;
    const at: Vector = [Math.cos(angle) * 0.64, 0.4, Math.sin(angle) * 0.64];
    return [
      limb(pole, at, [at[0], 0.56, at[2]], 0.007, 0.005),
      box(plain(GAY[n % GAY.length] ?? RED), [at[0] + 0.04, 0.54, at[2]], [0.035, 0.018, 0.003]),
    ];
  });
  const model = [
    frustum(striped, [0, 0, 0], 0.36, 0.6, 0.62),
    frustum(striped, [0, 0.34, 0], 0.3, 0.7, 0.26),
    frustum(striped, [0, 0.63, 0], 0.34, 0.265, 0.02),
    ring(plain(GOLD), [0, 0.35, 0], 0.68, 0.018),
    ...pennants.flat(),
    limb(pole, [0, 0.95, 0], [0, 1.2, 0], 0.01, 0.008),
    box(plain(GAY[1] ?? GOLD), [0.08, 1.15, 0], [0.075, 0.035, 0.004]),
    ...entrance(cloth),
  ];
  return portray(wish, model, 0.25, 0.08, 2.6);
}

/** An opening toward the viewer under a small roof. */
const entrance = (cloth: Colour): Solid[] => [
  box(plain([0.09, 0.05, 0.05], { glow: () => 0.5 }), [0, 0.13, -0.58], [0.11, 0.14, 0.06]),
  ...[-0.15, 0.15].map((x) => box(plain(cloth), [x, 0.15, -0.63], [0.035, 0.15, 0.03])),
  { ...ellipsoid(plain(GOLD), [0, 0.31, -0.63], [0.2, 0.05, 0.05]) },
];

/** A carousel: horses on poles under a striped roof, lamps along its rim. */
export function carousel(wish: Wish): Sprite {
  const cloth = wish.colour ?? RED;
  const striped: Look = {
    paint: (x, _y, z) =>
      Math.floor(((Math.atan2(z, x) + Math.PI) / (Math.PI * 2)) * 20) % 2 === 0 ? cloth : CREAM,
    glow: () => 0.25,
  };
  const gold = plain(GOLD, { gloss: 0.5, glow: () => 0.3 });
  const lamp = plain([1, 0.92, 0.7], { glow: () => 1 });
  const around = (count: number, radius: number, y: number): Vector[] =>
    Array.from({ length: count }, (_, n) => {
      const angle = ((n + 0.3) / count) * Math.PI * 2;
      return [Math.cos(angle) * radius, y, Math.sin(angle) * radius];
    });
  const model = [
    frustum(worn(GOLD, 0.1), [0, 0, 0], 0.07, 0.66, 0.62),
    frustum(plain(CREAM, { glow: () => 0.35 }), [0, 0.05, 0], 0.62, 0.2, 0.2),
    frustum(gold, [0, 0.62, 0], 0.1, 0.68, 0.68),
    frustum(striped, [0, 0.72, 0], 0.34, 0.7, 0.03),
    ball(gold, [0, 1.08, 0], 0.04),
    ...around(28, 0.69, 0.67).map((at) => ball(lamp, at, 0.016)),
    ...around(11, 0.52, 0).flatMap(([x, , z], n) => pony([x, 0.22 + 0.08 * (n % 3), z], n)),
  ];
  return portray(wish, model, 0.3, 0.06, 2.6);
}

/** A wooden horse on its pole. */
function pony([x, y, z]: Vector, n: number): Solid[] {
  const coat = plain(n % 2 ? CREAM : (GAY[n % GAY.length] ?? RED), { gloss: 0.3, glow: () => 0.2 });
  return [
    limb(plain(GOLD, { gloss: 0.6 }), [x, 0.05, z], [x, 0.64, z], 0.008, 0.008),
    limb(coat, [x - 0.07, y, z], [x + 0.06, y, z], 0.042, 0.04),
    limb(coat, [x + 0.06, y + 0.01, z], [x + 0.11, y + 0.1, z], 0.03, 0.022, 0.02),
    limb(coat, [x + 0.11, y + 0.1, z], [x + 0.16, y + 0.07, z], 0.022, 0.014),
    ...[-0.07, 0.06].map((dx) =>
      limb(coat, [x + dx, y - 0.02, z], [x + dx * 1.7, y - 0.11, z], 0.016, 0.01),
    ),
  ];
}
