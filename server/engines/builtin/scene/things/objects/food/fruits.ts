import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { portray } from '../../sculpt/portray.ts';
import { ball, blade, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { pitch, roll, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { blotch } from '../dishes.ts';

const BANANA: Colour = [0.95, 0.77, 0.16];
const BRUISE: Colour = [0.34, 0.2, 0.08];
const UNRIPE: Colour = [0.6, 0.66, 0.2];
const STRAWBERRY: Colour = [0.8, 0.07, 0.07];
const SEED: Colour = [0.93, 0.78, 0.34];
const LEAF: Colour = [0.26, 0.46, 0.14];
const PINEAPPLE: Colour = [0.83, 0.52, 0.12];
const CROWN: Colour = [0.3, 0.47, 0.24];

/** The middle of the circle that a banana is bent along, how large that is, and from where to where it goes (radians from the right). */
const BEND = { up: 0.74, radius: 0.6, from: -2.78, to: -0.3 } as const;

/** One banana on the table, bent like a smile, its stalk up at the left. */
export function banana(wish: Wish): Sprite {
  const base = wish.colour ?? BANANA;
  const skin: Look = {
    paint: (x, y, z) => {
      const along = alongBend(x, y);
      const around = Math.atan2(z, Math.hypot(x, y - BEND.up) - BEND.radius);
      const ridge = smoothstep(0.86, 1, Math.cos(around * 5));
      const spot = smoothstep(0.3, 0.46, blotch(x * 17 + 3, y * 17 + z * 15));
      const ends = smoothstep(0.22, 0.02, along) + smoothstep(0.9, 0.99, along);
      const green = mixColour(base, UNRIPE, 0.75 * smoothstep(0.3, 0.08, along));
      const shaded = scaleColour(green, 1 - 0.16 * ridge);
      return mixColour(shaded, BRUISE, Math.min(1, 0.75 * spot + 0.9 * ridge * ends));
    },
    gloss: 0.2,
  };
  const dark = plain(BRUISE);
  const at = (share: number): Vector => {
    const angle = BEND.from + share * (BEND.to - BEND.from);
    return [BEND.radius * Math.cos(angle), BEND.up + BEND.radius * Math.sin(angle), 0];
  };
  const thick = (share: number): number =>
    0.035 + 0.115 * smoothstep(0.06, 0.34, share) * smoothstep(1.02, 0.76, share);
  const parts = 14;
  const body = Array.from({ length: parts }, (_, n): Solid => {
    const [from, to] = [n / parts, (n + 1) / parts];
    return limb(skin, at(from), at(to), thick(from), thick(to), n === 0 ? 0 : 0.02);
  });
  const model = [
    ...body,
    limb(dark, at(-0.035), at(0.005), 0.046, 0.038),
    limb(dark, at(0.995), at(1.012), 0.034, 0.026),
  ];
  // It lies on its side, more than it stands.
  const lain = moved(model, { by: pitch(-0.62), to: [0, 0.02, 0] });
  return portray(wish, lain, 0.22, 0.26, 3);
}

/** How far along a banana a place is: 0 at its stalk, 1 at its tip. */
const alongBend = (x: number, y: number): number => {
  const angle = Math.atan2(y - BEND.up, x);
  const turned = angle > Math.PI / 2 ? angle - 2 * Math.PI : angle;
  return (turned - BEND.from) / (BEND.to - BEND.from);
};

/** How many seeds a strawberry has around it, and how far apart their rows are. */
const SEEDS = { around: 11, apart: 0.092 } as const;

/** How near to a strawberry's seed a place is that is so high and so far around: 1 on it, 0 off it. */
function seedAt(y: number, around: number): number {
  const row = Math.round(y / SEEDS.apart);
  const turned = (around / (2 * Math.PI)) * SEEDS.around + (row & 1) * 0.5;
  const aside = (turned - Math.round(turned)) * 0.16;
  const above = (y - row * SEEDS.apart) * 0.62;
  return smoothstep(0.022, 0.012, Math.hypot(aside, above));
}

/** A strawberry that stands on its shoulder, its point to the side, its leaves spread. */
export function strawberry(wish: Wish): Sprite {
  const base = wish.colour ?? STRAWBERRY;
  const flesh: Look = {
    paint: (x, y, z) => {
      const pale = mixColour(base, [0.95, 0.72, 0.52], 0.7 * smoothstep(0.74, 0.9, y));
      return mixColour(pale, SEED, 0.9 * seedAt(y, Math.atan2(z, x)));
    },
    // Seeds lie in hollows.
    bump: (x, y, z) => -0.012 * seedAt(y, Math.atan2(z, x)),
    gloss: 0.5,
  };
  const green = plain(LEAF, { gloss: 0.15 });
  const leaves = Array.from({ length: 9 }, (_, n): Solid[] => {
    const around = (n / 9) * 2 * Math.PI;
    const out = (far: number, high: number): Vector => [
      Math.cos(around) * far,
      high,
      Math.sin(around) * far,
    ];
    const [rise, droop] = n % 2 === 0 ? [0.97, 0.92] : [0.93, 0.8];
    const turned = yaw(-around);
    return [
      blade(green, out(0.05, 0.9), out(0.22, rise), 0.05, 0.075, 0.3, 0.02, turned),
      blade(green, out(0.22, rise), out(0.42, droop), 0.075, 0.012, 0.3, 0.02, turned),
    ];
  }).flat();
  const model = [
    limb(flesh, [0, 0.62, 0], [0, 0.17, 0], 0.33, 0.13),
    ellipsoid(flesh, [0, 0.7, 0], [0.38, 0.22, 0.38], 0.1),
    ...leaves,
    limb(green, [0, 0.88, 0], [0.06, 1.12, 0.02], 0.035, 0.028, 0.03),
  ];
  const lain = moved(moved(model, { to: [0, -0.5, 0] }), { by: roll(0.72), to: [0.06, 0.44, 0] });
  return portray(wish, lain, 0.25, 0.24, 3);
}

/** How many eyes a pineapple has around it, and how steeply their rows climb. */
const EYES = { around: 10, steep: 8.6 } as const;

/** How far from the middle of its eye a place of a pineapple is: 0 to 1 at its edge. */
function eyeAt(x: number, y: number, z: number): number {
  const around = (Math.atan2(z, x) / (2 * Math.PI)) * EYES.around;
  const [a, b] = [around + y * EYES.steep * 0.5, around - y * EYES.steep * 0.5];
  return 2 * Math.max(Math.abs(a - Math.round(a)), Math.abs(b - Math.round(b)));
}

/** A pineapple that stands, a crown of stiff leaves on it. */
export function pineapple(wish: Wish): Sprite {
  const base = wish.colour ?? PINEAPPLE;
  const skin: Look = {
    paint: (x, y, z) => {
      const out = eyeAt(x, y, z);
      const ripe = mixColour(
        [0.5, 0.46, 0.14],
        base,
        smoothstep(0.75, 0.1, y + 0.2 * blotch(x * 4, z * 4)),
      );
      const lit = scaleColour(ripe, 1.12 - 0.3 * out);
      const seam = mixColour(lit, [0.27, 0.15, 0.06], smoothstep(0.76, 0.97, out));
      return mixColour(seam, [0.36, 0.2, 0.08], 0.9 * smoothstep(0.26, 0.1, out));
    },
    bump: (x, y, z) => {
      const out = eyeAt(x, y, z);
      return 0.026 * (1 - out) + 0.012 * smoothstep(0.26, 0.06, out);
    },
    gloss: 0.15,
  };
  const leaf: Look = {
    paint: (x, y) =>
      scaleColour(CROWN, 0.72 + 0.5 * smoothstep(0.84, 1.5, y) + 0.08 * blotch(x * 9, y * 9)),
    gloss: 0.2,
  };
  const leaves = Array.from({ length: 30 }, (_, n): Solid[] => {
    const around = n * 2.4;
    const inner = 1 - n / 30;
    const far = 0.16 + 0.26 * inner;
    const tall = 0.26 + 0.42 * (1 - inner);
    const at = (out: number, high: number): Vector => [
      Math.cos(around) * out,
      0.86 + high,
      Math.sin(around) * out,
    ];
    const turned = yaw(-around);
    return [
      blade(leaf, at(0.05, 0), at(far * 0.5, tall * 0.62), 0.05, 0.05, 0.34, 0.01, turned),
      blade(
        leaf,
        at(far * 0.5, tall * 0.62),
        at(far, tall * (0.8 + 0.2 * (1 - inner))),
        0.05,
        0.006,
        0.34,
        0.01,
        turned,
      ),
    ];
  }).flat();
  const model = [
    ellipsoid(skin, [0, 0.47, 0], [0.335, 0.47, 0.335]),
    limb(skin, [0, 0.3, 0], [0, 0.62, 0], 0.3, 0.28, 0.1),
    ...leaves,
    ball(leaf, [0, 0.9, 0], 0.1, 0.04),
  ];
  return portray(wish, model, 0.4, 0.14, 3);
}
