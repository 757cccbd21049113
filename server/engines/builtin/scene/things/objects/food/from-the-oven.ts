import { pick, type Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import {
  ellipsoid,
  frustum,
  type Look,
  limb,
  place,
  ring,
  type Solid,
} from '../../sculpt/solid.ts';
import { pitch, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { blotch, plate, spread } from '../dishes.ts';

const DOUGH: Colour = [0.78, 0.5, 0.22];
const GOLDEN: Colour = [0.84, 0.55, 0.2];
const COCOA: Colour = [0.2, 0.1, 0.06];
const ICINGS: readonly Colour[] = [
  [0.95, 0.52, 0.66],
  [0.28, 0.14, 0.08],
  [0.95, 0.92, 0.88],
];
const SPRINKLES: readonly Colour[] = [
  [0.95, 0.85, 0.2],
  [0.25, 0.6, 0.85],
  [0.96, 0.96, 0.94],
  [0.35, 0.72, 0.35],
  [0.9, 0.3, 0.2],
];

/** A doughnut on a plate, iced and strewn with sprinkles. */
export function donut(wish: Wish): Sprite {
  const { random } = wish;
  const icing = wish.colour ?? pick(random, ICINGS);
  const look: Look = {
    // Icing runs down in tongues; below it a pale band parts the two baked sides.
    paint: (x, y, z) => {
      const edge = 0.29 + 0.035 * Math.sin(Math.atan2(z, x) * 7) + 0.03 * blotch(x * 4, z * 4);
      if (y > edge) return icing;
      const band = smoothstep(0.05, 0.02, Math.abs(y - 0.225));
      return scaleColour(
        mixColour(DOUGH, [0.95, 0.78, 0.5], 0.7 * band),
        1 + 0.2 * blotch(x * 9, z * 9 + y * 5),
      );
    },
    bump: (x, y, z) =>
      0.02 *
      smoothstep(
        0.27,
        0.31,
        y - 0.035 * Math.sin(Math.atan2(z, x) * 7) - 0.03 * blotch(x * 4, z * 4),
      ),
    gloss: 0.45,
  };
  const sprinkles = Array.from({ length: 70 }, (_, n): Solid => {
    const angle = n * 2.39996;
    const lean = 1.9 * (random.unit() - 0.5);
    const out = 0.42 + 0.2 * Math.sin(lean);
    const y = 0.25 + 0.208 * Math.cos(lean);
    const turned = 6.28 * random.unit();
    const [dx, dz] = [0.026 * Math.cos(turned), 0.026 * Math.sin(turned)];
    const at: Vector = [Math.cos(angle) * out, y, Math.sin(angle) * out];
    const look = plain(SPRINKLES[n % SPRINKLES.length] ?? COCOA, { gloss: 0.3 });
    return limb(look, [at[0] - dx, y, at[2] - dz], [at[0] + dx, y, at[2] + dz], 0.013, 0.013);
  });
  return portray(
    wish,
    [...plate(0.84), ring(look, [0, 0.25, 0], 0.42, 0.2), ...sprinkles],
    0.3,
    0.5,
    3,
  );
}

/** Two croissants on a plate, one leaning on the other. */
export function croissant(wish: Wish): Sprite {
  const { random } = wish;
  const model = [
    ...plate(1),
    ...roll([0, 0.2, -0.2], 0.25 + 0.2 * random.unit()),
    ...roll([0.06, 0.2, 0.42], -0.2 - 0.2 * random.unit()),
  ];
  return portray(wish, model, 0.2, 0.42, 3);
}

/** One croissant around a place: turns of dough, thick in its middle, that bend to two tips. */
function roll([x, y, z]: Vector, turned: number): Solid[] {
  const turns = 9;
  const pieces = Array.from({ length: turns }, (_, n): Solid[] => {
    const share = (n - (turns - 1) / 2) / ((turns - 1) / 2);
    const thick = 0.24 * (1 - 0.66 * Math.abs(share) ** 1.7);
    const at: Vector = [share * 0.58, thick - 0.16, 0.36 * share * share - 0.1];
    const look: Look = {
      paint: (px, py, pz) => {
        const layered = 0.5 + 0.5 * Math.sin((py * 1.4 + pz) * 70 + 4 * blotch(px * 4, pz * 4));
        const baked = mixColour(
          [0.66, 0.34, 0.1],
          GOLDEN,
          smoothstep(0.05, 0.5, blotch(px * 6, pz * 6) + 0.45),
        );
        return scaleColour(
          mixColour(baked, [0.95, 0.74, 0.4], 0.07 * layered),
          1 + 0.1 * blotch(px * 20, pz * 20),
        );
      },
      bump: (_px, py, pz) => 0.002 * Math.sin((py * 1.4 + pz) * 70),
      gloss: 0.3,
    };
    const slant = yaw(-0.9 * share);
    return [ellipsoid(look, at, [0.12, thick, thick * 1.05], 0.05, slant)];
  });
  return pieces.flat().map((piece) => place(piece, yaw(turned), [x, y, z]));
}

/** Cookies with chocolate in them, heaped on a plate. */
export function cookies(wish: Wish): Sprite {
  const { random } = wish;
  const places: readonly [Vector, number][] = [
    [[-0.4, 0.1, 0.12], 0],
    [[0.36, 0.1, 0.22], 0],
    [[-0.02, 0.1, -0.42], 0],
    [[-0.06, 0.2, 0.06], 0.1],
    [[0.3, 0.21, -0.12], -0.1],
    [[0.06, 0.31, 0.0], 0.08],
  ];
  const model = [...plate(0.98), ...places.flatMap(([at, lean]) => cookie(random, at, lean))];
  return portray(wish, model, 0.3, 0.5, 3);
}

function cookie(random: Random, at: Vector, lean: number): Solid[] {
  const look: Look = {
    paint: (x, y, z) => {
      const rim = smoothstep(0.22, 0.36, Math.hypot(x - at[0], z - at[2]));
      const baked = mixColour([0.86, 0.62, 0.34], [0.62, 0.36, 0.15], 0.75 * rim);
      return scaleColour(baked, 1 + 0.35 * blotch(x * 13 + y * 4, z * 13));
    },
    bump: (x, y, z) => 0.018 * blotch(x * 11 + y * 6, z * 11),
    gloss: 0.06,
  };
  const chips = spread(random, 11, 0.29).map(([x, , z]) =>
    ellipsoid(plain(COCOA, { gloss: 0.4 }), [x, 0.042, z], [0.042, 0.03, 0.038], 0, yaw(x * 19)),
  );
  return [
    frustum(look, [0, -0.03, 0], 0.05, 0.34, 0.32),
    { ...ellipsoid(look, [0, 0, 0], [0.37, 0.055, 0.37]), blend: 0.02 },
    ...chips,
  ].map((piece) => place(piece, pitch(lean), at));
}
