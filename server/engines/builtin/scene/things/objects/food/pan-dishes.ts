import type { Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import {
  ball,
  cut,
  ellipsoid,
  frustum,
  type Look,
  limb,
  ring,
  type Solid,
} from '../../sculpt/solid.ts';
import { after, pitch, roll, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { blotch, plate, spread } from '../dishes.ts';

const IRON: Colour = [0.17, 0.17, 0.18];
const SAFFRON: Colour = [0.93, 0.66, 0.16];
const PRAWN: Colour = [0.95, 0.45, 0.24];
const MUSSEL: Colour = [0.07, 0.08, 0.12];
const LEAF: Colour = [0.24, 0.5, 0.14];
const PEA: Colour = [0.36, 0.62, 0.16];
const PEPPER: Colour = [0.8, 0.1, 0.06];
const PASTA: Colour = [0.94, 0.78, 0.42];
const RAGOUT: Colour = [0.62, 0.13, 0.05];

/** Rice of a colour: grains that lie every way. */
const rice = (colour: Colour): Look => ({
  paint: (x, y, z) =>
    scaleColour(colour, 1 + 0.3 * blotch(x * 30, (y + z) * 30) + 0.18 * blotch(x * 7 + 5, z * 7)),
  bump: (x, y, z) => 0.016 * blotch(x * 34, (y + z) * 34),
  gloss: 0.25,
});

/** Paella in its pan: yellow rice with prawns, mussels, peas, pepper and wedges of lemon. */
export function paella(wish: Wish): Sprite {
  const { random } = wish;
  const iron = plain(IRON, { gloss: 0.5 });
  const handle = (side: number): Solid =>
    ring(iron, [side * 0.95, 0.16, 0], 0.13, 0.028, roll(side * 0.3));
  const peas = spread(random, 34, 0.74).map(([x, , z]) =>
    ball(plain(PEA, { gloss: 0.35 }), [z, 0.175, x], 0.03),
  );
  const peppers = spread(random, 9, 0.7).map(([x, , z], n) =>
    ellipsoid(plain(PEPPER, { gloss: 0.4 }), [-x, 0.17, z], [0.13, 0.022, 0.03], 0, yaw(n * 1.7)),
  );
  const around = (many: number, out: number, shift: number): [Vector, number][] =>
    Array.from({ length: many }, (_, n) => {
      const angle = ((n + shift) / many) * Math.PI * 2;
      return [[Math.cos(angle) * out, 0.19, Math.sin(angle) * out], angle];
    });
  const model = [
    frustum(iron, [0, 0, 0], 0.2, 0.86, 0.96),
    cut(frustum(iron, [0, 0.06, 0], 0.2, 0.86, 0.95)),
    ring(iron, [0, 0.2, 0], 0.95, 0.02),
    handle(1),
    handle(-1),
    frustum(rice(SAFFRON), [0, 0.05, 0], 0.1, 0.87, 0.9),
    ellipsoid(rice(SAFFRON), [0, 0.12, 0], [0.84, 0.05, 0.84], 0.02),
    // They take away from what is before them: all that lies beside them comes after.
    ...around(4, 0.74, 0).flatMap(([at, angle]) => wedge(at, angle)),
    ...peppers,
    ...peas,
    ...around(6, 0.42, 0.2).flatMap(([at, angle]) => prawn(random, at, angle + 0.6)),
    ...around(5, 0.7, 0.5).flatMap(([at, angle]) => mussel(at, angle)),
    ...prawn(random, [0.02, 0.2, 0.02], 1),
  ];
  return portray(wish, model, 0.3, 0.6, 3);
}

/** A cooked prawn curled up on its side, its tail spread, around a place. */
function prawn(random: Random, [x, y, z]: Vector, turned: number): Solid[] {
  const curl = 0.125;
  const shell: Look = {
    paint: (px, py, pz) => {
      const ringed = Math.sin(Math.atan2(pz - z, px - x) * 16);
      return mixColour(PRAWN, [0.99, 0.8, 0.66], 0.32 + 0.3 * ringed + 3 * (y - py));
    },
    gloss: 0.45,
  };
  const at = (share: number, out = curl): Vector => {
    const angle = turned + share * 4.1;
    return [x + Math.cos(angle) * out, y + 0.02, z + Math.sin(angle) * out];
  };
  const body = [0, 1, 2, 3, 4, 5].map((n) =>
    limb(shell, at(n / 6), at((n + 1) / 6), 0.068 - 0.0075 * n, 0.06 - 0.0075 * n, 0.015),
  );
  const tail = [-0.35, 0.35].map((by) =>
    ellipsoid(
      plain([0.85, 0.3, 0.14], { gloss: 0.4 }),
      at(1.08, curl + by * 0.1),
      [0.03, 0.012, 0.065],
      0,
      yaw(-turned - 4.1 - by),
    ),
  );
  const feelers = [0.02, -0.04].map((by) =>
    limb(
      plain([0.84, 0.3, 0.14]),
      at(0),
      [
        at(-0.22, curl + 0.13)[0] + by,
        y + 0.03 + 0.02 * random.unit(),
        at(-0.22, curl + 0.13)[2] + by,
      ],
      0.012,
      0.005,
    ),
  );
  return [...body, ...tail, ...feelers];
}

/** A mussel that opened: two black shells, and what is between them. */
function mussel([x, y, z]: Vector, turned: number): Solid[] {
  const shell = plain(MUSSEL, { gloss: 0.75 });
  const half = (tip: number, up: number): Solid =>
    ellipsoid(shell, [x, y + up, z], [0.155, 0.034, 0.085], 0, after(yaw(-turned), pitch(tip)));
  return [
    half(0, 0),
    ellipsoid(
      plain([0.95, 0.6, 0.22], { gloss: 0.45 }),
      [x, y + 0.036, z],
      [0.11, 0.03, 0.058],
      0,
      yaw(-turned),
    ),
    half(0.85, 0.085),
  ];
}

/** A wedge of lemon on its peel, its two cut sides up. */
function wedge([x, y, z]: Vector, turned: number): Solid[] {
  const [cos, sin] = [Math.cos(turned), Math.sin(turned)];
  const look: Look = {
    paint: (px, py, pz) => {
      const along = -(px - x) * sin + (pz - z) * cos;
      const out = Math.hypot((px - x) * cos + (pz - z) * sin, py - y - 0.1, along * 0.62);
      if (out > 0.112) return [0.96, 0.8, 0.1];
      return out > 0.098 ? [0.99, 0.96, 0.8] : [0.98, 0.87, 0.32];
    },
    gloss: 0.35,
  };
  // What is cut away above leaves two sides that meet in a ridge.
  const whole = ellipsoid(look, [x, y + 0.1, z], [0.12, 0.12, 0.19], 0, yaw(-turned));
  const aside = (side: number): Solid => ({
    ...cut(
      ellipsoid(
        look,
        [x + side * cos * 0.26, y + 0.24, z + side * sin * 0.26],
        [0.25, 0.2, 0.4],
        0,
        yaw(-turned),
      ),
    ),
  });
  return [whole, aside(1), aside(-1)];
}

/** Spaghetti wound up on a plate under tomato sauce, with basil. */
export function spaghetti(wish: Wish): Sprite {
  const { random } = wish;
  const strand = plain(PASTA, { gloss: 0.35 });
  const strands = Array.from({ length: 46 }, (_, n): Solid => {
    const out = 0.12 + 0.46 * random.unit();
    const high =
      0.13 + 0.32 * Math.sqrt(Math.max(0, 1 - (out / 0.6) ** 2)) * (0.55 + 0.45 * random.unit());
    const shift = 0.16 * (random.unit() - 0.5);
    const lean = after(yaw(n * 2.4), pitch(0.35 * (random.unit() - 0.5)));
    return ring(strand, [shift, high, 0.16 * (random.unit() - 0.5)], out, 0.022, lean);
  });
  const sauce: Look = {
    paint: (x, y, z) => scaleColour(RAGOUT, 1 + 0.5 * blotch(x * 12 + y * 6, z * 12)),
    bump: (x, y, z) => 0.025 * blotch(x * 14 + y * 8, z * 14),
    gloss: 0.45,
  };
  const blobs = spread(random, 8, 0.24).map(([x, , z]) =>
    ball(sauce, [x, 0.47 - 0.5 * (x * x + z * z), z], 0.085, 0.07),
  );
  const basil = [0, 1, 2].map((n) =>
    ellipsoid(
      plain(LEAF, { gloss: 0.3 }),
      [0.07 * Math.cos(n * 2.1), 0.585, 0.07 * Math.sin(n * 2.1)],
      [0.11, 0.018, 0.06],
      0,
      after(yaw(-n * 2.1), roll(0.25)),
    ),
  );
  const model = [
    ...plate(0.9),
    ellipsoid(plain(scaleColour(PASTA, 0.62)), [0, 0.08, 0], [0.55, 0.3, 0.55]),
    ...strands,
    ellipsoid(sauce, [0, 0.4, 0], [0.27, 0.12, 0.26]),
    ...blobs,
    ...basil,
  ];
  return portray(wish, model, 0.3, 0.45, 3);
}

/** Curry beside rice in a bowl that is wide and flat. */
export function curry(wish: Wish): Sprite {
  const { random } = wish;
  const clay = plain([0.24, 0.3, 0.36], { gloss: 0.5 });
  const base = wish.colour ?? [0.76, 0.4, 0.07];
  const sauce: Look = {
    paint: (x, _y, z) =>
      mixColour(
        scaleColour(base, 1 + 0.2 * blotch(x * 6, z * 6)),
        [0.5, 0.16, 0.03],
        0.6 * smoothstep(0.1, 0.4, blotch(x * 5 + 3, z * 5)),
      ),
    bump: (x, _y, z) => 0.012 * blotch(x * 9, z * 9),
    gloss: 0.55,
  };
  const lumps = spread(random, 13, 0.62)
    .filter(([x]) => x > -0.12)
    .map(([x, , z], n) =>
      ellipsoid(
        n % 3 === 1 ? plain([0.9, 0.48, 0.12], { gloss: 0.4 }) : sauce,
        [x, 0.27, z],
        [0.11, 0.075, 0.09],
        0.03,
        yaw(n * 1.3),
      ),
    );
  const herbs = spread(random, 12, 0.5).map(([x, , z], n) =>
    ellipsoid(plain(LEAF), [x * 0.7 + 0.2, 0.335, z], [0.045, 0.01, 0.026], 0, yaw(n * 1.3)),
  );
  const model = [
    frustum(clay, [0, 0, 0], 0.32, 0.56, 0.88),
    cut(frustum(clay, [0, 0.08, 0], 0.3, 0.56, 0.85)),
    ring(clay, [0, 0.32, 0], 0.865, 0.022),
    frustum(sauce, [0, 0.08, 0], 0.16, 0.58, 0.78),
    ellipsoid(rice([0.95, 0.94, 0.89]), [-0.36, 0.2, 0], [0.36, 0.24, 0.52]),
    ...lumps,
    ...herbs,
  ];
  return portray(wish, model, 0.3, 0.5, 3);
}
