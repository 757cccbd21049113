import { pick } from '../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { plain, worn } from '../sculpt/looks.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import {
  ball,
  box,
  carry,
  ellipsoid,
  frustum,
  type Look,
  limb,
  ring,
  type Solid,
} from '../sculpt/solid.ts';
import { pitch, roll, UNTURNED } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import { looksLeft, type Wish } from '../wish.ts';

const RESCUE: Colour = [0.8, 0.13, 0.09];
const WHITE: Colour = [0.92, 0.92, 0.91];
const DARK: Colour = [0.09, 0.09, 0.1];
const GLASS: Colour = [0.1, 0.16, 0.22];
const SKY: Colour = [0.52, 0.64, 0.74];
const STEEL: Colour = [0.6, 0.62, 0.65];

/** How high models are put that hang below their own middle. */
const ALOFT = 3;

const hung = (model: readonly Solid[], lean = 0): Solid[] =>
  model.map((piece) => carry(piece, roll(lean), [0, ALOFT, 0]));

/** A helicopter that flies to the right: glass nose, tail with its small rotor, skids, the blades above. */
export function helicopter(wish: Wish): Sprite {
  const { random, rays, tall } = wish;
  const turn = 0.5 + 0.2 * random.unit();
  const yaw = looksLeft(wish) ? Math.PI - turn : turn;
  const model = hung(helicopterModel(wish.colour ?? RESCUE), -0.1);
  return sculpt(model, { yaw, pitch: -0.1, away: 2.6 }, rays, tall, random);
}

function helicopterModel(colour: Colour): Solid[] {
  const body: Look = {
    paint: (x, y) => {
      if (x > 0.2 - 0.5 * (y + 0.02) && y > -0.04)
        return mixColour(GLASS, SKY, Math.max(0, Math.min(1, 0.3 + 2.4 * y)));
      // A broad white band along it.
      return Math.abs(y + 0.06 - 0.1 * (x + 0.3)) < 0.035 ? WHITE : colour;
    },
    gloss: 0.6,
  };
  const paint = plain(colour, { gloss: 0.5 });
  const steel = plain(STEEL, { gloss: 0.6 });
  const dark = plain(DARK, { gloss: 0.3 });
  // Blades that turn are seen as a blur.
  const blur = plain([0.2, 0.21, 0.23], { gloss: 0.2 });
  return [
    ellipsoid(body, [0.08, 0, 0], [0.42, 0.21, 0.2]),
    { ...ellipsoid(body, [-0.16, 0.04, 0], [0.34, 0.17, 0.17]), blend: 0.08 },
    { ...limb(paint, [-0.3, 0.09, 0], [-1.06, 0.15, 0], 0.095, 0.035), blend: 0.08 },
    { ...ellipsoid(paint, [-0.06, 0.2, 0], [0.26, 0.09, 0.12]), blend: 0.04 },
    limb(paint, [-1.0, 0.14, 0], [-1.18, 0.42, 0], 0.05, 0.02),
    limb(paint, [-0.9, 0.13, -0.2], [-0.9, 0.13, 0.2], 0.026, 0.026),
    ring(dark, [-1.12, 0.3, -0.06], 0.14, 0.008, pitch(Math.PI / 2)),
    ...[0.4, 1.97].map((angle) =>
      limb(
        dark,
        [-1.12 - 0.14 * Math.cos(angle), 0.3 - 0.14 * Math.sin(angle), -0.06],
        [-1.12 + 0.14 * Math.cos(angle), 0.3 + 0.14 * Math.sin(angle), -0.06],
        0.013,
        0.013,
      ),
    ),
    limb(steel, [-0.06, 0.24, 0], [-0.06, 0.38, 0], 0.03, 0.022),
    ball(dark, [-0.06, 0.39, 0], 0.045),
    ...[0.35, 0.35 + Math.PI / 2].map((angle) => {
      const [x, z] = [1.12 * Math.cos(angle), 1.12 * Math.sin(angle)];
      return {
        ...limb(blur, [-0.06 - x, 0.375, -z], [-0.06 + x, 0.375, z], 0.024, 0.024),
        flat: 0.5,
      };
    }),
    ...[-1, 1].flatMap((side) => [
      limb(dark, [-0.3, -0.3, side * 0.2], [0.36, -0.3, side * 0.2], 0.018, 0.018),
      limb(dark, [0.36, -0.3, side * 0.2], [0.46, -0.25, side * 0.2], 0.018, 0.014),
      limb(steel, [-0.14, -0.14, side * 0.12], [-0.18, -0.3, side * 0.2], 0.014, 0.014),
      limb(steel, [0.2, -0.14, side * 0.12], [0.22, -0.3, side * 0.2], 0.014, 0.014),
    ]),
    ball(plain([1, 0.3, 0.2], { glow: () => 1 }), [-0.2, -0.2, 0], 0.024),
    ball(plain([1, 0.97, 0.85], { glow: () => 1 }), [0.4, -0.13, 0], 0.035),
  ];
}

/** A flying saucer: a dome, a rim of lamps, a beam of light down to the ground. */
export function ufo({ random, rays, tall, colour }: Wish): Sprite {
  const metal = worn(colour ?? [0.56, 0.58, 0.62], 0.1, { gloss: 0.7 });
  const lamp = plain([0.6, 1, 0.85], { glow: () => 1 });
  const beam = plain([0.62, 1, 0.82], {
    glow: (_x, y) => Math.max(0.1, 0.75 + 0.5 * y),
    sheer: 0.86,
  });
  const craft = hung(
    [
      ellipsoid(metal, [0, 0, 0], [0.62, 0.1, 0.62]),
      ring(metal, [0, -0.005, 0], 0.58, 0.05),
      { ...ellipsoid(metal, [0, -0.06, 0], [0.34, 0.1, 0.34]), blend: 0.05 },
      ellipsoid(
        plain([0.5, 0.85, 0.9], { glow: () => 0.3, gloss: 0.9 }),
        [0, 0.07, 0],
        [0.24, 0.2, 0.24],
      ),
      frustum(lamp, [0, -0.165, 0], 0.02, 0.16, 0.18),
      ...Array.from({ length: 14 }, (_, n) => {
        const angle = (n / 14) * 2 * Math.PI;
        return ball(lamp, [0.6 * Math.cos(angle), -0.035, 0.6 * Math.sin(angle)], 0.03);
      }),
    ],
    0.06,
  );
  const light = carry(frustum(beam, [0, -1.3, 0], 1.14, 0.52, 0.14), UNTURNED, [0, ALOFT, 0]);
  return sculpt([...craft, light], { yaw: random.unit(), pitch: 0.1, away: 3 }, rays, tall, random);
}

const CLOTHS: readonly Colour[] = [
  [0.72, 0.58, 0.4],
  [0.6, 0.24, 0.18],
  [0.36, 0.44, 0.4],
];
const BRASS: Colour = [0.78, 0.56, 0.24];
const WOOD: Colour = [0.36, 0.22, 0.13];

/** An airship that flies to the right: a ribbed hull with bands of brass, fins, a gondola with lit windows and screws. */
export function airship(wish: Wish): Sprite {
  const { random, rays, tall } = wish;
  const turn = 0.5 + 0.2 * random.unit();
  const yaw = looksLeft(wish) ? Math.PI - turn : turn;
  const cloth = wish.colour ?? pick(random, CLOTHS);
  return sculpt(hung(airshipModel(cloth)), { yaw, pitch: -0.1, away: 2.6 }, rays, tall, random);
}

function airshipModel(cloth: Colour): Solid[] {
  const gore = (y: number, z: number) => (Math.atan2(z, y) / Math.PI / 2 + 0.5) * 14;
  const skin: Look = {
    paint: (x, y, z) => {
      const at = gore(y, z) % 1;
      const rib = Math.abs(x / 0.3 - Math.round(x / 0.3)) < 0.05 ? 0.78 : 1;
      return scaleColour(cloth, rib * (0.88 + 0.14 * Math.sin(at * Math.PI)));
    },
    bump: (_x, y, z) => 0.012 * Math.abs(Math.sin(gore(y, z) * Math.PI)),
    gloss: 0.15,
  };
  const brass = plain(BRASS, { gloss: 0.8 });
  const wood = worn(WOOD, 0.2);
  const pane = plain([1, 0.8, 0.42], { glow: () => 1, gloss: 0.5 });
  const along = roll(-Math.PI / 2);
  return [
    ellipsoid(skin, [0, 0.1, 0], [1.15, 0.36, 0.36]),
    ...[-0.62, 0, 0.62].map((x) =>
      ring(brass, [x, 0.1, 0], 0.36 * Math.sqrt(1 - (x / 1.15) ** 2) + 0.004, 0.016, along),
    ),
    ball(brass, [1.13, 0.1, 0], 0.06),
    ...[0, 1, 2, 3].map((n) => {
      const angle = (n * Math.PI) / 2;
      const [up, out] = [Math.cos(angle), Math.sin(angle)];
      return box(
        plain(scaleColour(cloth, 0.7)),
        [-0.98, 0.1 + 0.27 * up, 0.27 * out],
        [0.17, 0.008 + 0.2 * Math.abs(up), 0.008 + 0.2 * Math.abs(out)],
        undefined,
        0.006,
      );
    }),
    // The gondola beneath, hung on cords.
    box(wood, [0.05, -0.38, 0], [0.42, 0.075, 0.1], undefined, 0.03),
    { ...limb(wood, [0.42, -0.39, 0], [0.6, -0.34, 0], 0.075, 0.02), blend: 0.04 },
    box(brass, [0.05, -0.295, 0], [0.44, 0.012, 0.115], undefined, 0.008),
    ...[-0.26, -0.1, 0.06, 0.22, 0.38].flatMap((x) =>
      [-1, 1].map((side) => box(pane, [x, -0.36, side * 0.1], [0.045, 0.035, 0.008])),
    ),
    ...[-0.3, 0.0, 0.34].flatMap((x) =>
      [-1, 1].map((side) =>
        limb(plain(DARK), [x, -0.29, side * 0.09], [x * 1.2, -0.16, side * 0.2], 0.008, 0.008),
      ),
    ),
    ...[-1, 1].flatMap((side) => [
      limb(brass, [-0.34, -0.36, side * 0.12], [-0.42, -0.36, side * 0.26], 0.016, 0.016),
      limb(brass, [-0.32, -0.36, side * 0.27], [-0.5, -0.36, side * 0.27], 0.045, 0.035),
      limb(plain(DARK), [-0.51, -0.24, side * 0.27], [-0.51, -0.48, side * 0.27], 0.014, 0.014),
    ]),
  ];
}

const PAINTS: readonly Colour[] = [
  [0.06, 0.46, 0.72],
  [0.8, 0.11, 0.24],
  [0.8, 0.78, 0.76],
  [0.92, 0.56, 0.08],
  [0.46, 0.2, 0.74],
];
/** The tubes of light along its sides. */
const STRIPES: readonly Colour[] = [
  [0.2, 0.95, 1],
  [1, 0.3, 0.75],
  [1, 0.75, 0.25],
];

/** A car that flies: a low hull under a canopy, no wheels, a tube of light along it, jets that shine beneath and behind it. */
export function flyingCar(wish: Wish): Sprite {
  const { random, rays, tall } = wish;
  const turn = 0.35 + 0.6 * random.unit();
  const yaw = looksLeft(wish) ? Math.PI - turn : turn;
  const paint = plain(wish.colour ?? pick(random, PAINTS), { gloss: 0.75 });
  const dark = plain(DARK, { gloss: 0.3 });
  const jet = plain([0.35, 0.85, 1], { glow: () => 1 });
  const stripe = plain(pick(random, STRIPES), { glow: () => 1 });
  const beam = plain([0.4, 0.85, 1], {
    glow: (_x, y) => Math.max(0, 1 + 3.4 * (y - ALOFT + 0.17)),
    sheer: 0.8,
  });
  const trail = plain([1, 0.36, 0.3], {
    glow: (x) => Math.max(0, 1 + 1.5 * (x + 0.95)),
    sheer: 0.72,
  });
  const model: Solid[] = [
    ellipsoid(paint, [0, 0, 0], [0.86, 0.13, 0.36]),
    { ...box(paint, [-0.2, 0.01, 0], [0.56, 0.1, 0.34], undefined, 0.08), blend: 0.06 },
    ellipsoid(
      plain(mixColour(GLASS, SKY, 0.35), { gloss: 0.9 }),
      [-0.06, 0.11, 0],
      [0.42, 0.17, 0.26],
    ),
    box(dark, [-0.1, -0.11, 0], [0.6, 0.03, 0.28], undefined, 0.02),
    ...[-1, 1].flatMap((side) => [
      frustum(jet, [0.42, -0.17, side * 0.24], 0.05, 0.075, 0.1),
      frustum(jet, [-0.5, -0.17, side * 0.26], 0.05, 0.085, 0.11),
      limb(paint, [-0.62, 0.06, side * 0.3], [-0.86, 0.26, side * 0.38], 0.045, 0.02),
      limb(jet, [-0.72, 0.01, side * 0.2], [-0.98, 0.01, side * 0.2], 0.06, 0.02),
      limb(trail, [-0.95, 0.01, side * 0.2], [-1.5, 0.02, side * 0.2], 0.035, 0.012),
      frustum(beam, [0.42, -0.4, side * 0.24], 0.22, 0.03, 0.08),
      frustum(beam, [-0.5, -0.4, side * 0.26], 0.22, 0.03, 0.09),
      limb(stripe, [-0.62, -0.045, side * 0.37], [0.5, -0.04, side * 0.345], 0.02, 0.016),
      ellipsoid(
        plain([1, 0.97, 0.88], { glow: () => 1 }),
        [0.76, 0.02, side * 0.17],
        [0.06, 0.025, 0.07],
      ),
    ]),
  ];
  return sculpt(hung(model), { yaw, pitch: -0.08, away: 2.6 }, rays, tall, random);
}
