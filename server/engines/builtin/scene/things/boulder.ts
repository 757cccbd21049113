import { pick, type Random } from '../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../arithmetic.ts';
import type { Colour } from '../words/idea.ts';
import { rough } from './sculpt/looks.ts';
import { sculpt } from './sculpt/sculpt.ts';
import { hull, type Solid } from './sculpt/solid.ts';
import { normalise, pitch, roll, UNTURNED } from './sculpt/vector.ts';
import type { Sprite } from './sprite.ts';
import type { Wish } from './wish.ts';

const STONE: Colour = [0.56, 0.53, 0.49];

const SNOW: Colour = [0.95, 0.97, 1.02];

/** A look under snow that lies wherever it is level. */
const snowedOn = (look: Solid['look']): Solid['look'] => ({
  ...look,
  paint: (x, y, z, normal) =>
    mixColour(
      [...look.paint(x, y, z, normal)] as Colour,
      SNOW,
      smoothstep(0.1, 0.4, (normal[1] ?? 0) + 0.1 * Math.sin(9 * x) * Math.sin(8 * z + 2)),
    ),
});

/** How much of a rough stone's relief is left on one that the weather has worn, and how much its beds differ. */
const WORN = { relief: 0.3, grain: 0.5, beds: 0.1 } as const;

/** Stone whose flat faces the weather has left, in beds that are told by their tone. */
function weathered(colour: Colour): Solid['look'] {
  const { paint, bump } = rough(colour, 1.6);
  return {
    paint: (x, y, z, normal) => {
      const bed = Math.sin(y * 17 + 2.2 * Math.sin(x * 3 + z * 2));
      const even = mixColour(colour, [...paint(x, y, z, normal)] as Colour, WORN.grain);
      return scaleColour(even, 1 + WORN.beds * bed);
    },
    bump: (x, y, z) => WORN.relief * (bump?.(x, y, z) ?? 0),
  };
}

/** A rock: a boulder with a smaller one leaning on it, slabs that lie on each other, or a broken block among its pieces. */
export const boulder = (wish: Wish): Sprite => boulderOf(wish, weathered(wish.colour ?? STONE));

/** The same in a snowy land. */
export const snowyBoulder = (wish: Wish): Sprite =>
  boulderOf(wish, snowedOn(weathered(wish.colour ?? STONE)));

function boulderOf({ random, rays, tall }: Wish, look: Solid['look']): Sprite {
  const side = random.unit() < 0.5 ? -1 : 1;
  const model = pick(random, FORMS)(random, look, side);
  return sculpt(model, { yaw: random.unit() * 6, pitch: 0.16, away: 4 }, rays, tall, random);
}

type Form = (random: Random, look: Solid['look'], side: number) => Solid[];

const leaning: Form = (random, look, side) => [
  stone(random, look, [0, 0.3, 0], 0.52),
  stone(random, look, [side * 0.55, 0.1, -0.25], 0.27),
];

const bedded: Form = (random, look, side) => [
  slab(random, look, [0, 0.13, 0], [0.74, 0.17, 0.5]),
  slab(random, look, [side * 0.2, 0.37, 0.06], [0.46, 0.1, 0.34]),
  stone(random, look, [-side * 0.22, 0.4, 0], 0.24),
  stone(random, look, [-side * 0.74, 0.06, -0.2], 0.16),
];

const broken: Form = (random, look, side) => [
  stone(random, look, [side * 0.08, 0.3, 0], 0.46),
  ...Array.from({ length: 5 }, (_, n) => {
    const [along, ahead] = [random.unit() - 0.5, -0.3 - 0.25 * random.unit()];
    return stone(random, look, [1.3 * along, 0.04, ahead], 0.09 + 0.03 * n);
  }),
];

/** The forms of rocks: round ones come as often as both others. */
const FORMS: readonly Form[] = [leaning, leaning, bedded, broken];

/** A stone of flat faces, `size` in radius; each lies a little nearer or farther than a ball's would. */
export function stone(random: Random, look: Solid['look'], at: Solid['a'], size: number): Solid {
  const planes = Array.from({ length: 22 }, (_, n) => {
    // Directions spread evenly over a ball (golden spiral), then shaken.
    const up = 1 - (2 * (n + 0.5)) / 22;
    const around = n * 2.399963 + random.unit() * 0.5;
    const flat = Math.sqrt(1 - up * up);
    const facing = normalise([Math.cos(around) * flat, up * 1.35, Math.sin(around) * flat]);
    return [...facing, size * (0.66 + 0.26 * random.unit())];
  });
  const turned = random.unit() < 0.5 ? roll(0.3) : pitch(0.3);
  return hull(look, at, planes.flat(), [size, size, size], turned, size * 0.05);
}

/** Faces round the side of a ledge of rock, and how far they lean inward. */
const SIDES = 13;
const LEAN = 0.3;

/** A rock that is `ratio` times as wide as it is high, its top level, a lower piece before it. */
export function makeLedge({ random, rays, tall }: Wish, ratio: number): Sprite {
  const look = rough(STONE, 1.1);
  const side = random.unit() < 0.5 ? -1 : 1;
  const model = [
    slab(random, look, [0, 0.5, 0], [ratio / 2, 0.5, ratio * 0.3]),
    slab(
      random,
      look,
      [side * ratio * 0.3, 0.22, -ratio * 0.2],
      [ratio * 0.22, 0.24, ratio * 0.14],
    ),
  ];
  return sculpt(model, { yaw: 0, pitch: 0.14, away: 6 }, rays, tall, random);
}

/** A crag that juts out to one side: how far its top reaches to both, how its layers step down and back, in its heights. */
const CRAG = {
  lip: 0.62,
  back: 2.3,
  layers: [
    { top: 1, deep: 0.03, lip: 1, far: 0.4 },
    { top: 0.955, deep: 0.025, lip: 0.74, far: 0.36 },
    { top: 0.92, deep: 0.045, lip: 0.9, far: 0.42 },
    { top: 0.85, deep: 0.04, lip: 0.5, far: 0.37 },
    { top: 0.79, deep: 0.06, lip: 0.64, far: 0.43 },
    { top: 0.69, deep: 0.05, lip: 0.3, far: 0.38 },
    { top: 0.58, deep: 0.34, lip: 0.42, far: 0.45 },
  ],
} as const;

/** Rows in which a crag is drawn at the most: three times as wide as high, and rough by itself, it took most of its picture's time. */
const CRAG_ROWS = 220;

const CRAG_STONE: Colour = [0.42, 0.4, 0.38];

/** Rock in beds that lie a little aslant, with cracks across. */
function strata(colour: Colour): Solid['look'] {
  const { paint, bump } = rough(colour, 5);
  const bedAt = (x: number, y: number) =>
    Math.sin(y * 150 + x * 6 + 1.4 * Math.sin(x * 7 + y * 15));
  return {
    paint: (x, y, z, normal) => {
      const crack = Math.abs(Math.sin(x * 19 + z * 15 + 2 * Math.sin(y * 30)));
      const dark = 0.82 + 0.14 * bedAt(x, y) - 0.24 * smoothstep(0.12, 0.02, crack);
      return scaleColour([...paint(x, y, z, normal)] as Colour, dark);
    },
    bump: (x, y, z) => 0.7 * (bump?.(x, y, z) ?? 0) + 0.0024 * bedAt(x, y),
  };
}

/** The edge of a cliff in layers of rock, its lip on the side `toward`, −1 left or 1 right; the middle of the sprite is the middle of all of it. */
export function makeCrag({ random, rays, tall, colour }: Wish, toward: -1 | 1): Sprite {
  const look = strata(colour ?? CRAG_STONE);
  const model = CRAG.layers.map(({ top, deep, lip, far }) => {
    const half = (CRAG.lip * lip + CRAG.back) / 2;
    const middle = toward * (CRAG.lip * lip - half);
    return slab(random, look, [middle, top - deep, 0], [half, deep, far]);
  });
  const rows = Math.min(tall, CRAG_ROWS);
  return sculpt(model, { yaw: 0, pitch: 0.1, away: 6 }, rays, rows, random);
}

/** Where on a crag's width from its middle its lip is stood on, in widths of it. */
export const LIP_OF_CRAG = 0.5 - (0.72 * CRAG.lip) / (CRAG.lip + CRAG.back);

/** A slab of half sides: a level top, uneven faces all round that lean inward. */
export function slab(random: Random, look: Solid['look'], at: Solid['a'], half: Solid['b']): Solid {
  const sides = Array.from({ length: SIDES }, (_, n) => {
    const around = ((n + 0.5 * random.unit()) / SIDES) * Math.PI * 2;
    const lean = LEAN * (0.5 + random.unit());
    const [x, z] = [Math.cos(around), Math.sin(around)];
    const away = Math.hypot(half[0] * x, half[2] * z) * (0.86 + 0.12 * random.unit());
    return [x * Math.cos(lean), Math.sin(lean), z * Math.cos(lean), away * Math.cos(lean)];
  });
  const planes = [...sides.flat(), 0, 1, 0, half[1], 0, -1, 0, half[1]];
  return hull(look, at, planes, half, UNTURNED, 0.04);
}
