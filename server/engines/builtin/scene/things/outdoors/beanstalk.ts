import type { Colour } from '../../words/idea.ts';
import { plain, worn } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { blade, ellipsoid, type Look, limb, type Solid } from '../sculpt/solid.ts';
import type { Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import { underOpenSky, type Wish } from '../wish.ts';

const STALK: Colour = [0.3, 0.5, 0.16];
const LEAF: Colour = [0.24, 0.52, 0.15];
const CLOUD: Colour = [0.95, 0.96, 0.98];
const TWISTS = 26;

/** A beanstalk as high as the clouds: two stems that wind around each other, broad leaves on them, a cloud about its top. */
export function beanstalk(wish: Wish): Sprite {
  const bark: Look = {
    ...worn(wish.colour ?? STALK, 0.25),
    bump: (x, y, z) => 0.004 * Math.sin(Math.atan2(z, x) * 9 + y * 70),
  };
  const model: Solid[] = [
    ...[0, Math.PI].flatMap((from) => stem(bark, from)),
    ...leaves(),
    ...cloud(),
  ];
  return portray(underOpenSky(wish), model, 0.4, 0.02, 3);
}

/** Where a stem is at a height, 0 to 1. */
function stemAt(up: number, from: number): Vector {
  const turn = from + up * 15;
  const out = 0.045 * (1 - 0.55 * up) + 0.06 * Math.max(0, 0.12 - up);
  const sway = 0.03 * Math.sin(up * 5);
  return [sway + out * Math.cos(turn), up, out * Math.sin(turn)];
}

const stem = (look: Look, from: number): Solid[] =>
  Array.from({ length: TWISTS }, (_, n) => {
    const thick = (up: number) => 0.045 * (1 - 0.62 * up);
    const [low, high] = [n / TWISTS, (n + 1) / TWISTS];
    return limb(look, stemAt(low, from), stemAt(high, from), thick(low), thick(high), 0.012);
  });

/** Broad leaves, each on its stalk, larger below. */
const leaves = (): Solid[] =>
  Array.from({ length: 24 }, (_, n) => {
    const up = 0.05 + n * 0.038;
    const turn = n * 2.4;
    const long = 0.15 * (1 - 0.45 * up);
    const [x, , z] = stemAt(up, n % 2 === 0 ? 0 : Math.PI);
    const look: Look = {
      ...worn(LEAF, 0.2),
      bump: (px, py, pz) => 0.003 * Math.sin((px + py + pz) * 160),
    };
    const end: Vector = [x + long * Math.cos(turn), up + 0.03, z + long * Math.sin(turn)];
    const far: Vector = [
      x + 1.6 * long * Math.cos(turn),
      up - 0.01,
      z + 1.6 * long * Math.sin(turn),
    ];
    return [
      limb(look, [x, up, z], end, 0.009, 0.007),
      blade(look, end, far, 0.042, 0.012, 0.22, 0.01),
    ];
  }).flat();

const cloud = (): Solid[] =>
  Array.from({ length: 11 }, (_, n) => {
    const out = (n - 5) * 0.055;
    const size = 0.085 - 0.006 * Math.abs(n - 5);
    return ellipsoid(
      plain(CLOUD),
      [out, 1.0 + 0.018 * Math.sin(n * 2.3), 0.07 * Math.cos(n * 1.7)],
      [size, size * 0.62, size],
      0.03,
    );
  });
