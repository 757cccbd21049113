import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { plain, planks } from '../sculpt/looks.ts';
import { moved } from '../sculpt/move.ts';
import { portray } from '../sculpt/portray.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import {
  ball,
  box,
  carry,
  ellipsoid,
  frustum,
  type Look,
  limb,
  ring,
  type Solid,
} from '../sculpt/solid.ts';
import { pitch, roll, UNTURNED, type Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const IRON: Colour = [0.09, 0.09, 0.1];
const EMBER: Colour = [0.95, 0.58, 0.2];
const POST: Colour = [0.36, 0.25, 0.16];
const SCARLET: Colour = [0.86, 0.12, 0.08];
const GOLD: Colour = [0.9, 0.68, 0.25];
const CORD: Colour = [0.16, 0.12, 0.1];

/** Glass with a flame behind it: brightest at the flame, `high` being half the height of the glass. */
const litGlass = (flame: Vector, high: number): Look => {
  const near = (x: number, y: number, z: number) =>
    smoothstep(
      1.15,
      0.1,
      Math.hypot((x - flame[0]) * 1.4, y - flame[1], (z - flame[2]) * 0.6) / high,
    );
  return {
    paint: (x, y, z) => mixColour(scaleColour(EMBER, 0.8), [1, 0.95, 0.76], near(x, y, z)),
    glow: (x, y, z) => 0.45 + 0.55 * near(x, y, z),
    gloss: 0.4,
  };
};

/** A lantern of iron and glass, its foot at the origin, 0.62 high with the ring that it is carried by. */
export function lanternHousing(colour: Colour = IRON): Solid[] {
  const iron = plain(colour, { gloss: 0.35 });
  const corners = [0, 1, 2, 3, 4, 5].map((n) => (n / 6) * Math.PI * 2 + 0.3);
  const at = (radius: number, angle: number, y: number): Vector => [
    radius * Math.cos(angle),
    y,
    radius * Math.sin(angle),
  ];
  return [
    frustum(iron, [0, 0, 0], 0.03, 0.16, 0.15),
    frustum(iron, [0, 0.03, 0], 0.04, 0.13, 0.11),
    frustum(litGlass([0, 0.17, 0], 0.17), [0, 0.07, 0], 0.26, 0.1, 0.125),
    ...corners.map((angle) =>
      limb(iron, at(0.112, angle, 0.06), at(0.136, angle, 0.34), 0.0085, 0.0085),
    ),
    ring(iron, [0, 0.2, 0], 0.124, 0.006),
    frustum(iron, [0, 0.33, 0], 0.025, 0.16, 0.165),
    frustum(iron, [0, 0.355, 0], 0.1, 0.155, 0.045),
    frustum(iron, [0, 0.455, 0], 0.03, 0.05, 0.04),
    ball(iron, [0, 0.49, 0], 0.022),
    ring(iron, [0, 0.555, 0], 0.055, 0.009, pitch(Math.PI / 2)),
  ];
}

/** A lantern that stands on a table. */
export const standingLantern = (wish: Wish): Sprite =>
  portray(wish, lanternHousing(wish.colour ?? IRON), 0.3, 0.06, 3);

/** How high the arm of a post is from which a lantern hangs, and how far out it hangs. */
const ARM = { high: 1.5, out: 0.36 } as const;

/** A lantern that hangs from the arm of a wooden post. */
export function hungLantern(wish: Wish): Sprite {
  const wood = planks(POST, 0.05);
  const iron = plain(IRON, { gloss: 0.3 });
  const foot: Vector = [ARM.out, ARM.high - 0.7, 0];
  const lantern = lanternHousing(wish.colour ?? IRON).map((piece) => carry(piece, UNTURNED, foot));
  const model = [
    box(wood, [0, 0.82, 0], [0.05, 0.84, 0.05], UNTURNED, 0.01),
    box(wood, [0.2, ARM.high, 0], [0.3, 0.032, 0.035], UNTURNED, 0.01),
    limb(wood, [0.02, ARM.high - 0.26, 0], [0.25, ARM.high - 0.03, 0], 0.024, 0.024),
    frustum(wood, [0, 1.66, 0], 0.05, 0.06, 0.02),
    limb(iron, [ARM.out, ARM.high, 0], [ARM.out, ARM.high - 0.1, 0], 0.008, 0.008),
    ...lantern,
  ];
  return portray(wish, model, 0.35, 0.04, 4);
}

/** A street lamp: a post of cast iron with a lantern of glass on top. */
export function streetLamp(wish: Wish): Sprite {
  const iron = plain(wish.colour ?? IRON, { gloss: 0.3 });
  const glass = litGlass([0, 2.52, 0], 0.2);
  const bars = [0, 1, 2, 3].map((n) => (n / 4) * Math.PI * 2 + Math.PI / 4);
  const model = [
    frustum(iron, [0, 0, 0], 0.1, 0.17, 0.16),
    frustum(iron, [0, 0.1, 0], 0.32, 0.13, 0.09),
    ring(iron, [0, 0.42, 0], 0.09, 0.024),
    frustum(iron, [0, 0.42, 0], 1.72, 0.056, 0.042),
    ring(iron, [0, 1.2, 0], 0.05, 0.018),
    ring(iron, [0, 2.12, 0], 0.05, 0.02),
    limb(iron, [-0.26, 2.02, 0], [0.26, 2.02, 0], 0.018, 0.018),
    ...[-0.26, 0.26].map((x) => ball(iron, [x, 2.02, 0], 0.03)),
    frustum(iron, [0, 2.16, 0], 0.12, 0.03, 0.1),
    frustum(glass, [0, 2.28, 0], 0.44, 0.105, 0.2),
    ...bars.map((angle) =>
      limb(
        iron,
        [0.118 * Math.cos(angle), 2.27, 0.118 * Math.sin(angle)],
        [0.212 * Math.cos(angle), 2.72, 0.212 * Math.sin(angle)],
        0.012,
        0.012,
      ),
    ),
    frustum(iron, [0, 2.71, 0], 0.035, 0.24, 0.25),
    frustum(iron, [0, 2.74, 0], 0.18, 0.22, 0.06),
    limb(iron, [0, 2.9, 0], [0, 3.04, 0], 0.04, 0.008),
  ];
  return portray(wish, model, 0.2, 0.02, 5);
}

/** How many paper lanterns hang on a cord, how far apart, and how deep the cord hangs in the middle. */
const CORDED = { count: 7, apart: 0.92, sag: 0.7 } as const;

/** The colours of lanterns at a festival, and how much farther and lower each of its cords is than the one before. */
const FESTIVE: readonly Colour[] = [
  SCARLET,
  [0.98, 0.72, 0.16],
  [0.2, 0.5, 0.88],
  [0.94, 0.42, 0.62],
  [0.3, 0.68, 0.32],
  [0.98, 0.5, 0.12],
  [0.6, 0.36, 0.8],
];
const CORDS = { count: 3, away: 2.6, lower: 0.12, aside: 0.37 } as const;

/** Round paper lanterns on a cord from one side of the picture to the other; on several, in all colours, for a festival. */
export function paperLanterns(wish: Wish): Sprite {
  const isFestive = wish.traits?.includes('festive') === true;
  const first = isFestive ? wish.random.below(FESTIVE.length) : 0;
  const model = Array.from({ length: isFestive ? CORDS.count : 1 }, (_, n) =>
    moved(cordOf(wish, isFestive ? first + 3 * n : null), {
      to: [CORDS.aside * ((n % 2) * 2 - 1) * Math.min(1, n), -CORDS.lower * n, CORDS.away * n],
    }),
  ).flat();
  return sculpt(model, { yaw: 0, pitch: -0.12, away: 3 }, wish.rays, wish.tall, wish.random);
}

/** Lanterns on one cord; `from` is the first of their colours at a festival, null where all are alike. */
function cordOf(wish: Wish, from: number | null): Solid[] {
  const { count, apart, sag } = CORDED;
  const half = (count * apart) / 2;
  const hang = (x: number) => 2 - sag * (1 - (x / half) ** 2);
  const cord = plain(CORD);
  const ends = Array.from({ length: 2 * count + 1 }, (_, n) => -half + (n * apart) / 2);
  return [
    ...ends.slice(1).map((x, n) => {
      const from = ends[n] ?? x;
      return limb(cord, [from, hang(from), 0], [x, hang(x), 0], 0.012, 0.012);
    }),
    ...Array.from({ length: count }, (_, n) => {
      const x = (n - (count - 1) / 2) * apart;
      const sway = 0.1 * (wish.random.unit() - 0.5);
      const size = 0.9 + 0.2 * wish.random.unit();
      const festive = from === null ? SCARLET : (FESTIVE[(from + n) % FESTIVE.length] ?? SCARLET);
      return paperLantern(wish.colour ?? festive, [x, hang(x), 0.1 * ((n % 3) - 1)], size, sway);
    }).flat(),
  ];
}

/** A paper lantern beneath a place on its cord: ribbed, lit from within, gold at both ends, with a tassel. */
function paperLantern(colour: Colour, [x, y, z]: Vector, size: number, sway: number): Solid[] {
  const [middle, round, high] = [y - 0.42 * size, 0.32 * size, 0.26 * size];
  const paper: Look = {
    paint: (px, py, pz, normal) => {
      const rib = 0.86 + 0.14 * Math.abs(Math.sin(Math.atan2(pz - z, px - x) * 8));
      const core = smoothstep(0.1, 0.95, -normal[2]) * smoothstep(high, 0, Math.abs(py - middle));
      return scaleColour(mixColour(colour, [1, 0.8, 0.45], 0.5 * core), rib);
    },
    glow: (_x, py) => 0.12 + 0.2 * smoothstep(high, 0, Math.abs(py - middle)),
  };
  const gold = plain(GOLD, { gloss: 0.5 });
  const red = plain(scaleColour(colour, 0.9));
  return [
    limb(plain(CORD), [x, y, z], [x, middle + high, z], 0.008, 0.008),
    ellipsoid(paper, [x, middle, z], [round, high, round], 0, roll(sway)),
    frustum(gold, [x, middle + high - 0.035, z], 0.06, 0.13 * size, 0.12 * size),
    frustum(gold, [x, middle - high - 0.025, z], 0.06, 0.12 * size, 0.13 * size),
    limb(
      red,
      [x, middle - high - 0.02, z],
      [x + sway * 0.4, middle - high - 0.34 * size, z],
      0.02,
      0.034,
    ),
  ];
}
