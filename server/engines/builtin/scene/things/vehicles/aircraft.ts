import type { Colour } from '../../words/idea.ts';
import { plain } from '../sculpt/looks.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import {
  ball,
  blade,
  box,
  carry,
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

const WHITE: Colour = [0.9, 0.91, 0.92];
const RED: Colour = [0.76, 0.16, 0.12];
const GREY: Colour = [0.5, 0.52, 0.55];
const GLASS: Colour = [0.12, 0.18, 0.25];
const FLAME: Colour = [1, 0.72, 0.25];
const CORE: Colour = [1, 0.95, 0.75];

/** Turns what stands up along the way, and what is flat to lie. */
const ALONG = roll(-Math.PI / 2);
const LYING = pitch(Math.PI / 2);

/** An airliner climbing, with engines and a row of windows. */
export function airplane(wish: Wish): Sprite {
  const { random, rays, tall } = wish;
  const turned = 0.7 + 0.25 * random.unit();
  const yaw = random.unit() < 0.5 ? turned : Math.PI - turned;
  const model = liner(wish.colour ?? RED).map((piece) => carry(piece, roll(0.16), [0, 0.6, 0]));
  return sculpt(model, { yaw, pitch: -0.12, away: 3 }, rays, tall, random);
}

/** An airliner standing on its wheels. */
export function airliner(wish: Wish): Sprite {
  const { random, rays, tall } = wish;
  const turned = 0.5 + 0.2 * random.unit();
  const yaw = random.unit() < 0.5 ? turned : Math.PI - turned;
  const tyre = plain([0.1, 0.1, 0.11]);
  const wheels = [
    [0.6, 0],
    [-0.12, -0.16],
    [-0.12, 0.16],
  ].flatMap(([x = 0, z = 0]) => [
    limb(plain(GREY), [x, 0.22, z], [x, 0.04, z], 0.016, 0.014),
    limb(tyre, [x, 0.04, z - 0.02], [x, 0.04, z + 0.02], 0.04, 0.04),
  ]);
  const model = liner(wish.colour ?? RED).map((piece) => carry(piece, roll(0), [0, 0.24, 0]));
  return sculpt([...model, ...wheels], { yaw, pitch: 0.1, away: 3 }, rays, tall, random);
}

function liner(tail: Colour): Solid[] {
  const hull: Look = {
    paint: (x, y) => {
      const window =
        Math.abs(y - 0.028) < 0.011 &&
        Math.abs(((((x * 30) % 1) + 1) % 1) - 0.5) < 0.24 &&
        Math.abs(x) < 0.6;
      const cockpit = x > 0.755 && x < 0.84 && y > 0.018 && y < 0.056;
      // A band of the tail's colour along its side.
      if (Math.abs(y + 0.022) < 0.013 && x < 0.7) return tail;
      return window || cockpit ? GLASS : WHITE;
    },
    gloss: 0.5,
  };
  const wing = plain([0.78, 0.8, 0.82], { gloss: 0.4 });
  const fin = plain(tail, { gloss: 0.4 });
  const engine = plain(GREY, { gloss: 0.5 });
  return [
    limb(hull, [-0.55, 0, 0], [0.66, 0, 0], 0.095, 0.095),
    { ...ellipsoid(hull, [0.66, -0.005, 0], [0.24, 0.092, 0.094]), blend: 0.02 },
    limb(hull, [-0.55, 0, 0], [-1.0, 0.065, 0], 0.095, 0.022, 0.04),
    { ...ellipsoid(hull, [0.06, -0.07, 0], [0.3, 0.06, 0.1]), blend: 0.03 },
    ...[-1, 1].flatMap((side) => [
      ...swept(wing, [0.14, -0.06, side * 0.06], [-0.4, 0.05, side * 1.0], 0.2, 0.055),
      limb(wing, [-0.4, 0.05, side * 1.0], [-0.47, 0.15, side * 1.05], 0.026, 0.012),
      ...swept(fin, [-0.84, 0.06, side * 0.02], [-1.06, 0.1, side * 0.36], 0.1, 0.04),
      limb(engine, [0.2, -0.13, side * 0.37], [-0.08, -0.12, side * 0.37], 0.062, 0.045),
      frustum(plain([0.06, 0.06, 0.07]), [0.255, -0.13, side * 0.37], 0.012, 0.05, 0.05, ALONG),
      limb(wing, [0.05, -0.1, side * 0.37], [-0.12, -0.02, side * 0.37], 0.018, 0.018),
    ]),
    ...[0, 1, 2, 3, 4, 5, 6].map((n) =>
      limb(
        fin,
        [-0.72 - n * 0.025, 0.05 + n * 0.045, 0],
        [-0.93 - n * 0.018, 0.05 + n * 0.045, 0],
        0.026,
        0.02,
        n === 0 ? 0 : 0.05,
      ),
    ),
  ];
}

/** A flat wing swept back from root to tip: blades side by side that melt together. */
function swept(look: Look, root: Vector, tip: Vector, from: number, to: number): Solid[] {
  return Array.from({ length: 5 }, (_, n) => {
    const share = n / 4 - 0.5;
    return blade(
      look,
      [root[0] + share * from * 1.6, root[1], root[2]],
      [tip[0] + share * to * 1.6, tip[1], tip[2]],
      0.05,
      0.026,
      0.32,
      n === 0 ? 0 : 0.04,
      LYING,
    );
  });
}

/** A rocket in flight on its flame. */
export function rocket(wish: Wish): Sprite {
  const { random, rays, tall } = wish;
  const side = random.unit() < 0.5 ? -1 : 1;
  const model = ship(wish.colour ?? RED).map((piece) =>
    place(piece, roll(side * -0.3), [0, 0.3, 0]),
  );
  return sculpt(model, { yaw: 0.3, pitch: 0.05, away: 3 }, rays, tall, random);
}

function ship(trim: Colour): Solid[] {
  const hull = plain(WHITE, { gloss: 0.45 });
  const paint = plain(trim, { gloss: 0.4 });
  const fire = (colour: Colour) => plain(colour, { glow: () => 1 });
  const fins = [0, 2.09, 4.19].map((angle) =>
    place(limb(paint, [0.1, 0.36, 0], [0.24, 0.16, 0], 0.045, 0.02), yaw(angle + 0.4)),
  );
  return [
    ellipsoid(hull, [0, 0.56, 0], [0.16, 0.42, 0.16]),
    frustum(paint, [0, 0.84, 0], 0.16, 0.118, 0.004),
    ring(plain(GREY, { gloss: 0.7 }), [0, 0.64, -0.145], 0.055, 0.014, pitch(Math.PI / 2)),
    ball(plain(GLASS, { gloss: 0.9, glow: () => 0.6 }), [0, 0.64, -0.118], 0.052),
    box(paint, [0, 0.42, 0], [0.1, 0.01, 0.1], undefined, 0.01),
    ...fins,
    ...fins.map((fin) => ({
      ...fin,
      a: [fin.a[0], fin.a[1] - 0.06, fin.a[2]] as const,
      blend: 0.05,
    })),
    frustum(plain(GREY, { gloss: 0.5 }), [0, 0.12, 0], 0.06, 0.1, 0.075),
    limb(fire(FLAME), [0, 0.08, 0], [0, -0.24, 0], 0.08, 0.015),
    limb(fire(CORE), [0, 0.09, -0.03], [0, -0.08, -0.05], 0.055, 0.02),
  ];
}
