import { pick } from '../../../kernels/random.ts';
import type { Colour } from '../../words/idea.ts';
import { masonry, plain, planks, tiles } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { ball, box, frustum, hull, type Look, limb, type Solid } from '../sculpt/solid.ts';
import type { Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import { underOpenSky, type Wish } from '../wish.ts';

const STONE: Colour = [0.66, 0.62, 0.56];
const WHITE: Colour = [0.92, 0.91, 0.87];
const FLOOR: Colour = [0.56, 0.42, 0.28];
const GOLD: Colour = [0.82, 0.64, 0.24];
const ROOFS: readonly Colour[] = [
  [0.3, 0.42, 0.38],
  [0.5, 0.24, 0.17],
  [0.28, 0.31, 0.36],
];

/** How many sides it has, how far its posts are from its middle, how high its floor and its eaves are. */
const SIDES = 8;
const RADIUS = 0.44;
const FLOOR_AT = 0.14;
const EAVES = 0.66;
/** The side that is open, where the steps are: toward the eye. */
const OPEN = 6;

/** A bandstand of a park, or a pavilion: eight white posts with arches of iron between them on a round of stone with steps, a railing, a roof of eight sides with a lantern on its top. */
export function bandstand(wish: Wish): Sprite {
  const trim = plain(wish.colour ?? WHITE, { gloss: 0.2 });
  const roof = tiles(pick(wish.random, ROOFS), 0.032);
  return portray(
    underOpenSky(wish),
    [...stage(), ...posts(trim), ...top(roof, trim)],
    0.2,
    0.1,
    2.6,
  );
}

/** Where one of its posts is. */
function corner(n: number, radius: number, y: number): Vector {
  const turn = ((n + 0.5) / SIDES) * 2 * Math.PI;
  return [radius * Math.cos(turn), y, radius * Math.sin(turn)];
}

function stage(): Solid[] {
  const stone = masonry(STONE, 0.05, RADIUS);
  const edge = plain(STONE);
  return [
    frustum(stone, [0, 0, 0], FLOOR_AT, RADIUS + 0.05, RADIUS + 0.04),
    frustum(edge, [0, FLOOR_AT - 0.02, 0], 0.024, RADIUS + 0.065, RADIUS + 0.065),
    frustum(planks(FLOOR, 0.04), [0, FLOOR_AT, 0], 0.008, RADIUS + 0.03, RADIUS + 0.03),
    ...[0, 1, 2].map((n) => {
      const half = (FLOOR_AT - n * 0.045) / 2;
      return box(edge, [0, half, -RADIUS - 0.07 - n * 0.05], [0.15, half, 0.03]);
    }),
  ];
}

function posts(trim: Look): Solid[] {
  return Array.from({ length: SIDES }, (_, n) => {
    const [foot, head] = [corner(n, RADIUS, FLOOR_AT), corner(n, RADIUS, EAVES)];
    return [
      limb(trim, foot, head, 0.017, 0.015),
      ball(trim, corner(n, RADIUS, FLOOR_AT + 0.03), 0.026),
      ball(trim, corner(n, RADIUS, EAVES - 0.06), 0.023),
      ...arch(n, trim),
      ...(n % SIDES === OPEN - 1 ? [] : railing(n, trim)),
    ];
  }).flat();
}

const along = (n: number, share: number, y: number, radius = RADIUS): Vector => {
  const [a, b] = [corner(n, radius, y), corner(n + 1, radius, y)];
  return [a[0] + (b[0] - a[0]) * share, y, a[2] + (b[2] - a[2]) * share];
};

/** A flat arch from post to post under the eaves. */
function arch(n: number, trim: Look): Solid[] {
  const STEPS = 6;
  const rise = (share: number) => EAVES - 0.13 + 0.11 * Math.sin(Math.PI * share) ** 0.6;
  return Array.from({ length: STEPS }, (_, step) => {
    const [from, to] = [step / STEPS, (step + 1) / STEPS];
    return limb(trim, along(n, from, rise(from)), along(n, to, rise(to)), 0.009, 0.009);
  });
}

function railing(n: number, trim: Look): Solid[] {
  const BARS = 7;
  return [
    ...[0.03, 0.15].map((up) =>
      limb(trim, along(n, 0, FLOOR_AT + up), along(n, 1, FLOOR_AT + up), 0.008, 0.008),
    ),
    ...Array.from({ length: BARS }, (_, bar) => {
      const at = (bar + 1) / (BARS + 1);
      return limb(trim, along(n, at, FLOOR_AT + 0.03), along(n, at, FLOOR_AT + 0.15), 0.005, 0.005);
    }),
  ];
}

function top(roof: Look, trim: Look): Solid[] {
  const gold = plain(GOLD, { gloss: 0.5 });
  return [
    eightSided(trim, EAVES, RADIUS + 0.05, 2, 0.035),
    eightSided(roof, EAVES + 0.03, RADIUS + 0.13, 0.5, 0.3),
    eightSided(trim, EAVES + 0.25, 0.12, 2, 0.09),
    eightSided(roof, EAVES + 0.33, 0.16, 0.9, 0.14),
    ball(gold, [0, EAVES + 0.49, 0], 0.025),
    limb(gold, [0, EAVES + 0.49, 0], [0, EAVES + 0.58, 0], 0.007, 0.002),
  ];
}

/** A roof of eight sides that rise `steep` times as much as they go in, cut off `high` above its foot. */
function eightSided(look: Look, foot: number, radius: number, steep: number, high: number): Solid {
  const length = Math.hypot(1, steep);
  const [up, out] = [1 / length, steep / length];
  const planes = Array.from({ length: SIDES }, (_, n) => {
    const turn = (n / SIDES) * 2 * Math.PI;
    return [out * Math.cos(turn), up, out * Math.sin(turn), radius * out];
  }).flat();
  return hull(
    look,
    [0, foot, 0],
    [...planes, 0, -1, 0, 0.004, 0, 1, 0, high],
    [radius * 1.1, high, radius * 1.1],
  );
}
