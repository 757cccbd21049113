import { pick } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import { figureOf } from '../../creatures/figure.ts';
import { human } from '../../creatures/human.ts';
import { hipsOf } from '../../creatures/stance.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import {
  ball,
  box,
  ellipsoid,
  frustum,
  type Look,
  limb,
  ring,
  type Solid,
} from '../../sculpt/solid.ts';
import { pitch, roll, scale, subtract, UNTURNED, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { drive } from '../drive.ts';

const PAINTS: readonly Colour[] = [
  [0.72, 0.1, 0.08],
  [0.08, 0.2, 0.5],
  [0.1, 0.1, 0.11],
  [0.86, 0.42, 0.06],
];
const RUBBER = plain([0.06, 0.06, 0.065]);
const LEATHER = plain([0.09, 0.08, 0.08], { gloss: 0.3 });
const CHROME = plain([0.76, 0.77, 0.79], { gloss: 0.95 });
const IRON = plain([0.24, 0.24, 0.26], { gloss: 0.5 });
const UPRIGHT = pitch(Math.PI / 2);

/** Hubs and the radius of the wheels, metres. */
const REAR: Vector = [-0.66, 0.33, 0];
const FRONT: Vector = [0.74, 0.33, 0];
const RADIUS = 0.33;
/** Where one sits, and where the far hand is on the bar. */
const SEAT: Vector = [-0.26, 0.84, 0];
const GRIP: Vector = [0.25, 1.03, 0.33];

/** A motorcycle with a finned engine, chrome exhausts and a round lamp; someone on it who rides it. */
export function motorcycle(wish: Wish): Sprite {
  const paint = plain(wish.colour ?? pick(wish.random, PAINTS), { gloss: 0.85 });
  const rider = wish.traits?.includes('mounted') ? riderOf(wish) : [];
  const bike = [...wheels(), ...frame(paint), ...engine(), ...steering(paint)];
  return drive(wish, [...bike, ...rider], 0.55);
}

/** A man's height, metres. */
const MAN = 1.74;

function riderOf(wish: Wish): Solid[] {
  const figure = figureOf(wish.traits ?? []);
  const size = MAN * figure.tall;
  const foot = subtract(SEAT, [0, hipsOf(figure, 'riding') * size, 0]);
  const held = (side: number): Vector =>
    scale(subtract([GRIP[0], GRIP[1], side * GRIP[2]], foot), 1 / size);
  const hands = { near: held(-1), far: held(1) };
  return moved(human(wish.random, 'riding', null, wish.traits, hands, wish.hair), {
    size,
    to: foot,
  });
}

/** Spokes of a wheel. */
const SPOKES = 9;

const wheels = (): Solid[] =>
  [REAR, FRONT].flatMap((hub) => [
    ring(RUBBER, hub, RADIUS - 0.075, 0.075, UPRIGHT),
    ring(CHROME, hub, RADIUS - 0.135, 0.022, UPRIGHT),
    limb(IRON, [hub[0], hub[1], -0.07], [hub[0], hub[1], 0.07], 0.06, 0.06),
    ...Array.from({ length: SPOKES }, (_, n) => {
      const angle = (n / SPOKES) * Math.PI * 2;
      const [x, y] = [Math.cos(angle) * 0.2, Math.sin(angle) * 0.2];
      return limb(CHROME, hub, [hub[0] + x, hub[1] + y, 0], 0.018, 0.012);
    }),
  ]);

/** A mudguard over a part of a wheel, between two angles from ahead, radians. */
function fender(paint: Look, hub: Vector, from: number, to: number): Solid[] {
  const steps = 8;
  const at = (n: number): Vector => {
    const angle = from + ((to - from) * n) / steps;
    const far = RADIUS + 0.035;
    return [hub[0] + far * Math.cos(angle), hub[1] + far * Math.sin(angle), 0];
  };
  return Array.from({ length: steps }, (_, n) =>
    [-0.05, 0, 0.05].map((z) => {
      const [a, b] = [at(n), at(n + 1)];
      return limb(paint, [a[0], a[1], z], [b[0], b[1], z], 0.036, 0.036);
    }),
  ).flat();
}

const frame = (paint: Look): Solid[] => [
  ...fender(paint, REAR, 0.9, 2.7),
  ellipsoid(paint, [0.16, 0.83, 0], [0.31, 0.13, 0.15], 0, roll(0.1)),
  limb(paint, [-0.02, 0.81, 0], [-0.22, 0.74, 0], 0.1, 0.06, 0.08),
  ball(CHROME, [0.2, 0.965, 0], 0.035),
  ellipsoid(LEATHER, [-0.3, 0.755, 0], [0.28, 0.065, 0.14]),
  ellipsoid(LEATHER, [-0.62, 0.81, 0], [0.2, 0.055, 0.12], 0.05, roll(-0.15)),
  limb(IRON, [0.42, 0.8, 0], [0.3, 0.28, 0], 0.035, 0.035),
  limb(IRON, [0.3, 0.26, 0], [-0.2, 0.26, 0], 0.04, 0.04),
  limb(IRON, [-0.2, 0.3, 0], [-0.3, 0.72, 0], 0.035, 0.035),
  box(paint, [-0.26, 0.56, 0], [0.11, 0.11, 0.11], roll(0.15), 0.03),
  ball(plain([0.85, 0.06, 0.05], { gloss: 0.6, glow: () => 0.8 }), [-0.96, 0.6, 0], 0.05),
  ...[-1, 1].flatMap((side) => [
    limb(IRON, [-0.16, 0.34, side * 0.1], [REAR[0], REAR[1], side * 0.11], 0.035, 0.035),
    limb(CHROME, [-0.5, 0.7, side * 0.14], [-0.62, 0.36, side * 0.13], 0.03, 0.03),
    limb(IRON, [0.06, 0.28, side * 0.1], [0.06, 0.27, side * 0.26], 0.022, 0.022),
  ]),
];

/** Two cylinders in a V with their fins, the gears' round cover, and an exhaust from each. */
function engine(): Solid[] {
  const cylinders = [-0.42, 0.5].flatMap((lean) => {
    const turned = roll(-lean);
    const way: Vector = [Math.sin(lean), Math.cos(lean), 0];
    const on = (far: number): Vector => [0.06 + way[0] * far, 0.38 + way[1] * far, 0];
    return [
      frustum(IRON, on(0.04), 0.3, 0.085, 0.085, turned),
      ...[0.1, 0.15, 0.2, 0.25, 0.3].map((far) =>
        frustum(CHROME, on(far), 0.018, 0.12, 0.12, turned),
      ),
    ];
  });
  return [
    ...cylinders,
    box(IRON, [0.04, 0.35, 0], [0.2, 0.12, 0.12], UNTURNED, 0.05),
    ...[-1, 1].flatMap((side) => [
      frustum(CHROME, [0.02, 0.36, side * 0.12 - 0.025], 0.05, 0.1, 0.1, UPRIGHT),
      limb(CHROME, [0.26, 0.5, side * 0.1], [0.3, 0.26, side * 0.15], 0.03, 0.03, 0.02),
      limb(CHROME, [0.3, 0.26, side * 0.15], [-0.2, 0.22, side * 0.18], 0.03, 0.034, 0.02),
      limb(CHROME, [-0.2, 0.22, side * 0.18], [-0.92, 0.27, side * 0.19], 0.048, 0.058, 0.02),
      ball(plain([0.03, 0.03, 0.03]), [-0.95, 0.272, side * 0.19], 0.045),
    ]),
  ];
}

const steering = (paint: Look): Solid[] => [
  ...fender(paint, FRONT, 0.9, 2.5),
  ...[-1, 1].flatMap((side) => [
    limb(CHROME, [FRONT[0], FRONT[1], side * 0.1], [0.42, 0.94, side * 0.1], 0.034, 0.028),
    limb(CHROME, [0.4, 0.95, side * 0.05], [0.36, 1.04, side * 0.16], 0.018, 0.018),
    limb(CHROME, [0.36, 1.04, side * 0.16], [0.3, 1.05, side * 0.28], 0.018, 0.018),
    limb(RUBBER, [0.3, 1.05, side * 0.27], [0.22, 1.02, side * 0.38], 0.027, 0.027),
    limb(CHROME, [0.34, 1.05, side * 0.2], [0.3, 1.18, side * 0.25], 0.009, 0.009),
    ellipsoid(CHROME, [0.29, 1.2, side * 0.25], [0.02, 0.04, 0.055]),
    ball(plain([0.95, 0.5, 0.08], { glow: () => 0.6 }), [0.5, 0.85, side * 0.16], 0.028),
  ]),
  limb(CHROME, [0.42, 0.9, 0], [0.56, 0.9, 0], 0.105, 0.115),
  ball(plain([0.97, 0.95, 0.85], { gloss: 0.9, glow: () => 1 }), [0.6, 0.9, 0], 0.098),
];
