import { isInstrument } from '../../words/dress/holding.ts';
import type { Colour } from '../../words/idea.ts';
import type { Trait } from '../../words/trait.ts';
import { figureOf } from '../creatures/figure.ts';
import { playedSeated } from '../creatures/held/instruments.ts';
import type { Played } from '../creatures/held/played.ts';
import { human } from '../creatures/human.ts';
import { holder, isHeldSitting } from '../creatures/sitting/holder.ts';
import { atEase, reader } from '../creatures/sitting/in-armchair.ts';
import { onSwing } from '../creatures/sitting/on-swing.ts';
import { hipsOf } from '../creatures/stance.ts';
import { masonry, plain, planks, worn } from '../sculpt/looks.ts';
import { moved } from '../sculpt/move.ts';
import { portray } from '../sculpt/portray.ts';
import { box, ellipsoid, frustum, limb, ring, type Solid } from '../sculpt/solid.ts';
import { pitch, roll, type Vector, yaw } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const WOOD: Colour = [0.56, 0.36, 0.2];
const IRON: Colour = [0.14, 0.15, 0.16];
const STONE: Colour = [0.62, 0.59, 0.54];
const WATER: Colour = [0.62, 0.78, 0.86];
const SPRAY: Colour = [0.93, 0.96, 0.98];
const RED: Colour = [0.82, 0.2, 0.16];
const BLUE: Colour = [0.16, 0.42, 0.72];
const YELLOW: Colour = [0.95, 0.74, 0.16];
const CHAIN: Colour = [0.6, 0.6, 0.6];

/** A park bench: slats of wood on iron legs. */
export function bench(wish: Wish): Sprite {
  const slat = planks(wish.colour ?? WOOD, 0.4, 'lying');
  const iron = plain(IRON, { gloss: 0.3 });
  const model = [
    ...[-0.19, -0.06, 0.07].map((z) => box(slat, [0, 0.44, z], [0.9, 0.018, 0.055])),
    ...[0.56, 0.7, 0.84].map((y, n) =>
      box(slat, [0, y, 0.17 + 0.03 * n], [0.9, 0.055, 0.016], pitch(-0.2)),
    ),
    ...[-0.72, 0.72].flatMap((x) => [
      limb(iron, [x, 0, -0.2], [x, 0.43, -0.17], 0.026, 0.022),
      limb(iron, [x, 0, 0.22], [x, 0.43, 0.14], 0.026, 0.022),
      limb(iron, [x, 0.42, 0.13], [x, 0.92, 0.26], 0.022, 0.018),
      limb(iron, [x, 0.42, -0.22], [x, 0.42, 0.16], 0.02, 0.02),
      limb(iron, [x, 0.62, -0.22], [x, 0.64, 0.18], 0.018, 0.018),
      limb(iron, [x, 0.43, -0.2], [x, 0.62, -0.22], 0.016, 0.016),
    ]),
  ];
  const sitter = wish.traits?.includes('crewed') ? sittersOn(wish) : [];
  return portray(wish, [...model, ...sitter], 0.5, 0.12, 3);
}

/** A man's height in units of the bench, and where the hips of one who sits on it are. */
const MAN = 1.66;
const HIPS: Vector = [0.2, 0.53, 0.02];

/** How far two sit from the bench's middle, and how far each is turned to the other, radians. */
const BESIDE = 0.26;
const TURNED = 0.2;

/** The same of two who are no couple, who talk; and what tells the second from the first. */
const APART = 0.4;
const FACING = 0.38;
const MATES: readonly (readonly Trait[])[] = [['fairskinned'], ['brownskinned', 'broad']];
const JACKETS: readonly Colour[] = [
  [0.2, 0.3, 0.46],
  [0.5, 0.24, 0.18],
];

/** How far from its middle two of different age sit, who belong to each other. */
const CLOSE = 0.3;

/** Who is on the bench, looking to where it faces: one, two side by side, or of a couple a man and a woman close together. */
function sittersOn(wish: Wish): Solid[] {
  const { traits = [], crew } = wish;
  if (crew !== undefined)
    return crew.flatMap((own, n) => {
      const side = n === 0 ? -1 : 1;
      return sitterOn(wish, own, side * CLOSE, side * FACING, JACKETS[n]);
    });
  if (traits.includes('shared'))
    return MATES.flatMap((own, n) => {
      const looks = traits.includes('child') ? [] : own;
      const side = n === 0 ? -1 : 1;
      return sitterOn(wish, [...traits, ...looks], side * APART, side * FACING, JACKETS[n]);
    });
  if (!traits.includes('couple')) return sitterOn(wish, traits, HIPS[0], 0);
  return [
    ...sitterOn(wish, traits, -BESIDE, -TURNED),
    ...sitterOn(wish, [...traits, 'woman'], BESIDE, TURNED),
  ];
}

/** Someone on the bench, so far from its middle and turned aside; a child's feet do not reach the ground. */
function sitterOn(
  { random, hair, holds }: Wish,
  traits: readonly Trait[],
  x: number,
  turn: number,
  colour: Colour | null = null,
): Solid[] {
  const figure = figureOf(traits);
  const size = MAN * figure.tall ** 0.8;
  const down = hipsOf(figure, 'seated') * size;
  const sitter = traits.includes('reading')
    ? reader(random, null, traits, hair)
    : holds !== undefined && isInstrument(holds.thing)
      ? player(random, traits, playedSeated(holds.thing, figure, holds.colour), hair)
      : holds !== undefined && isHeldSitting(holds.thing)
        ? holder({ random, hair, colour }, traits, holds)
        : human(
            random,
            traits.includes('feeding') ? 'scattering' : atEase(random, traits),
            colour,
            traits,
            {},
            hair,
          );
  const hips: Vector = [x, HIPS[1] - down, HIPS[2]];
  return moved(sitter, { size, by: yaw(Math.PI / 2 + turn), to: hips });
}

const player = (
  random: Wish['random'],
  traits: readonly Trait[],
  { hands, pieces }: Played,
  hair: Wish['hair'],
): Solid[] => [...human(random, 'seated', null, traits, hands, hair), ...pieces];

/** A round stone fountain of two basins, water rising from it and falling back. */
export const fountain = (wish: Wish): Sprite =>
  portray(wish, fountainModel(wish.colour), 0.3, 0.16, 2.6);

/** The same as a model, of stone of a colour. */
export function fountainModel(colour: Colour | null): Solid[] {
  const stone = masonry(colour ?? STONE, 0.07, 0.62);
  const smooth = worn(colour ?? STONE, 0.1);
  const water = plain(WATER, { gloss: 0.7 });
  const jets = Array.from({ length: 10 }, (_, n) => {
    const angle = (n / 10) * Math.PI * 2;
    return fall(0.06, 1.16, 0.3, 0.56, angle);
  });
  const overflow = Array.from({ length: 14 }, (_, n) => {
    const angle = ((n + 0.5) / 14) * Math.PI * 2;
    return fall(0.3, 0.56, 0.44, 0.24, angle);
  });
  return [
    frustum(stone, [0, 0, 0], 0.24, 0.62, 0.64),
    ring(smooth, [0, 0.25, 0], 0.61, 0.045),
    frustum(water, [0, 0.2, 0], 0.03, 0.58, 0.58),
    frustum(smooth, [0, 0.2, 0], 0.34, 0.09, 0.06),
    ellipsoid(smooth, [0, 0.52, 0], [0.31, 0.07, 0.31]),
    frustum(water, [0, 0.55, 0], 0.03, 0.27, 0.27),
    frustum(smooth, [0, 0.55, 0], 0.3, 0.05, 0.03),
    limb(plain(SPRAY), [0, 0.85, 0], [0, 1.22, 0], 0.022, 0.012),
    ...jets.flat(),
    ...overflow.flat(),
  ];
}

/** A stream of water outward from one radius and height to another, in the direction of an angle. */
function fall(from: number, high: number, to: number, low: number, angle: number): Solid[] {
  const steps = 5;
  const at = (share: number): Vector => {
    const out = from + (to - from) * share;
    const up = high + (low - high) * share ** 2 + 0.12 * Math.sin(Math.PI * share) * (1 - share);
    return [Math.cos(angle) * out, up, Math.sin(angle) * out];
  };
  return Array.from({ length: steps }, (_, n) =>
    limb(plain(SPRAY), at(n / steps), at((n + 1) / steps), 0.012, 0.014),
  );
}

/** Two swings on a frame. */
export function swings(wish: Wish): Sprite {
  const post = plain(wish.colour ?? RED, { gloss: 0.3 });
  const chain = plain(CHAIN, { gloss: 0.4 });
  const seat = (x: number, swing: number): Solid[] => [
    ...[-0.16, 0.16].map((dx) =>
      limb(chain, [x + dx, 1.22, 0], [x + dx, 0.34, swing], 0.009, 0.009),
    ),
    box(plain(IRON), [x, 0.33, swing], [0.2, 0.018, 0.08]),
  ];
  const model = [
    limb(post, [-0.95, 1.24, 0], [0.95, 1.24, 0], 0.03, 0.03),
    ...[-0.95, 0.95].flatMap((x) =>
      [-0.42, 0.42].map((z) => limb(post, [x, 1.24, 0], [x * 1.08, 0, z], 0.03, 0.03)),
    ),
    ...seat(-0.45, -0.12),
    ...seat(0.42, 0.16),
    ...swinging(wish, 0, [-0.45, 0.35, -0.12]),
    ...(wish.traits?.includes('crowd') === true ? swinging(wish, 1, [0.42, 0.35, 0.16]) : []),
  ];
  return portray(wish, model, 0.5, 0.1, 3);
}

/** How high a man is on the swings, whose posts are 1.24 high. */
const SWINGER = 0.92;

/** The `n`th of those who are on the swings, its plank there; nobody where none is wished for. */
function swinging({ random, traits = [] }: Wish, n: number, plank: Vector): Solid[] {
  if (!traits.includes('crewed')) return [];
  const isGirl = n === 1 && traits.includes('child') && !traits.includes('boy');
  const own: readonly Trait[] = isGirl ? [...traits, 'girl'] : traits;
  return onSwing(random, own, { plank, ropes: 0.15, man: SWINGER });
}

/** How high a man is on the slide, whose posts are 1.36 high, how steep the chute is, in radians, and where the hips of a child are on it. */
const SLIDER = 0.86;
const STEEP = -0.66;
const ON_CHUTE: Vector = [0.32, 0.82, 0];

/** A child that comes down the chute, leaning back; nobody where none is wished for. */
function sliding({ random, traits = [], hair }: Wish): Solid[] {
  if (!traits.includes('crewed')) return [];
  const figure = figureOf(traits);
  const size = SLIDER * figure.tall;
  const body = human(random, 'leaning', null, traits, {}, hair);
  const seated = moved(body, { to: [0, -hipsOf(figure, 'leaning'), 0] });
  return moved(seated, { size, by: roll(STEEP), to: ON_CHUTE });
}

/** A playground's slide with its ladder and a roof over the top, a child on it where it is crewed. */
export function slide(wish: Wish): Sprite {
  const frame = plain(BLUE, { gloss: 0.25 });
  const chute = plain(wish.colour ?? YELLOW, { gloss: 0.45 });
  const path: readonly Vector[] = [
    [-0.02, 0.92, 0],
    [0.45, 0.52, 0],
    [0.8, 0.22, 0],
    [1.05, 0.14, 0],
  ];
  const shift = ([x, y]: Vector, up: number, z: number): Vector => [x, y + up, z];
  const model = [
    ...path.slice(1).flatMap((to, n) => {
      const from = path[n] ?? to;
      return [-0.15, -0.09, -0.03, 0.03, 0.09, 0.15].map((z) =>
        limb(chute, shift(from, 0, z), shift(to, 0, z), 0.035, 0.035),
      );
    }),
    ...path
      .slice(1)
      .flatMap((to, n) =>
        [-0.19, 0.19].map((z) =>
          limb(plain(RED), shift(path[n] ?? to, 0.09, z), shift(to, 0.09, z), 0.035, 0.035),
        ),
      ),
    ...[-0.42, -0.02].flatMap((x) =>
      [-0.2, 0.2].map((z) => limb(frame, [x, 0, z], [x, 1.36, z], 0.026, 0.026)),
    ),
    box(planks(WOOD, 0.06), [-0.22, 0.9, 0], [0.22, 0.025, 0.22]),
    ...[0.16, 0.34, 0.52, 0.7].map((y) =>
      limb(frame, [-0.44, y, -0.2], [-0.44, y, 0.2], 0.02, 0.02),
    ),
    frustum(plain(RED), [-0.22, 1.34, 0], 0.34, 0.38, 0.01),
    ...sliding(wish),
  ];
  return portray(wish, model, 0.35, 0.12, 3);
}

/** A football goal with its net. */
export function goal(wish: Wish): Sprite {
  const post = plain(wish.colour ?? [0.96, 0.96, 0.95], { gloss: 0.3 });
  const net = plain([0.86, 0.88, 0.88]);
  const lines = Array.from({ length: 13 }, (_, n) => -1.2 + n * 0.2);
  const rows = [0.2, 0.4, 0.6, 0.8];
  const model = [
    ...[-1.2, 1.2].map((x) => limb(post, [x, 0, 0], [x, 1, 0], 0.032, 0.032)),
    limb(post, [-1.2, 1, 0], [1.2, 1, 0], 0.032, 0.032),
    ...lines.map((x) => limb(net, [x, 0.98, 0.02], [x, 0, 0.55], 0.006, 0.006)),
    ...rows.map((up) =>
      limb(net, [-1.2, up, 0.55 * (1 - up)], [1.2, up, 0.55 * (1 - up)], 0.006, 0.006),
    ),
    ...[-1.2, 1.2].flatMap((x) =>
      rows.map((up) => limb(net, [x, up, 0], [x, up, 0.55 * (1 - up)], 0.006, 0.006)),
    ),
  ];
  return portray(wish, model, 0.15, 0.08, 3.4);
}
