import { pick, type Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, inside, plainFront } from '../front.ts';
import { pieceAcross } from '../houses/build-bridge.ts';
import { buildTower } from '../houses/build-tower.ts';
import { ellipsoidAt, frustumAt } from '../round-solid.ts';
import { boxOn, type Paint, type Plot, plainPaint, roofOn, type Solid, within } from '../solid.ts';
import type { Way } from '../way.ts';
import { hungSigns, type SignSizes, TUBES } from './neon-alley.ts';
import { glyphAt } from './neon-letters.ts';
import { type LanternPaper, RED_PAPER, roundLantern } from './round-lantern.ts';

/** How high the houses are, and the signs that stand out over the stalls. World units. */
const HOUSE = { low: 8, more: 9 } as const;
const SIGNS: SignSizes = {
  ...{ apart: 5.2, low: 3.9, top: 9, least: 1.3, most: 2.8 },
  ...{ out: 0.8, more: 0.5 },
};
/** How far off signs and stalls are seen, and how near the first stall is. */
const SEEN_TO = 80;
const NEAREST = 3.5;
/** A stall: how wide, how far from the house it begins and how deep it is, how high its counter and its roof are. */
export const STALL = {
  wide: 2.7,
  back: 0.8,
  deep: 1.5,
  counter: 0.95,
  low: 2.25,
  high: 2.75,
} as const;
const CLOTHS: readonly Colour[] = [
  [0.78, 0.1, 0.08],
  [0.9, 0.56, 0.08],
  [0.1, 0.3, 0.6],
  [0.08, 0.44, 0.34],
  [0.82, 0.2, 0.36],
];
/** What is fried, steamed, skewered and cut up there. */
const FOODS: readonly Colour[] = [
  [0.78, 0.4, 0.1],
  [0.9, 0.8, 0.5],
  [0.62, 0.14, 0.08],
  [0.34, 0.56, 0.14],
  [0.92, 0.62, 0.16],
  [0.88, 0.3, 0.34],
  [0.95, 0.92, 0.84],
];
const STEEL: Colour = [0.5, 0.52, 0.54];
const BAMBOO: Colour = [0.74, 0.58, 0.34];
/** The light of bare bulbs. */
const BULB: Colour = [1.5, 1.12, 0.66];
/** Lanterns over the street: the first row, how far apart rows are, the last, how high, how far a cord sags, how many on one. */
const LANTERNS = { first: 7.5, apart: 3.6, last: 62, high: 5.5, sag: 0.8, count: 6 } as const;
/** How large the largest are, and how much smaller others can be. */
const LANTERN = { radius: 0.4, less: 0.16 } as const;
/** The papers of lanterns: red, amber, yellow, white. */
const PAPERS: readonly LanternPaper[] = [
  RED_PAPER,
  RED_PAPER,
  { paper: [0.86, 0.4, 0.1], light: [1.35, 0.72, 0.22] },
  { paper: [0.92, 0.62, 0.2], light: [1.35, 0.88, 0.34] },
  { paper: [0.92, 0.86, 0.72], light: [1.3, 1.08, 0.72] },
];
/** The share of stalls with a lit board along the roof; others have the edge of their cloth there, and small lanterns. */
const BOARDED = 0.3;
const CORD: Colour = [0.05, 0.04, 0.04];

/** Builds a house of an Asian city's market street on a plot, signs over its front, and stalls before it. */
export function buildMarketHouse(plot: Plot, random: Random, lamps: number): Solid[] {
  const high = HOUSE.low + HOUSE.more * random.unit();
  const house = buildTower(random, plot, high, lamps, true);
  if (plot.z > SEEN_TO) return house;
  return [...house, ...hungSigns(plot, random, lamps, SIGNS), ...stalls(plot, random, lamps)];
}

function stalls(plot: Plot, random: Random, lamps: number): Solid[] {
  const count = Math.floor(plot.wide / STALL.wide);
  const apart = plot.wide / Math.max(1, count);
  return Array.from({ length: count }, (_, n) => {
    const own = within(plot, apart * n + 0.12, -STALL.back - STALL.deep, apart - 0.24, STALL.deep);
    const number = random.below(4096);
    const cloth = pick(random, CLOTHS);
    const nearest = Math.min(own.z, own.z + own.u[1] * own.wide);
    return nearest < NEAREST ? [] : stall(own, cloth, number, Math.min(1, lamps * 2.6));
  }).flat();
}

/** A stall with a lit sign along its roof, food on its counter under bare bulbs. */
function stall(plot: Plot, cloth: Colour, number: number, power: number): Solid[] {
  const tube = TUBES[number % TUBES.length] as Colour;
  const roof: Paint = ({ role, normal }, { along }) => {
    const stripe = Math.floor(along / 0.34) % 2 === 0 ? cloth : ([0.92, 0.9, 0.84] as Colour);
    // Its lower side is lit by the bulbs.
    return normal[1] < 0
      ? {
          colour: stripe,
          glass: 0,
          glow: scaleColour(mixColour(stripe, [1, 0.8, 0.5], 0.3), 0.75 * power),
        }
      : plainFront(scaleColour(stripe, role === 'roof' ? 0.9 : 0.7));
  };
  const eave = within(plot, -0.1, -0.35, plot.wide + 0.2, plot.deep + 0.35);
  const posts = [0.05, plot.wide - 0.11].map((along) =>
    boxOn(within(plot, along, 0.05, 0.06, 0.06), 0, STALL.low, plainPaint(STEEL)),
  );
  const edge = within(plot, -0.05, -0.42, plot.wide + 0.1, 0.07);
  const along =
    chance(number, 6, 2) < BOARDED
      ? [boxOn(edge, STALL.low - 0.02, STALL.low + 0.52, signPaint(tube, number, power))]
      : [
          boxOn(edge, STALL.low - 0.16, STALL.low + 0.3, valance(cloth, power)),
          ...eaveLanterns(edge, number, power),
        ];
  const bulbs = [0.25, 0.5, 0.75].map((share) => {
    const at = within(plot, plot.wide * share, 0.35, 0, 0);
    return ellipsoidAt([at.x, STALL.low - 0.16, at.z], 0.07, 0.09, () => ({
      ...{ colour: BULB, glass: 0, glow: scaleColour(BULB, power) },
    }));
  });
  return [
    boxOn(plot, 0, STALL.counter, counterPaint(cloth, number, power)),
    ...foods(plot, number, power),
    ...posts,
    roofOn(
      eave,
      STALL.low,
      STALL.high + 0.4,
      [{ side: 'front', pitch: 0.32, from: STALL.low + 0.05 }],
      roof,
    ),
    ...along,
    ...bulbs,
  ];
}

/** The striped edge of a stall's cloth, the light beneath it shining through. */
const valance =
  (cloth: Colour, power: number): Paint =>
  (_, { along }) => {
    const stripe = Math.floor(along / 0.34) % 2 === 0 ? cloth : ([0.92, 0.9, 0.84] as Colour);
    return { colour: stripe, glass: 0, glow: scaleColour(stripe, 0.5 * power) };
  };

/** Two small lanterns at a stall's edge. */
const eaveLanterns = (edge: Plot, number: number, power: number): Solid[] =>
  [0.18, 0.82].flatMap((share, n) => {
    const { x, z } = within(edge, edge.wide * share, -0.16, 0, 0);
    const paper = PAPERS[(number + n) % PAPERS.length] as LanternPaper;
    return roundLantern([x, STALL.low + 0.06, z], 0.17, power, paper);
  });

/** The front of a counter with large letters, and trays of food upon it. */
function counterPaint(cloth: Colour, number: number, power: number): Paint {
  return ({ role, long }, { along, up, pixel }) => {
    if (role === 'level') {
      const [u, v] = [Math.floor(along / 0.42), Math.floor(up / 0.36)];
      const tray = inside(Math.abs(along / 0.42 - u - 0.5), -1, 0.44, pixel / 0.42);
      const food = FOODS[Math.floor(chance(u, v, number) * FOODS.length)] as Colour;
      const piece = 0.8 + 0.4 * chance(Math.floor(along / 0.07), Math.floor(up / 0.07), number);
      const shown = mixColour(STEEL, scaleColour(food, piece), tray);
      return { colour: shown, glass: 0, glow: scaleColour(shown, 0.95 * power) };
    }
    const letter = long / Math.max(1, Math.round(long / 0.66));
    const nth = Math.floor(along / letter);
    const ink =
      role === 'front'
        ? glyphAt(number + nth, along / letter - nth, (up - 0.2) / 0.56, pixel / 0.6) *
          inside(up, 0.2, 0.76, pixel)
        : 0;
    const shown = mixColour(scaleColour(cloth, 0.7), [0.95, 0.82, 0.4], ink);
    return {
      colour: shown,
      glass: 0,
      glow: scaleColour(shown, 0.22 * power * smoothstep(0, 1, up)),
    };
  };
}

/** Steamers of bamboo, pots, and heaps on skewers and plates. */
function foods(plot: Plot, number: number, power: number): Solid[] {
  const count = Math.max(2, Math.floor(plot.wide / 0.55));
  const lit =
    (colour: Colour): Paint =>
    (_, { up }) => ({
      ...{ colour, glass: 0, glow: scaleColour(colour, (0.42 + 0.5 * up) * power) },
    });
  return Array.from({ length: count }, (_, n) => {
    const at = within(
      plot,
      ((n + 0.5) * plot.wide) / count,
      0.45 + 0.3 * chance(n, number, 2),
      0,
      0,
    );
    const kind = chance(number, n, 6);
    const food = FOODS[Math.floor(chance(n, number, 8) * FOODS.length)] as Colour;
    const y = STALL.counter;
    if (kind < 0.3)
      return [0, 1, 2].map((level) =>
        frustumAt(
          [at.x, y + 0.17 * level, at.z],
          0.15,
          0.23,
          0.23,
          lit(scaleColour(BAMBOO, 1 - 0.06 * level)),
        ),
      );
    if (kind < 0.5) return [frustumAt([at.x, y, at.z], 0.32, 0.21, 0.24, lit(STEEL))];
    return [
      frustumAt([at.x, y, at.z], 0.05, 0.2, 0.25, lit([0.9, 0.9, 0.88])),
      frustumAt([at.x, y + 0.05, at.z], 0.2, 0.22, 0.05, lit(food)),
    ];
  }).flat();
}

/** A lit board with letters in a row. */
function signPaint(tube: Colour, number: number, power: number): Paint {
  const isDark = chance(number, 9, 4) < 0.4;
  return ({ role, long }, { along, up, pixel }) => {
    const letter = 0.54;
    const nth = Math.floor(along / letter);
    const room = inside(along, 0.16, long - 0.16, pixel);
    const ink =
      role === 'level'
        ? 0
        : room * glyphAt(number + nth, along / letter - nth, up / letter, pixel / letter);
    const board: Colour = isDark ? scaleColour(tube, 0.16) : mixColour(tube, [1, 0.95, 0.85], 0.35);
    const shown = mixColour(
      board,
      isDark ? mixColour(tube, [1, 1, 1], 0.4) : scaleColour(tube, 0.16),
      ink,
    );
    return { colour: scaleColour(shown, 0.6), glass: 0, glow: scaleColour(shown, 1.15 * power) };
  };
}

/** Rows of lanterns on cords over the street. */
export function overMarket(way: Way, random: Random, lamps: number): Solid[] {
  const solids: Solid[] = [];
  for (let z = LANTERNS.first; z < Math.min(LANTERNS.last, way.end - 2); z += LANTERNS.apart) {
    const height = (x: number) => LANTERNS.high - LANTERNS.sag * (1 - (x / way.front) ** 2);
    const { count } = LANTERNS;
    for (let n = 0; n < count; n++) {
      const [from, to] = [
        -way.front + (2 * way.front * n) / count,
        -way.front + (2 * way.front * (n + 1)) / count,
      ];
      const middle = way.middle(z);
      const x = (from + to) / 2;
      solids.push(
        pieceAcross(
          { middle, z, from, to },
          0,
          0.03,
          height,
          (at) => height(at) + 0.03,
          plainPaint(CORD),
        ),
        ...roundLantern(
          [middle + x, height(x) - LANTERN.radius * 1.2, z],
          LANTERN.radius - LANTERN.less * random.unit(),
          lamps,
          pick(random, PAPERS),
        ),
      );
    }
  }
  return solids;
}
