import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import type { Random } from '../../../kernels/random.ts';
import { plain } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import {
  ball,
  box,
  cut,
  ellipsoid,
  frustum,
  type Look,
  limb,
  ring,
  type Solid,
} from '../sculpt/solid.ts';
import { type Vector, yaw } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import { blotch, plate } from './dishes.ts';

const BAKED: Colour = [0.68, 0.38, 0.14];
const BATTER: Colour = [0.94, 0.78, 0.5];
const SYRUP: Colour = [0.5, 0.2, 0.03];
const BLUEBERRY: Colour = [0.16, 0.18, 0.38];
const STRAWBERRY: Colour = [0.78, 0.08, 0.08];
const CREAM: Colour = [0.95, 0.91, 0.83];
const SPONGE: Colour = [0.88, 0.68, 0.38];
const COCOA: Colour = [0.26, 0.13, 0.07];
const ICINGS: readonly Colour[] = [CREAM, [0.92, 0.66, 0.7], COCOA];

/** How thick a pancake is, and how wide to where its edge is rounded. */
const THICK = 0.085;
const WIDE = 0.5;

/** A stack of pancakes on a plate, syrup running down it, butter and berries on top. */
export function pancakes(wish: Wish): Sprite {
  const { random } = wish;
  const many = 5 + random.below(3);
  const stack = Array.from({ length: many }, (_, n) =>
    pancake(random, [0.05 * (random.unit() - 0.5), 0.07 + n * THICK, 0.05 * (random.unit() - 0.5)]),
  ).flat();
  const top = 0.07 + many * THICK;
  const model = [
    ...plate(0.86),
    ...stack,
    ...syrup(random, top, many),
    box(
      plain([0.97, 0.85, 0.42], { gloss: 0.35 }),
      [-0.06, top + 0.045, 0.02],
      [0.1, 0.035, 0.09],
      yaw(0.5),
      0.025,
    ),
    ...berries(random, top),
  ];
  return portray(wish, model, 0.5, 0.4, 3);
}

function pancake(random: Random, [x, y, z]: Vector): Solid[] {
  const wide = WIDE * (0.95 + 0.08 * random.unit());
  const shift = 9 * random.unit();
  const look: Look = {
    // Brown where it lay in the pan, pale at its edge, where the batter only ran.
    paint: (px, py, pz, normal) => {
      const face = smoothstep(0.35, 0.8, Math.abs(normal[1]));
      const rim = smoothstep(wide * 0.99, wide * 0.88, Math.hypot(px - x, pz - z));
      const baked = scaleColour(BAKED, 1 + 0.34 * blotch(px * 6 + shift, pz * 6));
      const side = mixColour(
        BATTER,
        BAKED,
        0.55 * smoothstep(0.012, 0.04, Math.abs(py - y - THICK / 2)),
      );
      return mixColour(side, baked, face * (0.5 + 0.5 * rim));
    },
    gloss: 0.1,
  };
  const radius = THICK / 2;
  return [
    frustum(look, [x, y, z], THICK, wide, wide),
    ring(look, [x, y + radius, z], wide, radius * 0.98),
  ];
}

/** In how many places syrup runs over the edge. */
const RUNS = 7;

/** A pool on the uppermost of so many pancakes, and what runs down from it. */
function syrup(random: Random, top: number, many: number): Solid[] {
  const look = plain(SYRUP, { gloss: 0.95 });
  const runs = Array.from({ length: RUNS }, (_, n) => {
    const angle = ((n + 0.7 * random.unit()) / RUNS) * Math.PI * 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const at = (out: number, y: number): Vector => [cos * out, y, sin * out];
    const low = top - THICK * (0.8 + (many - 1.4) * random.unit());
    const edge = WIDE + THICK / 2 + 0.012;
    return [
      limb(look, at(0.4, top - 0.03), at(edge - 0.04, top - 0.02), 0.05, 0.032, 0.05),
      limb(look, at(edge - 0.04, top - 0.02), at(edge, top - 0.05), 0.032, 0.028, 0.03),
      limb(look, at(edge, top - 0.05), at(edge + 0.005, low), 0.026, 0.034, 0.02),
    ];
  });
  return [ellipsoid(look, [0, top, 0], [0.47, 0.024, 0.45]), ...runs.flat()];
}

function berries(random: Random, top: number): Solid[] {
  const on = [0, 1, 2, 3, 4, 5, 6].map((n) => ({
    angle: n * 2.4,
    out: 0.14 + 0.17 * random.unit(),
    y: top + 0.05,
  }));
  const beside = Array.from({ length: 9 }, () => ({
    angle: 6.28 * random.unit(),
    out: 0.64 + 0.08 * random.unit(),
    y: 0.1,
  }));
  return [...on, ...beside].flatMap(({ angle, out, y }) =>
    blueberry([Math.cos(angle) * out, y, Math.sin(angle) * out]),
  );
}

/** A berry with its bloom, and the crown at its top. */
function blueberry([x, y, z]: Vector): Solid[] {
  const look: Look = {
    paint: (px, py, pz) =>
      mixColour(BLUEBERRY, [0.42, 0.47, 0.64], 0.35 + 0.35 * blotch(px * 30, (py + pz) * 30)),
    gloss: 0.25,
  };
  return [
    ellipsoid(look, [x, y, z], [0.066, 0.058, 0.066]),
    ring(plain([0.1, 0.1, 0.2]), [x, y + 0.052, z], 0.02, 0.008),
  ];
}

/** A strawberry standing on its broad end. */
function strawberry([x, y, z]: Vector): Solid[] {
  const look: Look = {
    paint: (px, py, pz) => {
      const seed = Math.sin(Math.atan2(pz - z, px - x) * 9 + Math.round(py * 36) * 1.6) > 0.8;
      return seed && Math.abs(Math.sin(py * 113)) > 0.7 ? [0.92, 0.7, 0.3] : STRAWBERRY;
    },
    gloss: 0.4,
  };
  return [limb(look, [x, y, z], [x, y + 0.11, z], 0.075, 0.026)];
}

/** How wide a cake is, and how high its foot and its top are. */
const CAKE = { wide: 0.54, foot: 0.3, top: 0.78 } as const;

/** A layered cake on a stand, a piece cut out of it, berries and cream around its top. */
export function cake(wish: Wish): Sprite {
  const icing = wish.colour ?? ICINGS[wish.random.below(ICINGS.length)] ?? CREAM;
  const dough = icing === COCOA ? ([0.34, 0.18, 0.1] as const) : SPONGE;
  const { wide, foot, top } = CAKE;
  const look: Look = {
    paint: (x, y, z) => {
      if (Math.hypot(x, z) > wide - 0.03 || y > top - 0.03) return icing;
      const layer = ((y - foot) / (top - foot)) * 3;
      if (layer - Math.floor(layer) > 0.84) return CREAM;
      return scaleColour(dough, 1 + 0.22 * blotch((x + z) * 40, y * 40));
    },
    gloss: 0.18,
  };
  const around = Array.from({ length: 10 }, (_, n) => (n + 0.5) * 0.628)
    // The piece that is missing took its own along.
    .filter((angle) => Math.abs(angle - 1.5 * Math.PI) > 0.95)
    .map((angle): Vector => [Math.cos(angle) * 0.4, top, Math.sin(angle) * 0.4]);
  const glaze = plain([0.86, 0.86, 0.84], { gloss: 0.5 });
  const model = [
    frustum(look, [0, foot, 0], top - foot, wide, wide),
    { ...ring(look, [0, top - 0.02, 0], wide - 0.02, 0.035), blend: 0.03 },
    cut(box(look, [0, 0.8, -0.5 * Math.SQRT2], [0.5, 0.5, 0.5], yaw(Math.PI / 4))),
    frustum(glaze, [0, foot - 0.04, 0], 0.04, 0.7, 0.72),
    ring(glaze, [0, foot - 0.01, 0], 0.71, 0.018),
    frustum(glaze, [0, 0.02, 0], foot - 0.04, 0.1, 0.06),
    frustum(glaze, [0, 0, 0], 0.03, 0.26, 0.22),
    ...(wish.traits?.includes('festive') === true ? candles() : []),
    ...around.flatMap((at, n) =>
      n % 2 === 0 ? strawberry([at[0], at[1] + 0.06, at[2]]) : rosette(at),
    ),
  ];
  return portray(wish, model, 0.3, 0.3, 3);
}

/** Colours of the candles of a birthday cake. */
const WAX: readonly Colour[] = [
  [0.92, 0.36, 0.45],
  [0.35, 0.62, 0.88],
  [0.97, 0.8, 0.3],
];

/** Six candles that burn, behind where a piece is cut out. */
const candles = (): Solid[] =>
  Array.from({ length: 6 }, (_, n) => {
    const angle = (n * 2 * Math.PI) / 7.4 - 0.28;
    const [x, z] = [0.25 * Math.cos(angle), 0.08 + 0.2 * Math.sin(angle)];
    const tip = CAKE.top + 0.3;
    const flame = plain([1, 0.82, 0.36], { glow: () => 1 });
    return [
      limb(plain(WAX[n % WAX.length] ?? CREAM), [x, CAKE.top, z], [x, tip, z], 0.021, 0.019),
      limb(plain([0.1, 0.08, 0.07]), [x, tip, z], [x, tip + 0.035, z], 0.005, 0.004),
      limb(flame, [x, tip + 0.05, z], [x + 0.006, tip + 0.13, z], 0.027, 0.004),
    ];
  }).flat();

/** A dab of whipped cream. */
const rosette = ([x, y, z]: Vector): Solid[] => {
  const look = plain(CREAM, { gloss: 0.15 });
  return [
    ring(look, [x, y + 0.03, z], 0.04, 0.036),
    ring(look, [x, y + 0.075, z], 0.022, 0.028),
    ball(look, [x, y + 0.11, z], 0.024),
  ];
};
