import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain, worn } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ball, blade, box, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { pitch, roll, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';

const RUBBER: Colour = [0.13, 0.14, 0.16];
const STRIPE: Colour = [0.1, 0.55, 0.86];
const TANK: Colour = [0.95, 0.76, 0.1];
const SKIN: Colour = [0.86, 0.62, 0.48];
const METAL: Colour = [0.62, 0.64, 0.66];
const GLASS: Colour = [0.3, 0.52, 0.6];
const AIR: Colour = [0.92, 0.98, 1];

/** How far the head is lower than the feet as one swims, radians. */
const DIVES = 0.14;

/** A diver who swims to the right: wetsuit, mask, a bottle on the back, long fins, and bubbles that rise from the mouthpiece. */
export function diver(wish: Wish): Sprite {
  const yaw = looksLeft(wish) ? Math.PI - 0.42 : 0.42;
  const suit = wish.colour ?? STRIPE;
  const swimmer = moved([...trunk(suit), ...gear(), ...head(), ...arms(suit), ...legs(suit)], {
    by: roll(-DIVES),
    to: [0, 0.25, 0],
  });
  const model = [...swimmer, ...bubbles(wish)];
  return sculpt(model, { yaw, pitch: 0.1, away: 4 }, wish.rays, wish.tall, wish.random);
}

/** Rubber with a stripe of colour along the flanks. */
const suitOf = (stripe: Colour): Look => ({
  paint: (_x, y, _z, normal) =>
    Math.abs(normal[2]) > 0.55 && Math.abs(y - 0.02) < 0.045 ? stripe : RUBBER,
  gloss: 0.3,
});

const trunk = (stripe: Colour): Solid[] => {
  const suit = suitOf(stripe);
  return [
    ellipsoid(suit, [0.17, 0.02, 0], [0.17, 0.1, 0.15]),
    limb(suit, [0.06, 0.01, 0], [-0.15, 0, 0], 0.096, 0.09, 0.08),
    ellipsoid(suit, [-0.19, 0, 0], [0.12, 0.09, 0.12], 0.06),
    limb(suit, [0.3, 0.03, 0], [0.37, 0.05, 0], 0.06, 0.055, 0.05),
    // The belt with its weights.
    limb(plain([0.3, 0.3, 0.32]), [-0.1, 0, -0.03], [-0.1, 0, 0.03], 0.1, 0.1),
  ];
};

const gear = (): Solid[] => {
  const shell = worn(TANK, 0.06, { gloss: 0.5 });
  const metal = plain(METAL, { gloss: 0.6 });
  const hose = plain([0.07, 0.07, 0.08], { gloss: 0.3 });
  return [
    // The jacket that carries the bottle.
    box(worn([0.2, 0.21, 0.24], 0.1), [0.1, 0.06, 0], [0.16, 0.07, 0.13], undefined, 0.05),
    limb(shell, [-0.14, 0.175, 0], [0.2, 0.19, 0], 0.072, 0.072),
    limb(plain(RUBBER), [0.02, 0.18, 0], [0.05, 0.183, 0], 0.076, 0.076),
    limb(metal, [0.27, 0.192, 0], [0.31, 0.195, 0], 0.022, 0.022),
    ball(metal, [0.325, 0.198, 0], 0.03),
    ...tubeAlong(hose, [
      [0.325, 0.2, -0.02],
      [0.37, 0.22, -0.12],
      [0.45, 0.12, -0.15],
      [0.52, 0.03, -0.09],
      [0.535, 0.02, -0.03],
    ]),
    limb(metal, [0.535, 0.02, 0], [0.56, 0.005, 0], 0.034, 0.036, 0.01),
  ];
};

const tubeAlong = (look: Look, path: readonly Vector[]): Solid[] =>
  path.slice(1).map((to, n) => limb(look, path[n] ?? to, to, 0.015, 0.015));

const head = (): Solid[] => {
  const hood = plain(RUBBER, { gloss: 0.3 });
  const glass: Look = {
    paint: (_x, _y, _z, normal) => mixColour(GLASS, AIR, Math.max(0, normal[1]) * 0.8),
    gloss: 1,
  };
  return [
    ellipsoid(hood, [0.445, 0.085, 0], [0.105, 0.1, 0.088], 0.03),
    ellipsoid(plain(SKIN), [0.51, 0.06, 0], [0.052, 0.062, 0.062], 0.012),
    box(
      plain([0.9, 0.24, 0.1], { gloss: 0.4 }),
      [0.532, 0.105, 0],
      [0.03, 0.042, 0.072],
      roll(-0.1),
      0.018,
    ),
    box(glass, [0.55, 0.105, 0], [0.022, 0.03, 0.06], roll(-0.1), 0.012),
    limb(plain([0.06, 0.06, 0.07]), [0.43, 0.105, -0.09], [0.43, 0.105, 0.09], 0.02, 0.02),
  ];
};

const arms = (stripe: Colour): Solid[] =>
  [-1, 1].flatMap((side): Solid[] => {
    const suit = suitOf(stripe);
    const shoulder: Vector = [0.26, 0.01, side * 0.14];
    const elbow: Vector = side < 0 ? [0.36, -0.13, side * 0.19] : [0.3, -0.14, side * 0.18];
    const wrist: Vector = side < 0 ? [0.53, -0.12, side * 0.15] : [0.44, -0.21, side * 0.14];
    const glove = plain([0.18, 0.19, 0.22]);
    return [
      limb(suit, shoulder, elbow, 0.056, 0.045, 0.04),
      limb(suit, elbow, wrist, 0.044, 0.034, 0.02),
      ellipsoid(glove, [wrist[0] + 0.045, wrist[1] - 0.006, wrist[2]], [0.05, 0.024, 0.034], 0.02),
      limb(
        glove,
        [wrist[0] + 0.06, wrist[1], wrist[2]],
        [wrist[0] + 0.115, wrist[1] - 0.014, wrist[2]],
        0.02,
        0.013,
        0.015,
      ),
    ];
  });

/** One leg kicks up, the other down; the fins bend the other way. */
const legs = (stripe: Colour): Solid[] =>
  [-1, 1].flatMap((side): Solid[] => {
    const suit = suitOf(stripe);
    const z = side * 0.062;
    const hip: Vector = [-0.24, 0, z];
    const knee: Vector = [-0.47, side < 0 ? -0.09 : 0.02, z * 1.2];
    const ankle: Vector = [-0.7, side < 0 ? -0.02 : 0.08, z * 1.3];
    const tip: Vector = [-1.06, side < 0 ? -0.12 : 0.16, z * 1.5];
    const middle: Vector = [-0.86, side < 0 ? -0.03 : 0.1, z * 1.4];
    const fin = plain(scaleColour(stripe, 0.95), { gloss: 0.35 });
    return [
      limb(suit, hip, knee, 0.082, 0.062, 0.05),
      limb(suit, knee, ankle, 0.06, 0.038, 0.03),
      limb(
        plain(RUBBER),
        ankle,
        [ankle[0] - 0.07, ankle[1] + 0.012 * side, ankle[2]],
        0.044,
        0.046,
        0.02,
      ),
      blade(
        fin,
        [ankle[0] - 0.07, ankle[1], ankle[2]],
        middle,
        0.05,
        0.07,
        0.2,
        0.02,
        pitch(Math.PI / 2),
      ),
      blade(fin, middle, tip, 0.07, 0.095, 0.14, 0.02, pitch(Math.PI / 2)),
    ];
  });

/** Air that rises from the mouthpiece, in a loose column that widens as it goes. */
function bubbles({ random }: Wish): Solid[] {
  const look: Look = {
    paint: (_x, _y, _z, normal) => scaleColour(AIR, 0.75 + 0.4 * Math.max(0, normal[1])),
    gloss: 1,
    sheer: 0.75,
  };
  return Array.from({ length: 22 }, (_, n): Solid => {
    const up = (n / 21) ** 1.2;
    const radius = (0.01 + 0.024 * random.unit() ** 2) * (0.7 + 0.6 * up);
    const at: Vector = [
      0.58 - 0.06 * up + (0.03 + 0.14 * up) * (random.unit() - 0.5),
      0.27 + 0.55 * up,
      (0.03 + 0.12 * up) * (random.unit() - 0.5) - 0.03,
    ];
    return ellipsoid(look, at, [radius * 1.15, radius * 0.85, radius]);
  });
}
