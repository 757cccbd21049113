import type { Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import {
  box,
  carry,
  cut,
  ellipsoid,
  frustum,
  type Look,
  limb,
  ring,
  type Solid,
} from '../../sculpt/solid.ts';
import { after, pitch, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { blotch, spread } from '../dishes.ts';

const BROTH: Colour = [0.66, 0.36, 0.1];
const NOODLE: Colour = [0.96, 0.82, 0.46];
const EGG: Colour = [0.97, 0.93, 0.86];
const YOLK: Colour = [0.97, 0.55, 0.06];
const NORI: Colour = [0.08, 0.15, 0.08];
const PORK: Colour = [0.72, 0.42, 0.28];
const FAT: Colour = [0.94, 0.8, 0.66];
const ONION: Colour = [0.42, 0.68, 0.2];
const FISHCAKE: Colour = [0.96, 0.94, 0.92];
const SWIRL: Colour = [0.9, 0.3, 0.46];
const BAMBOO: Colour = [0.5, 0.22, 0.1];
const GLAZES: readonly Colour[] = [
  [0.12, 0.12, 0.14],
  [0.62, 0.1, 0.07],
  [0.16, 0.28, 0.46],
];

/** How high the broth stands, and the rim above it. */
const LEVEL = 0.44;
const RIM = 0.5;
/** Where the noodles are heaped up, right and away. */
const HEAP = [0.16, -0.06] as const;

/** A bowl of ramen: noodles in broth with halves of egg, nori, pork, fish cake and spring onion, chopsticks across its rim. */
export function ramen(wish: Wish): Sprite {
  const { random } = wish;
  const glaze = wish.colour ?? GLAZES[random.below(GLAZES.length)] ?? BROTH;
  const model = [
    ...bowl(glaze),
    // Cuts take away from what is before them: what lies beside the eggs comes after.
    ...halfEgg([-0.58, LEVEL + 0.15, -0.02], 0.45),
    ...halfEgg([-0.29, LEVEL + 0.13, -0.42], 0.2),
    ...broth(),
    ...noodles(random),
    ...pork([0.36, LEVEL + 0.2, 0.3], -0.2),
    ...pork([0.56, LEVEL + 0.15, 0.06], -0.5),
    ...fishcake([-0.46, LEVEL + 0.22, 0.22]),
    ...nori(),
    ...onions(random),
    ...chopsticks(),
  ];
  return portray(wish, model, 0.2, 0.55, 3);
}

/** The bowl on its foot, a pattern of waves around its rim. */
function bowl(glaze: Colour): Solid[] {
  const outside: Look = {
    paint: (x, y, z) => {
      const around = Math.atan2(z, x) * 16;
      const isBand = Math.abs(y - RIM + 0.09 - 0.022 * Math.sin(around)) < 0.013;
      return isBand ? mixColour(glaze, [0.95, 0.88, 0.7], 0.85) : glaze;
    },
    gloss: 0.55,
  };
  const inside = plain([0.88, 0.85, 0.78], { gloss: 0.5 });
  return [
    ellipsoid(outside, [0, RIM, 0], [0.86, 0.46, 0.86]),
    cut(ellipsoid(inside, [0, RIM + 0.02, 0], [0.82, 0.43, 0.82])),
    cut(frustum(outside, [0, RIM, 0], 0.6, 1, 1)),
    ring(outside, [0, RIM, 0], 0.84, 0.022),
    frustum(outside, [0, 0, 0], 0.12, 0.36, 0.34),
  ];
}

/** Broth to its level, rounds of oil afloat on it. */
function broth(): Solid[] {
  const look: Look = {
    paint: (x, _y, z) => {
      const oil = smoothstep(0.16, 0.22, blotch(x * 8 + 3, z * 8));
      return mixColour(
        scaleColour(BROTH, 1 + 0.25 * blotch(x * 4, z * 4)),
        [0.93, 0.62, 0.16],
        0.6 * oil,
      );
    },
    gloss: 0.65,
  };
  return [frustum(look, [0, 0.2, 0], LEVEL - 0.2, 0.5, 0.8)];
}

/** Noodles coiled in the broth, heaped up toward the middle. */
function noodles(random: Random): Solid[] {
  const heap = ellipsoid(
    plain(scaleColour(NOODLE, 0.6)),
    [HEAP[0], LEVEL - 0.04, HEAP[1]],
    [0.48, 0.22, 0.44],
  );
  const coils = Array.from({ length: 52 }, (_, n): Solid => {
    const angle = n * 2.4;
    const out = 0.3 * Math.sqrt(random.unit());
    const radius = 0.1 + 0.2 * random.unit();
    const high = LEVEL + 0.02 + 0.24 * (1 - (out + radius) / 0.62) * random.unit() + 0.03;
    const lean = after(yaw(angle), pitch(0.5 * (random.unit() - 0.5)));
    const look = plain(scaleColour(NOODLE, 0.86 + 0.2 * random.unit()), { gloss: 0.4 });
    return ring(
      look,
      [HEAP[0] + Math.cos(angle) * out, high, HEAP[1] + Math.sin(angle) * out],
      radius,
      0.021,
      lean,
    );
  });
  return [heap, ...coils];
}

/** Half of a soft egg at a place, its cut side up and toward the eye, turned to the side by so much. */
function halfEgg(at: Vector, turned: number): Solid[] {
  const cutSide: Look = {
    paint: (x, _y, z) => {
      const out = Math.hypot(x - 0.015, z * 1.1);
      return mixColour(YOLK, EGG, smoothstep(0.092, 0.104, out));
    },
    gloss: 0.6,
  };
  const lean = after(yaw(turned), pitch(0.85));
  return [
    ellipsoid(plain(EGG, { gloss: 0.45 }), [0, 0, 0], [0.195, 0.13, 0.155]),
    cut(box(cutSide, [0, 0.13, 0], [0.2, 0.11, 0.16])),
  ].map((piece) => carry(piece, lean, at));
}

/** A round slice of braised pork at a place, leaning back by so much. */
function pork(at: Vector, turned: number): Solid[] {
  const look: Look = {
    paint: (x, _y, z) => {
      const out = Math.hypot(x, z);
      const winding = out * 9 - Math.atan2(z, x) / (Math.PI * 2) + 0.5 * blotch(x * 6, z * 6);
      const isFat = smoothstep(0.7, 0.9, winding - Math.floor(winding));
      const seared = smoothstep(0.19, 0.215, out);
      return mixColour(mixColour(PORK, FAT, 0.85 * isFat), [0.34, 0.16, 0.08], 0.8 * seared);
    },
    bump: (x, y, z) => 0.008 * blotch(x * 14 + y * 9, z * 14),
    gloss: 0.45,
  };
  const slice = frustum(look, [0, -0.02, 0], 0.04, 0.22, 0.22);
  return [carry(slice, after(yaw(turned), pitch(0.75)), at)];
}

/** A slice of white fish cake with a pink swirl and a wavy edge, leaning at a place. */
function fishcake(at: Vector): Solid[] {
  const look: Look = {
    paint: (x, y, z) => {
      const out = Math.hypot(x, z);
      const winding = out * 13 - Math.atan2(z, x) / (Math.PI * 2);
      const isPink = y > 0.01 && out < 0.115 && Math.abs(winding - Math.round(winding)) < 0.2;
      return isPink ? SWIRL : FISHCAKE;
    },
    gloss: 0.35,
  };
  const wave = Array.from({ length: 12 }, (_, n) => {
    const angle = (n / 12) * Math.PI * 2;
    return frustum(
      look,
      [Math.cos(angle) * 0.125, -0.02, Math.sin(angle) * 0.125],
      0.04,
      0.03,
      0.03,
    );
  });
  return [frustum(look, [0, -0.02, 0], 0.042, 0.13, 0.13), ...wave].map((piece) =>
    carry(piece, after(yaw(0.4), pitch(0.85)), at),
  );
}

/** Sheets of nori that stand at the back, against the rim. */
function nori(): Solid[] {
  const look: Look = {
    paint: (x, y, z) => scaleColour(NORI, 1 + 0.6 * blotch(x * 22 + z * 9, y * 22)),
    bump: (x, y, z) => 0.006 * blotch(x * 26 + z * 12, y * 26),
    gloss: 0.3,
  };
  return [
    [-0.16, 0.62, 0.62, 0.24],
    [0.18, 0.64, 0.64, -0.12],
  ].map(([x = 0, y = 0, z = 0, turned = 0]) =>
    box(look, [x, y, z], [0.19, 0.2, 0.009], after(yaw(turned), pitch(-0.24)), 0.004),
  );
}

/** Rings of spring onion strewn over the middle. */
const onions = (random: Random): Solid[] =>
  spread(random, 22, 0.3).map(([x, , z], n) => {
    const tone = scaleColour(n % 3 === 0 ? [0.8, 0.88, 0.6] : ONION, 0.85 + 0.3 * random.unit());
    const high = LEVEL + 0.25 - 0.8 * (x * x + z * z);
    const lean = after(yaw(n * 1.7), pitch(0.9 * (random.unit() - 0.5)));
    return ring(plain(tone, { gloss: 0.3 }), [HEAP[0] + x, high, HEAP[1] + z], 0.032, 0.013, lean);
  });

/** Two chopsticks across the rim, from before it on the right to behind it. */
const chopsticks = (): Solid[] =>
  [0, 0.09].map((aside) =>
    limb(
      plain(BAMBOO, { gloss: 0.4 }),
      [0.98 + aside, RIM + 0.05, -0.72],
      [0.42 + aside * 0.4, RIM + 0.06, 0.86],
      0.03,
      0.016,
    ),
  );
