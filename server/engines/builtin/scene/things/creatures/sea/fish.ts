import { pick } from '../../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ball, blade, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import type { Back } from '../with-animals/back.ts';
import { ridersOn } from '../with-animals/rider.ts';

/** How a fish is marked: all one colour, upright bars, a back and a tail of their own, or patches. */
type Marks = 'plain' | 'bars' | 'mask' | 'patches';

/** A kind of fish: its colours, how it is marked, and half its height, its length being about 1. */
interface Kind {
  readonly base: Colour;
  readonly second: Colour;
  readonly dark: Colour;
  readonly marks: Marks;
  readonly high: number;
}

const BLACK: Colour = [0.06, 0.05, 0.08];
const WHITE: Colour = [0.97, 0.96, 0.93];
const BELLY: Colour = [0.94, 0.9, 0.82];

const CLOWNFISH: Kind = {
  base: [1, 0.46, 0.08],
  second: WHITE,
  dark: BLACK,
  marks: 'bars',
  high: 0.19,
};

/** Fish of reefs, and of lakes, rivers and the open sea. */
const REEF: readonly Kind[] = [
  CLOWNFISH,
  { base: [0.12, 0.36, 1], second: [1, 0.86, 0.12], dark: BLACK, marks: 'mask', high: 0.22 },
  { base: [1, 0.86, 0.16], second: BLACK, dark: WHITE, marks: 'bars', high: 0.28 },
  { base: [1, 0.4, 0.5], second: [1, 0.72, 0.3], dark: [0.7, 0.2, 0.5], marks: 'mask', high: 0.17 },
  { base: [0.6, 0.86, 1], second: [0.1, 0.2, 0.5], dark: BLACK, marks: 'bars', high: 0.25 },
];
const SILVERY: readonly Kind[] = [
  { base: [0.62, 0.66, 0.66], second: WHITE, dark: [0.2, 0.24, 0.26], marks: 'plain', high: 0.17 },
  { base: [0.66, 0.56, 0.34], second: WHITE, dark: [0.26, 0.2, 0.1], marks: 'plain', high: 0.19 },
  { base: [0.8, 0.5, 0.36], second: WHITE, dark: [0.34, 0.2, 0.16], marks: 'plain', high: 0.18 },
];

/** A carp of garden ponds. */
const KOI: Kind = {
  base: [0.96, 0.34, 0.1],
  second: WHITE,
  dark: BLACK,
  marks: 'patches',
  high: 0.15,
};

/** Patches of all koi; each is seen from its own side. */
const noise = createNoise(4_409);

/** Where the middle of its body is. */
const MIDDLE = 0.42;

/** Where one sits on its back. */
const BACK: Back = { at: [0.05, MIDDLE + 0.3, 0], man: 0.7 };

/** A fish seen from its side: one of a reef's, bright and marked, or a silvery one. */
export function fish(wish: Wish, isOfReef: boolean): Sprite {
  const { random, rays, tall } = wish;
  const usual = pick(random, isOfReef ? REEF : SILVERY);
  const { traits = [] } = wish;
  const kind = traits.includes('koi') ? KOI : traits.includes('clownfish') ? CLOWNFISH : usual;
  const yaw = looksLeft(wish) ? Math.PI - 0.3 : 0.3;
  const asked = wish.colour === null ? kind : { ...kind, base: wish.colour };
  return sculpt(
    [...model(asked), ...ridersOn(wish, BACK)],
    { yaw, pitch: 0.05, away: 4 },
    rays,
    tall,
    random,
  );
}

/** The colour of its side at a place, without scales. */
function markedAt({ base, second, dark, marks, high }: Kind, x: number, y: number): Colour {
  const up = (y - MIDDLE) / high;
  if (marks === 'bars') {
    // Two broad bars, each with a thin dark edge; they bend with the body.
    const at = x + 0.05 * up * up;
    const away = Math.min(Math.abs(at - 0.26) - 0.035, Math.abs(at + 0.1) - 0.05);
    const edged = mixColour(base, dark, smoothstep(0.03, 0.018, away));
    return mixColour(edged, second, smoothstep(0.012, 0, away));
  }
  if (marks === 'patches')
    return mixColour(
      second,
      base,
      smoothstep(-0.02, 0.05, noise.fbm(x * 3.4 + 1.7, y * 4, 2) + 0.16 * up),
    );
  const back = scaleColour(base, 0.66 + 0.34 * smoothstep(0.8, -0.1, up));
  if (marks === 'plain') return mixColour(back, dark, 0.6 * smoothstep(0.35, 0.95, up));
  const tail = smoothstep(-0.3, -0.42, x + 0.08 * up);
  const band =
    smoothstep(0.12, 0.04, Math.abs(up - 0.3 - 0.9 * (x + 0.1) ** 2)) * smoothstep(0.4, 0.3, x);
  return mixColour(mixColour(back, dark, 0.75 * band), second, tail);
}

function model(kind: Kind): Solid[] {
  const { base, second, marks, high } = kind;
  const skin: Look = {
    paint: (x, y, _z, normal) => {
      // Rows of scales, each a little darker at its edge.
      const row = Math.round(x * 44);
      const v = y * 44 + 0.5 * (row & 1);
      const off = Math.hypot(x * 44 - row + 0.3, (v - Math.round(v)) * 0.9);
      const scales = 0.08 * smoothstep(0.42, 0.62, off) * smoothstep(0.3, 0.16, x);
      const scaled = scaleColour(markedAt(kind, x, y), 1 - scales);
      return mixColour(
        scaled,
        BELLY,
        (marks === 'plain' ? 1 : 0.4) * smoothstep(0, -0.7, normal[1]),
      );
    },
    gloss: 0.3,
  };
  const fan = marks === 'mask' ? second : base;
  const rays = (colour: Colour): Look => ({
    paint: (x, y) => {
      const out = Math.hypot(x + 0.5, (y - MIDDLE) * 1.3);
      const ray = Math.sin(Math.atan2(y - MIDDLE, x + 0.42) * 60);
      return scaleColour(colour, 0.86 + 0.12 * ray + 0.2 * smoothstep(0.1, 0.4, out));
    },
    gloss: 0.1,
  });
  // One look for all rays of a fin: such pieces are painted once.
  const [fin, tail] = [rays(base), rays(fan)];
  const spines = Array.from({ length: 11 }, (_, n): Solid => {
    const share = n / 10;
    const x = 0.2 - 0.52 * share;
    const root = MIDDLE + 0.86 * high * Math.sqrt(Math.max(0, 1 - ((x - 0.06) / 0.5) ** 2));
    const long = 0.05 + 0.11 * Math.sin(Math.PI * (0.16 + 0.76 * share));
    return blade(fin, [x, root, 0], [x - 0.07, root + long, 0], 0.04, 0.016, 0.3, 0.03);
  });
  const lower = Array.from({ length: 5 }, (_, n): Solid => {
    const x = -0.06 - 0.055 * n;
    const root = MIDDLE - 0.84 * high * Math.sqrt(Math.max(0, 1 - ((x - 0.06) / 0.5) ** 2));
    return blade(
      fin,
      [x, root, 0],
      [x - 0.07, root - 0.11 + 0.012 * n, 0],
      0.036,
      0.014,
      0.3,
      0.03,
    );
  });
  const lobe = (side: number, n: number): Solid =>
    blade(
      tail,
      [-0.46, MIDDLE + side * 0.02, 0],
      [-0.7 - 0.03 * n, MIDDLE + side * (0.06 + 0.052 * n), 0],
      0.03,
      0.026,
      0.3,
      0.03,
    );
  return [
    ellipsoid(skin, [0.06, MIDDLE, 0], [0.46, high, 0.115]),
    ellipsoid(skin, [0.36, MIDDLE - 0.02, 0], [0.19, high * 0.5, 0.085], 0.1),
    // The gill's cover.
    ellipsoid(skin, [0.3, MIDDLE - 0.01, 0], [0.13, high * 0.72, 0.112], 0.02),
    limb(skin, [-0.2, MIDDLE, 0], [-0.5, MIDDLE, 0], high * 0.5, 0.045, 0.14),
    ...[1, -1].flatMap((side) => [0, 1, 2, 3].map((n) => lobe(side, n))),
    ...spines,
    ...lower,
    ...[-1, 1].flatMap((side) => [
      ...[0, 1, 2].map((n) =>
        blade(
          tail,
          [0.16, MIDDLE - 0.08, side * 0.11],
          [-0.01, MIDDLE - 0.1 - 0.045 * n, side * 0.17],
          0.022,
          0.03,
          0.3,
          0.03,
        ),
      ),
      ball(plain([0.9, 0.76, 0.3], { gloss: 0.4 }), [0.4, MIDDLE + 0.045, side * 0.068], 0.03),
      ball(plain([0.03, 0.03, 0.04], { gloss: 0.9 }), [0.406, MIDDLE + 0.046, side * 0.082], 0.02),
    ]),
    limb(
      plain(scaleColour(base, 0.45)),
      [0.54, MIDDLE - 0.05, -0.02],
      [0.54, MIDDLE - 0.05, 0.02],
      0.012,
      0.012,
      0.02,
    ),
  ];
}
