import { mix, mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain, rough } from '../../sculpt/looks.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ball, ellipsoid, type Look, lift, limb, type Solid } from '../../sculpt/solid.ts';
import { roll, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { spine } from '../spine.ts';
import type { Back } from '../with-animals/back.ts';
import { ridersOn } from '../with-animals/rider.ts';

const BROWN: Colour = [0.34, 0.22, 0.14];
const FAWN: Colour = [0.82, 0.66, 0.46];
const SHELL: Colour = [0.66, 0.42, 0.2];
const FLESH: Colour = [0.8, 0.68, 0.52];
const BLACK: Colour = [0.03, 0.03, 0.03];

const noise = createNoise(20_277);

const shown = (wish: Wish, model: readonly Solid[], turned: number, above: number): Sprite => {
  const turn = turned + 0.3 * wish.random.unit();
  const yaw = looksLeft(wish) ? Math.PI - turn : turn;
  return sculpt(model, { yaw, pitch: above, away: 4 }, wish.rays, wish.tall, wish.random);
};

/** A spider on eight bent hairy legs, two large eyes among its eight. */
export function spider(wish: Wish): Sprite {
  const base = wish.colour ?? BROWN;
  const coat: Look = {
    paint: (x, y, z) => {
      const stripe = smoothstep(0.09, 0.03, Math.abs(z)) * (0.6 + 0.4 * Math.sin(x * 30));
      const flecks = 1 + 0.5 * noise.fbm(x * 18 + z * 7, z * 18 - y * 9, 2);
      return scaleColour(mixColour(base, FAWN, 0.7 * stripe), flecks);
    },
    fur: 0.035,
  };
  const eye = plain(BLACK, { gloss: 0.95 });
  const glint = plain([1, 1, 1]);
  const fang = plain(scaleColour(base, 0.4), { gloss: 0.6 });
  return shown(
    wish,
    [
      ellipsoid(coat, [-0.34, 0.38, 0], [0.33, 0.24, 0.26]),
      ellipsoid(coat, [0.12, 0.33, 0], [0.23, 0.15, 0.19], 0.03),
      ...[-1, 1].flatMap((side) => [
        ball(eye, [0.315, 0.4, side * 0.052], 0.047),
        ball(glint, [0.355, 0.42, side * 0.05], 0.01),
        ball(eye, [0.275, 0.42, side * 0.13], 0.03),
        ball(eye, [0.19, 0.465, side * 0.085], 0.022),
        ball(eye, [0.335, 0.325, side * 0.1], 0.02),
        limb(coat, [0.3, 0.3, side * 0.06], [0.36, 0.19, side * 0.06], 0.06, 0.045, 0.02),
        limb(fang, [0.36, 0.18, side * 0.06], [0.35, 0.1, side * 0.035], 0.025, 0.005),
        limb(coat, [0.28, 0.27, side * 0.13], [0.46, 0.28, side * 0.15], 0.035, 0.032, 0.02),
        limb(coat, [0.46, 0.28, side * 0.15], [0.53, 0.12, side * 0.13], 0.032, 0.028, 0.02),
        ...[0, 1, 2, 3].flatMap((n) => leg(base, side, n)),
      ]),
    ],
    0.75,
    0.24,
  );
}

/** The n-th leg from the front: up to a knee above the body, down, and out to its tip; pale rings at the joints. */
function leg(base: Colour, side: number, n: number): Solid[] {
  const ahead = [0.95, 0.3, -0.35, -1][n] ?? 0;
  const long = [1, 0.86, 0.84, 1.05][n] ?? 1;
  const at = (far: number, up: number): Vector => [
    0.13 + Math.sin(ahead) * far * long,
    up,
    side * (0.12 + Math.cos(ahead) * far * long),
  ];
  const look: Look = { ...plain(scaleColour(base, 0.8)), fur: 0.022 };
  const ring: Look = { ...plain(mixColour(base, FAWN, 0.6)), fur: 0.02 };
  const [hip, knee, shin, tip] = [at(0.04, 0.3), at(0.34, 0.62), at(0.6, 0.26), at(0.78, 0.01)];
  return [
    limb(look, hip, knee, 0.052, 0.044, 0.02),
    ball(ring, knee, 0.05, 0.02),
    limb(look, knee, shin, 0.042, 0.03, 0.015),
    ball(ring, shin, 0.034, 0.015),
    limb(look, shin, tip, 0.027, 0.01, 0.01),
  ];
}

/** How often a shell winds, in how many pieces, and how much smaller each winding is than the one around it. */
const WINDINGS = 3.1;
const PIECES = 54;
const SHRINKS = 0.47;

/** How high the stone is that lifts a snail out of the grass. */
const STONE = 0.3;

/** On what a snail or a ladybug creeps: the ground, a stone of its own or a leaf. */
export type SnailGround = 'ground' | 'stone' | 'leaf';

const UNDER: Readonly<
  Record<SnailGround, { readonly model: () => Solid[]; readonly high: number }>
> = {
  ground: { model: () => [], high: 0 },
  stone: { model: stone, high: STONE },
  leaf: { model: leaf, high: 0.34 },
};

/** Where one sits on a snail's shell. */
const SHELL_TOP: Back = { at: [-0.12, 0.95, 0], man: 0.86 };

/** A snail that creeps, its shell wound on its back, four feelers stretched ahead. */
export function snail(wish: Wish, on: SnailGround): Sprite {
  const base = wish.colour ?? SHELL;
  const skin: Look = {
    paint: (x, y, z, normal) =>
      scaleColour(
        mixColour(FLESH, [0.84, 0.76, 0.62], 0.5 * smoothstep(0.1, -0.6, normal[1])),
        1 + 0.25 * noise.fbm(x * 26 + z * 12, y * 26 - z * 18, 2),
      ),
    bump: (x, y, z) => 0.007 * noise.fbm(x * 34 + z * 15, y * 34 - z * 22, 2),
    gloss: 0.45,
  };
  const model = [...creeper(skin), ...shellOf(base), ...ridersOn(wish, SHELL_TOP)];
  return creeping(wish, on, model, 0.12);
}

/** What creeps on the ground, on a stone or on a leaf, seen from so high (radians). */
export const creeping = (
  wish: Wish,
  on: SnailGround,
  model: readonly Solid[],
  above: number,
): Sprite =>
  shown(
    wish,
    // What is cut from the animal is cut from nothing beneath it.
    [...model.map((piece) => lift(piece, UNDER[on].high)), ...UNDER[on].model()],
    0.28,
    above,
  );

/** The foot, the head and its feelers, the eyes at the tips of the longer two. */
const creeper = (skin: Look): Solid[] => [
  ...spine(
    skin,
    [
      [[-0.78, 0.02, 0], 0.02],
      [[-0.5, 0.06, 0], 0.075],
      [[-0.1, 0.1, 0], 0.12],
      [[0.28, 0.12, 0], 0.12],
      [[0.48, 0.24, 0], 0.105],
      [[0.58, 0.36, 0], 0.095],
    ],
    0.06,
  ),
  ellipsoid(skin, [0.62, 0.38, 0], [0.11, 0.085, 0.085], 0.05),
  ellipsoid(skin, [-0.08, 0.03, 0], [0.62, 0.035, 0.16], 0.06),
  ...[-1, 1].flatMap((side) => [
    limb(skin, [0.62, 0.42, side * 0.045], [0.76, 0.68, side * 0.12], 0.026, 0.016, 0.03),
    ball(skin, [0.763, 0.69, side * 0.122], 0.03, 0.01),
    ball(plain(BLACK, { gloss: 0.9 }), [0.778, 0.698, side * 0.128], 0.019),
    limb(skin, [0.69, 0.37, side * 0.04], [0.8, 0.32, side * 0.07], 0.02, 0.011, 0.02),
  ]),
];

/** A flat stone as long as a snail. */
function stone(): Solid[] {
  const look = rough([0.5, 0.48, 0.44], 1);
  return [
    ellipsoid(look, [-0.1, 0.14, 0], [0.86, 0.17, 0.42]),
    ellipsoid(look, [0.3, 0.16, 0.06], [0.56, 0.155, 0.36], 0.06),
  ];
}

const LEAF: Colour = [0.26, 0.5, 0.12];
const VEIN: Colour = [0.5, 0.68, 0.26];

/** A broad leaf on its stalk that bears a snail, its tip hanging: pale veins, a bent edge. */
function leaf(): Solid[] {
  const look: Look = {
    paint: (x, y, z) => {
      const middle = smoothstep(0.035, 0.012, Math.abs(z));
      const side = Math.sin((x + 0.1 - 0.9 * Math.abs(z)) * 24);
      const veins = Math.max(middle, 0.7 * smoothstep(0.86, 0.98, side));
      return scaleColour(mixColour(LEAF, VEIN, veins), 0.92 + 0.2 * noise.fbm(x * 6, z * 6 + y, 2));
    },
    bump: (x, _y, z) => 0.012 * Math.sin((x + 0.1 - 0.9 * Math.abs(z)) * 24),
    gloss: 0.3,
  };
  const stalk = plain([0.3, 0.46, 0.16]);
  return [
    ellipsoid(look, [-0.12, 0.3, 0], [0.86, 0.04, 0.56]),
    limb(look, [0.5, 0.3, 0], [1.18, 0.2, 0], 0.13, 0.02, 0.16),
    ellipsoid(look, [0.72, 0.275, 0], [0.36, 0.03, 0.24], 0.08, roll(-0.2)),
    limb(stalk, [-0.9, 0.3, 0], [-1.2, 0.12, 0.05], 0.045, 0.04, 0.03),
    limb(stalk, [-1.2, 0.12, 0.05], [-1.28, -0.1, 0.06], 0.04, 0.05, 0.02),
  ];
}

/** A tube that winds inward on both sides of the back's middle, its bands along it, growth lines across. */
function shellOf(base: Colour): Solid[] {
  const pale = mixColour(base, [0.97, 0.9, 0.74], 0.7);
  const middle: Vector = [-0.14, 0.5, 0];
  const places = Array.from({ length: PIECES + 1 }, (_, n) => {
    const turn = (n / PIECES) * WINDINGS * Math.PI * 2;
    const size = SHRINKS ** (turn / (Math.PI * 2));
    const away = 0.27 * size;
    const angle = -0.95 + turn;
    const at = (side: number): Vector => [
      middle[0] + Math.cos(angle) * away,
      middle[1] + Math.sin(angle) * away,
      side * mix(0.2, 0, size),
    ];
    return { at, radius: 0.2 * size, turn };
  });
  return places.slice(1).flatMap(({ at, radius, turn }, n) => {
    const before = places[n];
    if (before === undefined) return [];
    const look: Look = {
      paint: (x, y, z) => {
        const [fx, fy] = [x - middle[0], y - middle[1]];
        const winding = Math.hypot(fx, fy) / (0.47 * SHRINKS ** (turn / (Math.PI * 2)));
        const band = smoothstep(0.1, 0.03, Math.abs(winding - 0.72));
        const line =
          0.92 + 0.12 * Math.sin(Math.atan2(fy, fx) * 46 + 3 * noise.fbm(x * 8, y * 8 + z, 2));
        return scaleColour(
          mixColour(mixColour(base, pale, 0.55), scaleColour(base, 0.4), band),
          line,
        );
      },
      gloss: 0.45,
    };
    return [-1, 1].map((side) =>
      limb(look, before.at(side), at(side), before.radius, radius, 0.006),
    );
  });
}
