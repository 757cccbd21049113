import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inkAt } from '../../street/block-letters.ts';
import { DARK, inside, plainFront } from '../../street/front.ts';
import { ellipsoidAt, frustumAt } from '../../street/round-solid.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { ASPHALT, band, between, block, CONCRETE, paved, WHITE } from './paved-site.ts';

/** The hall: half its width, half that of its bay, from where to where it reaches, how high it is. World units. */
const HALL = { half: 9, bay: 2.9, near: 15, far: 30, high: 4.1 } as const;
const BLUE: Colour = [0.1, 0.42, 0.74];
const RED: Colour = [0.86, 0.16, 0.16];
const YELLOW: Colour = [0.97, 0.8, 0.14];
const FOAM: Colour = [0.96, 0.98, 1];

/** A car wash: its bay open to the front, brushes that turn beside a car under foam, its sign on the roof. */
export const CAR_WASH: SceneryPlan = {
  land: 'field',
  relief: 0.4,
  trees: 0.3,
  views: [
    { horizon: 0.54, lens: 1.02, eye: 0.36 },
    { horizon: 0.46, lens: 0.95, eye: 0.5 },
    { horizon: 0.6, lens: 0.92, eye: 0.3 },
    { horizon: 0.52, lens: 1.15, eye: 0.4 },
  ],
  ground: levelled(80, 90),
  soil: paved((x, z, soft) => {
    const isBay = Math.abs(x) < HALL.bay + 0.2 && z > 7 && z < 40;
    const guide = isBay ? band(Math.abs(x) - 1.9, 0.07, soft) : 0;
    const wet = isBay && z > HALL.near - 4 ? 0.72 : 1;
    const ground = scaleColour(isBay ? CONCRETE : ASPHALT, wet);
    return [
      mixColour(ground, YELLOW, guide),
      between(Math.abs(x), -1, 34, 1) * between(z, -9, 44, 1),
    ];
  }),
  lampAt: () => (x, _y, z) =>
    0.1 +
    0.8 * between(z, HALL.near - 5, HALL.far, 3) * between(Math.abs(x), -1, HALL.bay + 2.4, 2.4),
  isTended: (x, z) => Math.abs(x) < 36 && z < 46,
  has: new Set(['car']),
  solids,
};

function solids({ setting: { side }, lamps }: Site): Solid[] {
  const { half, bay, near, far, high } = HALL;
  const front = walls(lamps);
  const tube: Paint = () => ({
    colour: WHITE,
    glass: 0,
    glow: scaleColour([0.9, 0.97, 1.05], 0.6 + Math.min(0.8, lamps * 2)),
  });
  return [
    block([-half, 0, near], [-bay, high, far], front),
    block([bay, 0, near], [half, high, far], front),
    block([-bay, high - 0.7, near], [bay, high, far], front),
    block([-half - 0.3, high, near - 0.5], [half + 0.3, high + 0.5, far], plainPaint(BLUE)),
    block([-4.6, high + 0.5, near - 0.3], [4.6, high + 2.5, near + 0.1], sign(lamps)),
    ...[-1.6, 1.6].flatMap((x) => [
      block([x - 0.12, high - 0.85, near + 0.6], [x + 0.12, high - 0.72, far - 0.5], tube),
    ]),
    ...brush(-2.1, near + 2.4, BLUE, RED),
    ...brush(2.1, near + 2.4, BLUE, RED),
    ...brush(-2.1, near + 6, YELLOW, BLUE),
    ...brush(2.1, near + 6, YELLOW, BLUE),
    // The brush that lies across over the car, and strips of cloth that hang before the way out.
    block([-1.75, 2.35, near + 3.6], [1.75, 3.15, near + 4.4], bristles(RED, BLUE, 9)),
    ...Array.from({ length: 11 }, (_, n) =>
      block(
        [-bay + 0.1 + n * 0.52, 0.7, near + 9],
        [-bay + 0.5 + n * 0.52, high - 0.7, near + 9.12],
        plainPaint(n % 2 === 0 ? RED : BLUE),
      ),
    ),
    ...foam(near),
    ...vacuum(side * 7.4, lamps),
  ];
}

/** White walls with a band of blue, a window, tiles below. */
const walls =
  (lamps: number): Paint =>
  ({ role, long }, { along, up, pixel }) => {
    if (role === 'level') return plainFront([0.75, 0.76, 0.78]);
    if (role !== 'front') {
      const tile =
        1 - 0.14 * inside(Math.abs(up / 0.4 - Math.round(up / 0.4)) * 0.4, -1, 0.02, pixel);
      return plainFront(scaleColour([0.84, 0.9, 0.94], tile));
    }
    const pane = long > 5 ? inside(along, 1.1, long - 1.5, pixel) * inside(up, 1.1, 2.6, pixel) : 0;
    const wave = 0.5 + 0.16 * Math.sin(along * 1.6);
    const foot = inside(up, -1, wave, pixel);
    const strip = inside(up, 3.1, 3.5, pixel);
    return {
      colour: mixColour(mixColour(WHITE, BLUE, Math.max(foot, strip)), DARK, pane),
      glass: 0.5 * pane,
      glow: scaleColour([1, 0.85, 0.55], pane * Math.min(0.8, lamps * 2)),
    };
  };

const bristles =
  (one: Colour, other: Colour, count: number): Paint =>
  ({ normal }, { along, up }) => {
    const turn = Math.atan2(normal[2], normal[0]) + 0.25 * Math.sin(along * 6);
    const isOne = Math.sin(turn * count * 0.5 + up * 3 + along * 3.1) > 0;
    const tuft = 0.85 + 0.15 * Math.sin(up * 22 + along * 9);
    return plainFront(scaleColour(isOne ? one : other, tuft));
  };

/** An upright brush, wider in its middle. */
const brush = (x: number, z: number, one: Colour, other: Colour): Solid[] => [
  frustumAt([x, LEVEL + 0.25, z], 1.1, 0.44, 0.62, bristles(one, other, 10), 12),
  frustumAt([x, LEVEL + 1.35, z], 1.15, 0.62, 0.44, bristles(one, other, 10), 12),
  frustumAt([x, LEVEL + 2.4, z], 1, 0.09, 0.09, plainPaint([0.7, 0.72, 0.74]), 6),
];

/** Foam on the ground around the car, and flying drops of it. */
const foam = (near: number): Solid[] =>
  Array.from({ length: 26 }, (_, n) => {
    const turn = n * 2.4;
    const out = 1.1 + (n % 5) * 0.16;
    const [x, z] = [out * Math.cos(turn), near + 0.4 + 1.7 * Math.sin(turn)];
    const size = 0.1 + 0.05 * (n % 4);
    return {
      ...ellipsoidAt([x, LEVEL + size * 0.4, z], size * 1.4, size, plainPaint(FOAM)),
      isSheer: true as const,
    };
  });

/** The sign on the roof: white and yellow letters with a row of bulbs, and bubbles. */
const sign =
  (lamps: number): Paint =>
  ({ role, long }, { along, up, pixel }) => {
    if (role !== 'front') return plainFront(BLUE);
    const word = inkAt('CAR WASH', (along - 0.7) / (long - 1.4), (up - 0.5) / 1, pixel);
    const edge = 1 - inside(along, 0.14, long - 0.14, pixel) * inside(up, 0.14, 1.86, pixel);
    const bulb = edge * (Math.sin((along + up) * 9) > 0 ? 1 : 0.4);
    const bubble = [0.3, 0.9, long - 0.4, long - 1].some(
      (at, n) => Math.abs(Math.hypot(along - at, up - 1.55 + 0.3 * (n % 2)) - 0.16) < 0.04,
    );
    const ink = Math.max(word, bubble ? 1 : 0);
    const colour = mixColour(mixColour(RED, WHITE, ink), YELLOW, bulb);
    return {
      colour,
      glass: 0,
      glow: scaleColour(colour, (0.16 + Math.min(0.8, lamps * 2)) * Math.max(ink, bulb, 0.4)),
    };
  };

/** A column with a hose to clean cars within. */
const vacuum = (x: number, lamps: number): Solid[] => [
  block([x - 0.4, 0, 10.6], [x + 0.4, 1.7, 11.2], ({ role }, { along, up, pixel }) => {
    const face = role === 'front' ? inside(Math.hypot(along - 0.4, up - 1.1), -1, 0.24, pixel) : 0;
    return plainFront(mixColour(YELLOW, WHITE, face));
  }),
  block([x - 0.45, 1.7, 10.5], [x + 0.45, 2.15, 11.3], ({ role }) => ({
    colour: role === 'front' ? RED : BLUE,
    glass: 0,
    glow: scaleColour(RED, Math.min(0.6, lamps)),
  })),
];
