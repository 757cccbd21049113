import { clamp, mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { membrane } from '../../sculpt/membrane.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ball, box, carry, cut, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { UNTURNED, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { smooth, thicknessAlong } from '../smooth-path.ts';
import type { Back } from '../with-animals/back.ts';
import { ridersOn } from '../with-animals/rider.ts';

const BACK: Colour = [0.2, 0.25, 0.32];
const BELLY: Colour = [0.9, 0.9, 0.88];
const EYE: Colour = [0.03, 0.03, 0.03];

/** How thick a whale is from its flukes to its snout, at even steps; its length is about 1.6. */
const THICK = [0.028, 0.048, 0.082, 0.128, 0.17, 0.186, 0.176, 0.136, 0.07] as const;
/** The same places under water and in a leap, its flukes still at the water. */
const SWIMS: readonly Vector[] = [
  [-0.84, 0.54, 0],
  [-0.66, 0.49, 0],
  [-0.46, 0.45, 0],
  [-0.25, 0.43, 0],
  [-0.03, 0.42, 0],
  [0.19, 0.41, 0],
  [0.4, 0.395, 0],
  [0.58, 0.38, 0],
  [0.71, 0.38, 0],
];
const LEAPS: readonly Vector[] = [
  [-0.64, 0.14, 0],
  [-0.54, 0.24, 0],
  [-0.42, 0.37, 0],
  [-0.27, 0.53, 0],
  [-0.1, 0.7, 0],
  [0.08, 0.86, 0],
  [0.26, 1, 0],
  [0.41, 1.1, 0],
  [0.52, 1.16, 0],
];

/** A whale's axis, from its flukes (0) to its snout (1). */
interface Axis {
  readonly path: readonly Vector[];
  readonly thick: (n: number) => number;
  /** A point that far along, and that far off the axis toward the back and aside. */
  readonly at: (along: number, up?: number, side?: number) => Vector;
  /** How far along what is nearest is, and the way out of the back there. */
  readonly nearest: (
    x: number,
    y: number,
  ) => readonly [along: number, backX: number, backY: number];
}

function axisOf(places: readonly Vector[]): Axis {
  const path = smooth(places);
  const last = path.length - 1;
  const upAt = (n: number): readonly [number, number] => {
    const [a, b] = [path[Math.max(0, n - 1)], path[Math.min(last, n + 1)]] as [Vector, Vector];
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
    return [(a[1] - b[1]) / long, (b[0] - a[0]) / long];
  };
  const ups = path.map((_, n) => upAt(n));
  return {
    path,
    thick: thicknessAlong(
      places.map((place, n) => [place, THICK[n] ?? 0] as const),
      path.length,
    ),
    at: (along, up = 0, side = 0) => {
      const on = clamp(along) * last;
      const n = Math.min(last - 1, Math.floor(on));
      const [a, b, share] = [path[n] as Vector, path[n + 1] as Vector, on - n];
      const [upX, upY] = ups[Math.round(on)] as readonly [number, number];
      return [
        a[0] + (b[0] - a[0]) * share + up * upX,
        a[1] + (b[1] - a[1]) * share + up * upY,
        side,
      ];
    },
    nearest: (x, y) => {
      let [best, least] = [0, Number.POSITIVE_INFINITY];
      for (let n = 0; n <= last; n++) {
        const [px, py] = path[n] as Vector;
        const away = (x - px) ** 2 + (y - py) ** 2;
        if (away < least) [best, least] = [n, away];
      }
      const [upX, upY] = ups[best] as readonly [number, number];
      return [best / last, upX, upY];
    },
  };
}

/** The grooves of the throat: how deep, how close beside each other, and from where along the body on. */
const GROOVES = { deep: 0.006, close: 150, from: 0.5, full: 0.62 } as const;

/** A dark back over a pale belly, whose front has grooves along it. */
function skinOf(base: Colour, { nearest, at }: Axis): Look {
  const grooved = (x: number, y: number, z: number): number => {
    const [along] = nearest(x, y);
    return smoothstep(GROOVES.from, GROOVES.full, along) * Math.sin(z * GROOVES.close);
  };
  return {
    paint: (x, y, z, normal) => {
      const [along, upX, upY] = nearest(x, y);
      const down = -(normal[0] * upX + normal[1] * upY);
      // The pale throat reaches higher than the pale belly.
      const edge = along > GROOVES.from ? 0.02 : 0.3;
      const belly = smoothstep(edge, edge + 0.3, down) * smoothstep(0.06, 0.2, along);
      const fleck = 1 + 0.06 * Math.sin(x * 47 + 3 * Math.sin(y * 31)) * Math.sin(y * 39 + z * 23);
      const groove = 1 - 0.3 * smoothstep(0.2, 0.9, belly * grooved(x, y, z));
      return scaleColour(mixColour(base, BELLY, belly), fleck * groove);
    },
    bump: (x, y, z) => {
      const [along, upX, upY] = nearest(x, y);
      const [px, py] = at(along);
      const isBelow = (x - px) * upX + (y - py) * upY < 0;
      return isBelow ? GROOVES.deep * grooved(x, y, z) : 0;
    },
    gloss: 0.45,
  };
}

/** A humpback whale about an axis: long flippers, a small fin far back, flukes with a notch. */
function whaleAlong(axis: Axis, base: Colour): Solid[] {
  const { path, thick, at } = axis;
  const skin = skinOf(base, axis);
  const fin = plain(scaleColour(base, 0.85), { gloss: 0.35 });
  const pale: Look = {
    paint: (_x, _y, _z, normal) =>
      mixColour(scaleColour(base, 0.95), BELLY, smoothstep(0.2, -0.4, normal[1])),
    gloss: 0.3,
  };
  const mouth = plain(scaleColour(base, 0.32));
  return [
    ...path
      .slice(1)
      .map((to, n) =>
        limb(skin, path[n] ?? to, to, thick(n), thick(n + 1), n === 0 ? 0 : thick(n) * 0.5),
      ),
    // The lower jaw is the deeper one.
    limb(skin, at(0.7, -0.06), at(0.95, -0.035), 0.13, 0.075, 0.1),
    ...[-1, 1].flatMap((side) => [
      // The flukes, thick in front and drawn in toward the notch.
      membrane(fin, [at(0.05, 0, side * 0.01), at(-0.02, 0.05, side * 0.36), at(0, -0.02)], 0.03),
      limb(fin, at(0.05, 0, side * 0.012), fluke(at, side), 0.026, 0.008, 0.02),
      membrane(fin, [fluke(at, side), at(0.05), at(0)], 0.022),
      // A flipper, a third as long as the body.
      limb(pale, at(0.66, -0.07, side * 0.15), at(0.56, -0.16, side * 0.3), 0.05, 0.055, 0.05),
      limb(pale, at(0.56, -0.16, side * 0.3), at(0.42, -0.2, side * 0.43), 0.055, 0.022, 0.03),
      ...MOUTH.slice(1).map(([along, up, wide], n) => {
        const [from, high, near] = MOUTH[n] ?? [along, up, wide];
        return limb(mouth, at(from, high, side * near), at(along, up, side * wide), 0.006, 0.006);
      }),
      ball(plain(EYE, { gloss: 0.9 }), at(0.775, -0.008, side * 0.163), 0.013),
    ]),
    membrane(fin, [at(0.42, 0.1), at(0.33, 0.17), at(0.3, 0.07)], 0.03),
  ];
}

/** The line of a mouth: along, above the axis, and aside. */
const MOUTH = [
  [0.985, 0.012, 0.06],
  [0.93, 0.006, 0.104],
  [0.87, -0.004, 0.138],
  [0.81, -0.028, 0.163],
  [0.775, -0.055, 0.166],
] as const;

/** The tip of a fluke: aside, and behind the end of the body. */
function fluke(at: Axis['at'], side: number): Vector {
  const [end, before] = [at(0), at(0.06)];
  return [
    end[0] + 1.1 * (end[0] - before[0]),
    end[1] + 1.1 * (end[1] - before[1]) + 0.02,
    side * 0.34,
  ];
}

/** How far it is turned to the eye: from aside its flukes would be a line. Radians. */
const TURNED = { swims: 0.35, leaps: 0.62 } as const;

/** Where one sits behind its head; and how deep it swims in the sea with somebody there. */
const SADDLE: Back = { at: [0.3, 0.57, 0], man: 0.56 };
const SUNK = 0.36;

/** A whale: one that swims, or that leaps out of the water, its flukes still in it. */
export function whale(wish: Wish, swims: boolean): Sprite {
  const { random, rays, tall, colour } = wish;
  const isRidden = wish.traits?.includes('mounted') === true;
  const isLevel = swims || isRidden;
  const aside = isLevel ? TURNED.swims : TURNED.leaps;
  const turned = looksLeft(wish) ? Math.PI - aside : aside;
  const whole = whaleAlong(axisOf(isLevel ? SWIMS : LEAPS), colour ?? BACK);
  const ridden = [...whole, ...ridersOn(wish, SADDLE)];
  // Who is ridden on the sea has no more than the back out of it.
  const model =
    isRidden && !swims ? ridden.map((piece) => carry(piece, UNTURNED, [0, -SUNK, 0])) : ridden;
  const view = { yaw: turned, pitch: swims ? 0.12 : 0.05, away: 4 };
  const seen = swims ? model : [...model, cut(box(plain(BACK), [0, -0.5, 0], [2, 0.5, 2]))];
  return sculpt(seen, view, rays, tall, random);
}
