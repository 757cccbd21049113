import { pick, type Random } from '../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { plain, worn } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import {
  ball,
  box,
  cut,
  ellipsoid,
  frustum,
  type Look,
  limb,
  ring,
  type Solid,
} from '../sculpt/solid.ts';
import { after, pitch, roll, type Vector, yaw } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import { wicker } from './wicker.ts';

const PUMPKIN: Colour = [0.9, 0.42, 0.07];
const STALK: Colour = [0.36, 0.36, 0.16];
const FLESH: Colour = [1, 0.72, 0.2];
const RIBS = 11;
const PAPERS: readonly Colour[] = [
  [0.74, 0.1, 0.13],
  [0.12, 0.38, 0.24],
  [0.16, 0.3, 0.56],
  [0.85, 0.8, 0.7],
];
const RIBBONS: readonly Colour[] = [
  [0.95, 0.82, 0.4],
  [0.93, 0.9, 0.86],
  [0.8, 0.12, 0.14],
];
const SHELLS: readonly Colour[] = [
  [0.92, 0.38, 0.45],
  [0.32, 0.62, 0.86],
  [0.96, 0.82, 0.3],
  [0.5, 0.78, 0.45],
  [0.7, 0.5, 0.84],
  [0.96, 0.62, 0.3],
];
const STRAW: Colour = [0.82, 0.7, 0.4];

/** A ribbed pumpkin with its stalk; `isCarved`: with a face through which its candle shines. */
export function pumpkin(wish: Wish, isCarved: boolean): Sprite {
  const skin = wish.colour ?? PUMPKIN;
  const ribbed = (x: number, z: number) => Math.abs(Math.sin((Math.atan2(z, x) * RIBS) / 2));
  const look: Look = {
    paint: (x, y, z) => {
      if (isCarved && z < 0 && faceAt(x, y) > 0) return FLESH;
      const rim = isCarved && z < 0 ? smoothstep(-0.035, 0, faceAt(x, y)) : 0;
      const groove = 0.62 + 0.4 * smoothstep(0, 0.5, ribbed(x, z));
      return mixColour(scaleColour(skin, groove), FLESH, 0.55 * rim);
    },
    glow: (x, y, z) => (isCarved && z < 0 && faceAt(x, y) > 0 ? 1 : 0),
    gloss: 0.28,
  };
  const ribs = Array.from({ length: RIBS }, (_, n): Solid => {
    const around = ((n + 0.5) / RIBS) * Math.PI * 2;
    const at: Vector = [0.25 * Math.cos(around), 0.37, 0.25 * Math.sin(around)];
    return ellipsoid(look, at, [0.25, 0.36, 0.2], 0.035, yaw(-around));
  });
  const stalk = plain(STALK);
  const model = [
    ellipsoid(look, [0, 0.37, 0], [0.3, 0.33, 0.3]),
    ...ribs,
    { ...cut(ellipsoid(look, [0, 0.78, 0], [0.16, 0.14, 0.16])), blend: 0.08 },
    limb(stalk, [0, 0.62, 0], [0.02, 0.78, 0], 0.06, 0.042, 0.03),
    limb(stalk, [0.02, 0.78, 0], [0.1, 0.86, -0.02], 0.042, 0.05, 0.02),
  ];
  return portray(wish, model, isCarved ? 0.22 : 0.5, 0.16, 3);
}

/** How far inside the carved eyes, nose and mouth of a pumpkin a place of its front is; below 0 outside. */
function faceAt(x: number, y: number): number {
  const wedge = (middle: number, low: number, wide: number, high: number) =>
    Math.min(y - low, wide * (1 - (y - low) / high) - Math.abs(x - middle));
  const eyes = Math.max(wedge(-0.19, 0.45, 0.1, 0.15), wedge(0.19, 0.45, 0.1, 0.15));
  const nose = wedge(0, 0.37, 0.05, 0.08);
  // A grin between two bows, with a tooth above and two below.
  const [low, high] = [0.13 + 1.1 * x * x, 0.27 + 0.5 * x * x];
  const grin = Math.min(y - low, high - y, 0.33 - Math.abs(x));
  const tooth = (at: number, from: number, to: number) =>
    Math.min(0.035 - Math.abs(x - at), y - from, to - y);
  const teeth = Math.max(
    tooth(0, high - 0.07, 1),
    tooth(-0.16, 0, low + 0.07),
    tooth(0.16, 0, low + 0.07),
  );
  return Math.max(eyes, nose, Math.min(grin, -teeth));
}

/** A wrapped box with a ribbon both ways around it and its bow. */
export function gift(wish: Wish): Sprite {
  const { random } = wish;
  const paper = wish.colour ?? pick(random, PAPERS);
  const band = pick(
    random,
    RIBBONS.filter((one) => Math.abs(one[0] - paper[0]) + Math.abs(one[1] - paper[1]) > 0.35),
  );
  const high = 0.3 + 0.25 * random.unit();
  const wide = 0.34;
  const wrapped: Look = {
    paint: (x, y, z, normal) => {
      if (Math.abs(x) < 0.045 && Math.abs(normal[0]) < 0.7) return band;
      if (Math.abs(z) < 0.045 && Math.abs(normal[2]) < 0.7) return band;
      const spot = Math.sin(x * 46) * Math.sin(y * 46 + 1) * Math.sin(z * 46 + 2);
      return scaleColour(paper, spot > 0.4 ? 1.22 : 1);
    },
    gloss: 0.3,
  };
  const silk = plain(band, { gloss: 0.45 });
  const loops = [-1, 1].flatMap((side) => [
    ring(silk, [side * 0.1, high + 0.07, 0], 0.075, 0.03, after(roll(side * 0.35), pitch(1.35))),
    limb(silk, [0, high + 0.02, 0], [side * 0.17, high + 0.012, -0.15], 0.022, 0.026),
  ]);
  const model = [
    box(wrapped, [0, high / 2, 0], [wide, high / 2, wide], undefined, 0.012),
    ball(silk, [0, high + 0.04, 0], 0.045),
    ...loops,
  ];
  return portray(wish, model, 0.6, 0.3, 3);
}

/** A basket of painted eggs on straw. */
export function paintedEggs(wish: Wish): Sprite {
  const { random } = wish;
  const woven = wicker([0, 0, 0], null);
  const straw: Look = {
    paint: (x, _y, z) =>
      scaleColour(STRAW, 0.8 + 0.35 * Math.abs(Math.sin(x * 70 + 9 * Math.sin(z * 40)))),
    bump: (x, _y, z) => 0.012 * Math.sin(x * 70 + 9 * Math.sin(z * 40)),
  };
  const eggs = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((n): Solid[] => {
    const around = n * 0.97 + 0.3 * random.unit();
    const out = n === 7 ? 0.04 : 0.25;
    const at: Vector = [out * Math.cos(around), n === 7 ? 0.46 : 0.37, out * Math.sin(around)];
    return [egg(random, at, wish.colour ?? (SHELLS[n % SHELLS.length] as Colour), n)];
  });
  const bows = 9;
  const handle = (n: number): Vector => {
    const angle = (Math.PI * n) / bows;
    return [0.42 * Math.cos(angle), 0.3 + 0.56 * Math.sin(angle), 0];
  };
  const model = [
    frustum(woven, [0, 0, 0], 0.3, 0.34, 0.42),
    cut(frustum(woven, [0, 0.2, 0], 0.2, 0.36, 0.4)),
    ellipsoid(straw, [0, 0.22, 0], [0.38, 0.1, 0.38]),
    ring(woven, [0, 0.3, 0], 0.42, 0.03),
    ...eggs,
    ...Array.from({ length: bows }, (_, n) => limb(woven, handle(n), handle(n + 1), 0.026, 0.026)),
  ];
  return portray(wish, model, 0.35, 0.3, 3);
}

/** An egg in bands of its colour and white, some dotted. */
function egg(random: Random, at: Vector, colour: Colour, kind: number): Solid {
  const leans = after(yaw(random.unit() * 6), roll(0.5 * random.unit()));
  const band: Look = {
    paint: (x, y, z) => {
      const [u, v, w] = [x - at[0], y - at[1], z - at[2]];
      const around = Math.atan2(w, u);
      if (kind % 3 === 0) {
        const isDot = Math.sin(around * 5 + 1) * Math.sin(v * 52) > 0.55;
        return isDot ? [0.97, 0.95, 0.9] : colour;
      }
      const zigzag = kind % 3 === 1 ? 0.012 * Math.asin(Math.sin(around * 8)) : 0;
      const stripe = Math.abs(v + zigzag + 0.01) % 0.09;
      return stripe < 0.026 ? [0.97, 0.95, 0.9] : scaleColour(colour, v > 0.05 ? 1.1 : 1);
    },
    gloss: 0.5,
  };
  return ellipsoid(band, at, [0.105, 0.14, 0.105], 0, leans);
}

/** An empty wicker basket with its handle. */
export function basket(wish: Wish): Sprite {
  const woven = wicker([0, 0, 0], wish.colour);
  const dark = worn(scaleColour(wish.colour ?? STRAW, 0.45), 0.1);
  const bows = 9;
  const at = (n: number): Vector => {
    const angle = (Math.PI * n) / bows;
    return [0.42 * Math.cos(angle), 0.34 + 0.5 * Math.sin(angle), 0];
  };
  const model = [
    frustum(woven, [0, 0, 0], 0.34, 0.34, 0.43),
    cut(frustum(dark, [0, 0.05, 0], 0.4, 0.3, 0.41)),
    ring(woven, [0, 0.34, 0], 0.42, 0.03),
    ...Array.from({ length: bows }, (_, n) => limb(woven, at(n), at(n + 1), 0.026, 0.026)),
  ];
  return portray(wish, model, 0.35, 0.3, 3);
}
