import type { Random } from '../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../arithmetic.ts';
import type { Noise } from '../noise.ts';
import type { Colour } from '../words/idea.ts';
import { lightOf } from './palette.ts';

/** The colour of a place of a flat picture, in shorter sides from its middle. */
export type Paint = (right: number, down: number) => Colour;

/** What an abstract picture is made with: its colours, the ground first. */
export interface Means {
  readonly palette: readonly [Colour, ...Colour[]];
  readonly noise: Noise;
  readonly random: Random;
}

const WHITE: Colour = [1, 1, 1];

/** One of a palette's colours, the ground among them; counted around. */
const colourAt = (palette: readonly Colour[], n: number): Colour =>
  palette[((n % palette.length) + palette.length) % palette.length] as Colour;

/** Layers of cut paper in waves, each throwing its shadow on the one behind. */
export function waves({ palette, noise, random }: Means): Paint {
  const layers = 9;
  const leans = 0.5 * (random.unit() - 0.5);
  const first = random.below(palette.length);
  const edge = (n: number, x: number) =>
    -0.62 + (n * 1.35) / layers + 0.16 * noise.fbm(1.5 * x + 13.7 * n, 3.1 * n, 2) + leans * x;
  return (x, y) => {
    let top = 0;
    let away = 1;
    for (let n = 0; n < layers; n++) {
      const below = y - edge(n, x);
      if (below > 0) [top, away] = [n + 1, below];
      else if (top === n) away = Math.min(away, 1);
    }
    const next = top < layers ? edge(top, x) - y : 1;
    // A layer is lit along its upper edge, and lies in the shadow of the one before it below.
    const shadow = 1 - 0.34 * smoothstep(0.06, 0, next);
    const rim = 0.14 * smoothstep(0.012, 0.002, away);
    const paper = 1 + 0.05 * noise.at(x * 60, y * 60);
    return mixColour(scaleColour(colourAt(palette, first + top), shadow * paper), WHITE, rim);
  };
}

/** Discs, rings and beams over one another, as on Bauhaus sheets. */
export function circles({ palette, noise, random }: Means): Paint {
  const [ground, ...others] = palette;
  const discs = Array.from({ length: 15 }, (_, n) => {
    const radius = n === 0 ? 0.34 : 0.05 + 0.2 * random.unit() ** 2;
    const wide = n === 0 ? 0.12 : 0.62;
    return {
      x: 2 * wide * (random.unit() - 0.5),
      y: 2 * wide * (random.unit() - 0.5),
      radius,
      hole: n % 3 === 1 ? radius * (0.55 + 0.3 * random.unit()) : 0,
      /** Half of it is left out where this is a direction. */
      half: n % 4 === 2 ? random.unit() * Math.PI * 2 : null,
      colour: colourAt(others, n),
    };
  });
  const beams = Array.from({ length: 7 }, () => {
    const angle = Math.PI * random.unit();
    return {
      across: Math.cos(angle),
      up: Math.sin(angle),
      at: 0.8 * (random.unit() - 0.5),
      half: 0.002 + 0.009 * random.unit() ** 2,
      colour: others.reduce((a, b) => (lightOf(a) < lightOf(b) ? a : b)),
    };
  });
  const isOn = (disc: (typeof discs)[number], x: number, y: number) => {
    const [dx, dy] = [x - disc.x, y - disc.y];
    const away = Math.hypot(dx, dy);
    if (away > disc.radius || away < disc.hole) return false;
    return disc.half === null || dx * Math.cos(disc.half) + dy * Math.sin(disc.half) > 0;
  };
  return (x, y) => {
    let colour = scaleColour(
      ground,
      1 - 0.16 * Math.hypot(x, y) + 0.05 * noise.fbm(x * 9, y * 9, 3),
    );
    for (const disc of discs)
      if (isOn(disc, x, y)) {
        // Where they lie over one another both are seen.
        const depth = Math.hypot(x - disc.x + disc.radius * 0.4, y - disc.y + disc.radius * 0.4);
        colour = mixColour(
          colour,
          scaleColour(disc.colour, 1.1 - 0.18 * (depth / disc.radius)),
          0.82,
        );
      }
    for (const beam of beams)
      if (Math.abs(x * beam.across + y * beam.up - beam.at) < beam.half)
        colour = mixColour(colour, beam.colour, 0.9);
    return colour;
  };
}

/** Inks that run into one another, with veins of the brightest colour. */
export function marble({ palette, noise }: Means): Paint {
  const vein = palette.slice(1).reduce((a, b) => (warmth(a) > warmth(b) ? a : b));
  const inks = palette.filter((one) => one !== vein);
  return (x, y) => {
    const [u, v] = [x * 1.3, y * 1.3];
    const a = noise.fbm(u + 3.1, v + 7.7, 3);
    const b = noise.fbm(u - 5.3, v + 1.9, 3);
    const field = noise.fbm(u + 1.7 * a, v + 1.7 * b, 4);
    const at = (0.5 + 0.62 * field + 0.2 * a) * (inks.length - 1);
    const n = Math.max(0, Math.min(inks.length - 2, Math.floor(at)));
    const share = smoothstep(0.12, 0.88, Math.max(0, Math.min(1, at - n)));
    const ink = mixColour(colourAt(inks, n), colourAt(inks, n + 1), share);
    const fold = Math.abs(noise.fbm(u + 1.7 * a + 4, v + 1.7 * b, 3));
    const gold = smoothstep(0.022, 0.004, fold) * smoothstep(-0.35, 0.2, b);
    const glint = 0.85 + 0.5 * Math.abs(noise.at(x * 70, y * 70));
    return mixColour(scaleColour(ink, 0.94 + 0.2 * field), scaleColour(vein, glint), gold);
  };
}

const warmth = ([red, green, blue]: Colour): number => red + 0.7 * green - 1.2 * blue;

/** Tiles of quarter and half discs, triangles and leaves; repeated each `every` tiles. */
export function tiles({ palette, random }: Means, across = 7, every = 64): Paint {
  const forms = Array.from({ length: every * every }, () => ({
    form: random.below(FORMS.length),
    turn: random.below(4),
    ground: random.below(palette.length),
    figure: 1 + random.below(palette.length - 1),
  }));
  return (x, y) => {
    const [u, v] = [x * across + 500 * every, y * across + 500 * every];
    const [column, row] = [Math.floor(u), Math.floor(v)];
    const tile = forms[(row % every) * every + (column % every)] as (typeof forms)[number];
    const [a, b] = turned(u - column, v - row, tile.turn);
    const isFigure = FORMS[tile.form]?.(a, b) ?? false;
    return colourAt(palette, isFigure ? tile.ground + tile.figure : tile.ground);
  };
}

const turned = (a: number, b: number, quarters: number): readonly [number, number] =>
  quarters === 0
    ? [a, b]
    : quarters === 1
      ? [1 - b, a]
      : quarters === 2
        ? [1 - a, 1 - b]
        : [b, 1 - a];

/** What a tile can show: whether a place of it, 0 to 1, is on the figure. */
const FORMS: readonly ((a: number, b: number) => boolean)[] = [
  (a, b) => Math.hypot(a, b) < 1,
  (a, b) => Math.hypot(a, b) < 1 && Math.hypot(a, b) > 0.5,
  (a, b) => Math.hypot(a - 0.5, b) < 0.5,
  (a, b) => a + b < 1,
  (a, b) => Math.hypot(a, b) < 1 && Math.hypot(1 - a, 1 - b) < 1,
  (a, b) => Math.hypot(a - 0.5, b - 0.5) < 0.34,
  (a, b) => Math.hypot(a - 0.5, b) < 0.5 || Math.hypot(a - 0.5, b - 1) < 0.5,
];
