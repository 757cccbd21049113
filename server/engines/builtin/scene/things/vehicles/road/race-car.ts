import { pick } from '../../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, box, ellipsoid, frustum, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { pitch } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { drive } from '../drive.ts';

const PAINTS: readonly Colour[] = [
  [0.82, 0.06, 0.05],
  [0.08, 0.22, 0.6],
  [0.95, 0.5, 0.06],
  [0.06, 0.55, 0.5],
  [0.9, 0.9, 0.88],
  [0.1, 0.36, 0.18],
];
const RUBBER: Colour = [0.06, 0.06, 0.065];
const CARBON: Colour = [0.09, 0.09, 0.1];
const WHITE: Colour = [0.93, 0.93, 0.92];
/** Turns what stands upright to lie from left to right of the way it drives. */
const ACROSS = pitch(-Math.PI / 2);
/** Axles: where along, radius and half the width of their wheels, and how far out these are. A unit is about two metres. */
const AXLES = [
  { along: 0.82, radius: 0.17, half: 0.075, aside: 0.4 },
  { along: -0.82, radius: 0.175, half: 0.1, aside: 0.39 },
] as const;

/** An open racing car: wings before and behind, wide tyres that stand free, a helmet in the cockpit. */
export function raceCar(wish: Wish): Sprite {
  return drive(wish, model(wish.colour ?? pick(wish.random, PAINTS)), 0.6);
}

function model(paint: Colour): Solid[] {
  const body: Look = {
    paint: (_x, y, z) => (Math.abs(z) < 0.035 && y > 0.2 ? WHITE : paint),
    gloss: 0.65,
  };
  const carbon = plain(CARBON, { gloss: 0.35 });
  const wing = plain(mixColour(paint, WHITE, 0.15), { gloss: 0.5 });
  const helmet: Look = {
    paint: (x, y) => (x > 0.05 && y > 0.42 && y < 0.47 ? CARBON : [0.95, 0.8, 0.15]),
    gloss: 0.6,
  };
  return [
    box(carbon, [-0.05, 0.08, 0], [0.86, 0.025, 0.3], undefined, 0.02),
    // The nose, the tub, the cowl behind the head, the side pods.
    limb(body, [1.18, 0.15, 0], [0.4, 0.24, 0], 0.055, 0.13),
    ellipsoid(body, [0.05, 0.24, 0], [0.62, 0.13, 0.19], 0.06),
    limb(body, [-0.2, 0.42, 0], [-0.95, 0.24, 0], 0.1, 0.05, 0.06),
    ...[-1, 1].map((side) => ({
      ...box(body, [-0.22, 0.2, side * 0.25], [0.42, 0.1, 0.1], undefined, 0.07),
      blend: 0.05,
    })),
    ellipsoid(carbon, [0.1, 0.36, 0], [0.17, 0.05, 0.11]),
    ball(helmet, [0.02, 0.42, 0], 0.085),
    // The hoop around the cockpit.
    limb(carbon, [0.26, 0.36, 0], [0.22, 0.46, 0], 0.014, 0.014),
    ...[-1, 1].map((side) =>
      limb(carbon, [0.22, 0.46, side * 0.02], [-0.12, 0.44, side * 0.13], 0.016, 0.016),
    ),
    // The front wing and the rear one between their plates.
    box(wing, [1.16, 0.09, 0], [0.12, 0.014, 0.44], undefined, 0.012),
    box(carbon, [1.06, 0.13, 0], [0.05, 0.01, 0.42], undefined, 0.01),
    ...[-1, 1].flatMap((side) => [
      box(body, [1.12, 0.14, side * 0.45], [0.15, 0.07, 0.01], undefined, 0.008),
      box(body, [-1.08, 0.42, side * 0.36], [0.15, 0.16, 0.012], undefined, 0.01),
    ]),
    box(wing, [-1.1, 0.53, 0], [0.1, 0.014, 0.36], undefined, 0.012),
    box(carbon, [-1.04, 0.45, 0], [0.08, 0.012, 0.36], undefined, 0.01),
    limb(carbon, [-0.95, 0.24, 0], [-1.1, 0.45, 0], 0.025, 0.025),
    box(plain([0.9, 0.1, 0.08], { glow: () => 1 }), [-1.12, 0.26, 0], [0.01, 0.03, 0.03]),
    ...wheels(),
  ];
}

function wheels(): Solid[] {
  const rubber: Look = {
    paint: (x, y) => scaleColour(RUBBER, 1 + 0.3 * Math.sin(Math.atan2(y - 0.17, x) * 40)),
    gloss: 0.15,
  };
  const rim = plain([0.32, 0.33, 0.35], { gloss: 0.7 });
  const band = plain([0.9, 0.16, 0.12]);
  const rod = plain(CARBON);
  return AXLES.flatMap(({ along, radius, half, aside }) =>
    [-1, 1].flatMap((side) => {
      const foot = side * aside - half;
      const outer = side > 0 ? foot + 2 * half : foot - 0.004;
      return [
        frustum(rubber, [along, radius, foot], 2 * half, radius, radius, ACROSS),
        frustum(band, [along, radius, outer], 0.004, radius * 0.74, radius * 0.74, ACROSS),
        frustum(
          rim,
          [along, radius, side > 0 ? outer + 0.002 : outer - 0.004],
          0.006,
          radius * 0.66,
          radius * 0.66,
          ACROSS,
        ),
        limb(rod, [along, radius, side * 0.1], [along, radius, side * aside], 0.014, 0.014),
        limb(
          rod,
          [along - 0.16, radius + 0.03, side * 0.12],
          [along, radius, side * aside],
          0.012,
          0.012,
        ),
      ];
    }),
  );
}
