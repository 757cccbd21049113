import { pick, type Random } from '../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Bloom, Colour } from '../../words/idea.ts';
import { plain, worn } from '../sculpt/looks.ts';
import { moved } from '../sculpt/move.ts';
import { portray } from '../sculpt/portray.ts';
import { blade, ellipsoid, frustum, type Look, limb, place, type Solid } from '../sculpt/solid.ts';
import { after, pitch, roll, type Vector, yaw } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import { daisy, grown, PETALS, petalLook, rose, tulip } from './bloom.ts';

const STEM: Colour = [0.25, 0.42, 0.16];
const SEEDS: Colour = [0.24, 0.14, 0.07];
const RIM: Colour = [0.5, 0.32, 0.1];
const DARK: Colour = [0.08, 0.07, 0.08];
const CLAY: Colour = [0.68, 0.38, 0.25];
const EARTH: Colour = [0.2, 0.14, 0.1];

/** What holds the petals from behind, of a bloom of radius 1. */
const CALYX = ellipsoid(plain(STEM), [0, -0.14, 0], [0.3, 0.16, 0.3]);

/** How a kind of flower grows: the radius of its bloom by the plant's height, how far that leans to the eye, its leaves. */
interface Habit {
  /** Of size 1; `crown` is where it will be, and `size` how large. */
  readonly head: (colour: Colour, crown: Vector, size: number) => Solid[];
  readonly colour: Colour | null;
  readonly size: number;
  readonly leans: number;
  readonly leaves: 'broad' | 'long' | 'small';
}

const HABITS: Readonly<Record<Bloom, Habit>> = {
  sunflower: {
    head: sunflower,
    colour: [1, 0.76, 0.1],
    size: 0.19,
    leans: 1.15,
    leaves: 'broad',
  },
  rose: { head: rose, colour: [0.82, 0.08, 0.14], size: 0.17, leans: 0.75, leaves: 'small' },
  tulip: { head: tulip, colour: null, size: 0.16, leans: 0.1, leaves: 'long' },
  poppy: { head: poppy, colour: [0.88, 0.14, 0.1], size: 0.19, leans: 0.8, leaves: 'small' },
  daisy: { head: daisy, colour: [0.95, 0.94, 0.9], size: 0.18, leans: 0.9, leaves: 'small' },
};

/** The head of a flower of a kind, of radius 1, for a place where it will be so large; a null colour: its natural one. */
export function bloomHead(
  random: Random,
  kind: Bloom,
  colour: Colour | null,
  crown: Vector,
  size: number,
): Solid[] {
  const { head, colour: natural } = HABITS[kind];
  return [...head(colour ?? natural ?? pick(random, PETALS), crown, size), CALYX];
}

/** One flower that stands by itself on its stem, in a pot where it is asked to be. */
export function singleFlower(wish: Wish, isPotted: boolean): Sprite {
  const { random, bloom = 'any' } = wish;
  const kind = bloom === 'any' ? pick(random, ['rose', 'tulip', 'daisy'] as const) : bloom;
  const { head, colour, size, leans, leaves } = HABITS[kind];
  const petal = wish.colour ?? colour ?? pick(random, PETALS);
  const bend = 0.06 * (random.unit() - 0.5);
  const crown: Vector = [bend, 0.97 - size * (leans > 0.5 ? 1 : 0.9), -0.04 * leans];
  const tilt = after(yaw(0.5 * (random.unit() - 0.5)), pitch(leans));
  const plant = [
    ...stalk(crown),
    ...FOLIAGE[leaves](random),
    ...[...head(petal, crown, size), CALYX].map((piece) => grown(place(piece, tilt), size, crown)),
  ];
  const model = isPotted ? [...pot(), ...moved(plant, { size: 0.8, to: [0, 0.18, 0] })] : plant;
  // Snow would hide its colour.
  const bare = { ...wish, rays: { ...wish.rays, snowy: false } };
  return portray(bare, model, 0.16, 0.1, 3);
}

function stalk(crown: Vector): Solid[] {
  const green = plain(STEM);
  const middle: Vector = [crown[0] * 0.2 - 0.012, crown[1] * 0.5, 0];
  return [
    limb(green, [0, 0, 0], middle, 0.022, 0.02),
    limb(green, middle, crown, 0.02, 0.018, 0.02),
  ];
}

const leafLook = (random: Random): Look => {
  const green = scaleColour(STEM, 0.95 + 0.3 * random.unit());
  return {
    paint: (x, y, z) => scaleColour(green, 1 + 0.05 * Math.sin((x * 1.3 + y + z) * 90)),
  };
};

/** Leaves of each form along a stem of height 1. */
const FOLIAGE: Readonly<Record<Habit['leaves'], (random: Random) => Solid[]>> = {
  broad: (random) =>
    [0.2, 0.34, 0.46, 0.58].map((at, n) => leaf(random, at, n, 0.16 - 0.02 * n, 0.09)),
  small: (random) => [0.22, 0.36, 0.5].map((at, n) => leaf(random, at, n, 0.1, 0.045)),
  long: (random) =>
    [-1, 1, -0.4].map((side, n) => {
      const tip: Vector = [side * 0.17, 0.52 - 0.1 * n, 0.06 * (n - 1)];
      return blade(leafLook(random), [0, 0, 0], tip, 0.042, 0.012, 0.3, 0.01);
    }),
};

/** A leaf on either side in turn, its face half to the eye. */
function leaf(random: Random, high: number, n: number, long: number, wide: number): Solid {
  const aside = (n % 2 === 0 ? 0 : Math.PI) + 0.7 * (random.unit() - 0.5);
  const faces = n % 2 === 0 ? 0.8 : -0.8;
  const turned = after(yaw(aside), after(roll(0.4), pitch(faces)));
  const piece = ellipsoid(leafLook(random), [long, 0, 0], [long, 0.012, wide]);
  return place(piece, turned, [0, high, 0]);
}

function pot(): Solid[] {
  const clay = worn(CLAY, 0.1);
  return [
    frustum(clay, [0, 0, 0], 0.19, 0.1, 0.14),
    frustum(clay, [0, 0.17, 0], 0.045, 0.155, 0.155),
    frustum(plain(EARTH), [0, 0.2, 0], 0.018, 0.13, 0.12),
  ];
}

/** A great disc of seeds in two rings of pointed petals. */
function sunflower(colour: Colour, crown: Vector, size: number): Solid[] {
  const look = petalLook(colour, RIM);
  const ring = (count: number, away: number, rise: number, shift: number) =>
    Array.from({ length: count }, (_, n) => {
      const turned = after(yaw(((n + shift) / count) * Math.PI * 2), roll(rise));
      return place(ellipsoid(look, [away, 0, 0], [0.3, 0.035, 0.1]), turned);
    });
  // Seeds stand where two ways of spirals cross.
  const seeds: Look = {
    paint: (x, y) => {
      const [right, up] = [x - crown[0], y - crown[1]];
      const [angle, away] = [Math.atan2(up, right), Math.hypot(right, up) / size];
      const crossing = Math.sin(13 * angle + 30 * away) * Math.sin(13 * angle - 30 * away);
      const outer = smoothstep(0.2, 0.46, away);
      const tone = mixColour(SEEDS, RIM, 0.15 + 0.35 * outer);
      return scaleColour(tone, 0.85 + 0.4 * smoothstep(-0.3, 0.6, crossing));
    },
  };
  return [
    ...ring(20, 0.72, 0.06, 0),
    ...ring(17, 0.66, 0.2, 0.5),
    ellipsoid(seeds, [0, 0.05, 0], [0.5, 0.14, 0.5]),
  ];
}

/** Four broad petals in a bowl around a dark heart. */
function poppy(colour: Colour): Solid[] {
  const look = petalLook(colour, DARK);
  const petals = Array.from({ length: 5 }, (_, n) => {
    const turned = after(yaw((n / 5) * Math.PI * 2), roll(0.32 + 0.1 * (n % 2)));
    return place(ellipsoid(look, [0.5, 0.03, 0], [0.5, 0.06, 0.46]), turned);
  });
  return [...petals, ellipsoid(plain(DARK), [0, 0.1, 0], [0.2, 0.14, 0.2])];
}
