import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ball, blade, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { pitch } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { spine } from '../spine.ts';

const GREY: Colour = [0.5, 0.5, 0.5];
const PALE: Colour = [0.86, 0.85, 0.81];
const BLACK: Colour = [0.03, 0.03, 0.035];

/** Spots of the coat, the same on every seal. */
const noise = createNoise(20_272);

/** A seal that lies on ice or sand, head and chest raised, its hind flippers stretched behind it. */
export function seal(wish: Wish): Sprite {
  const coat = coatOf(wish.colour ?? GREY);
  const model = [
    ...spine(
      coat,
      [
        [[-0.98, 0.1, 0], 0.05],
        [[-0.78, 0.14, 0], 0.11],
        [[-0.42, 0.23, 0], 0.21],
        [[-0.02, 0.29, 0], 0.28],
        [[0.32, 0.34, 0], 0.255],
        [[0.52, 0.5, 0], 0.185],
        [[0.6, 0.64, 0], 0.15],
      ],
      0.12,
    ),
    ...head(coat),
    ...[-1, 1].flatMap((side) => flippers(coat, side)),
  ];
  const turn = 0.5 + 0.35 * wish.random.unit();
  const yaw = looksLeft(wish) ? Math.PI - turn : turn;
  return sculpt(model, { yaw, pitch: 0.1, away: 4 }, wish.rays, wish.tall, wish.random);
}

/** Grey and wet, dark spots on the back, pale beneath. */
function coatOf(base: Colour): Look {
  return {
    paint: (x, y, z, normal) => {
      const spots = smoothstep(0.14, 0.32, noise.fbm(x * 9 + z * 4, z * 9 - y * 9, 2));
      const back = mixColour(
        base,
        scaleColour(base, 0.38),
        spots * smoothstep(-0.5, 0.2, normal[1]),
      );
      return mixColour(back, PALE, 0.8 * smoothstep(0, -0.7, normal[1]));
    },
    fur: 0.008,
    gloss: 0.4,
  };
}

/** A round head with large dark eyes, no ears, and whiskers on two pads. */
function head(coat: Look): Solid[] {
  const dark = plain(BLACK, { gloss: 0.9 });
  const pad = plain(PALE, { gloss: 0.2 });
  return [
    ellipsoid(coat, [0.66, 0.76, 0], [0.17, 0.155, 0.155], 0.08),
    limb(coat, [0.74, 0.74, 0], [0.83, 0.715, 0], 0.095, 0.07, 0.06),
    ellipsoid(dark, [0.892, 0.745, 0], [0.02, 0.02, 0.03]),
    limb(plain(BLACK), [0.905, 0.725, 0], [0.885, 0.68, 0], 0.006, 0.006),
    ...[-1, 1].flatMap((side) => [
      ellipsoid(pad, [0.86, 0.705, side * 0.036], [0.042, 0.036, 0.042], 0.02),
      ball(dark, [0.775, 0.81, side * 0.098], 0.04),
      ball(plain([1, 1, 1]), [0.806, 0.83, side * 0.11], 0.009),
      ...[-0.05, 0, 0.05].map((up) =>
        limb(pad, [0.87, 0.7, side * 0.06], [0.84, 0.67 + up, side * 0.25], 0.0032, 0.002),
      ),
    ]),
  ];
}

function flippers(coat: Look, side: number): Solid[] {
  const flat = pitch(Math.PI / 2);
  return [
    // The fore one props the chest, its fingers on the ground.
    blade(coat, [0.3, 0.22, side * 0.2], [0.3, 0.07, side * 0.36], 0.11, 0.1, 0.5, 0.08),
    blade(coat, [0.3, 0.05, side * 0.34], [0.46, 0.025, side * 0.5], 0.1, 0.05, 0.34, 0.05, flat),
    blade(coat, [-0.92, 0.1, side * 0.03], [-1.2, 0.11, side * 0.16], 0.05, 0.1, 0.34, 0.04, flat),
    ...[-0.06, 0.05].map((out) =>
      limb(coat, [-1.15, 0.11, side * 0.14], [-1.3, 0.12, side * (0.2 + out)], 0.045, 0.014, 0.05),
    ),
  ];
}
