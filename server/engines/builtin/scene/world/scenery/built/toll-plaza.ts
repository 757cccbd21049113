import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inkAt } from '../../street/block-letters.ts';
import { DARK, inside, plainFront } from '../../street/front.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { ASPHALT, band, between, block, paved, post, rail, WHITE } from './paved-site.ts';

/** Lanes of a toll plaza: how many, how wide each is, where its booths are; the roof over them. World units. */
export const LANES = { count: 5, wide: 5.4, z: 23 } as const;
const ROOF = { low: 5.6, high: 7.2, near: 18, far: 29 } as const;
const YELLOW: Colour = [0.95, 0.75, 0.1];
const RED: Colour = [0.85, 0.1, 0.1];
const GREEN: Colour = [0.1, 0.8, 0.3];

/** How far to the right the middle of a lane is, counted from 0 on the left. World units. */
export const laneAt = (n: number): number => (n - (LANES.count - 1) / 2) * LANES.wide;

/** A toll plaza: booths on their islands under a long roof, a barrier in every lane, lights over them. */
export const TOLL_PLAZA: SceneryPlan = {
  land: 'field',
  relief: 0.5,
  trees: 0.35,
  views: [
    { horizon: 0.56, lens: 0.96, eye: 0.46 },
    { horizon: 0.42, lens: 0.88, eye: 0.9 },
    { horizon: 0.58, lens: 0.86, eye: 0.4 },
    { horizon: 0.5, lens: 1.06, eye: 0.56 },
  ],
  ground: levelled(90, 200),
  isHard: true,
  soil: paved((x, z, soft) => {
    const half = Math.max(8, (LANES.count / 2) * LANES.wide + 1 - 0.14 * Math.max(0, z - 40));
    const road = between(Math.abs(x), -1, half, soft);
    const place = x / LANES.wide + LANES.count / 2;
    const line = band((place - Math.round(place)) * LANES.wide, 0.1, soft) * (z < 60 ? 1 : 0);
    const stripes =
      z > 4 && z < 15 && Math.abs(place - Math.round(place)) * LANES.wide < 0.9 * ((z - 4) / 11);
    const hatch = stripes ? 0.35 : 0;
    return [mixColour(mixColour(ASPHALT, WHITE, 0.85 * line), WHITE, hatch), road];
  }),
  lampAt: () => (x, y, z) =>
    y < 19 ? 0.1 + 0.75 * between(z, 13, 34, 5) * between(Math.abs(x), -1, 17, 4) : 0.1,
  isTended: (x, z) => Math.abs(x) < 18 && z < 190,
  has: new Set(['car']),
  solids,
};

function solids({ lamps }: Site): Solid[] {
  const { count, wide, z } = LANES;
  const half = (count / 2) * wide + 1.6;
  const steel = plainPaint([0.7, 0.71, 0.74]);
  const islands = Array.from({ length: count + 1 }, (_, n) => (n - count / 2) * wide);
  return [
    block([-half, ROOF.low, ROOF.near], [half, ROOF.high, ROOF.far], roof(lamps)),
    ...islands.flatMap((x) => [
      block([x - 0.85, 0, z - 6], [x + 0.85, 0.25, z + 5], plainPaint([0.66, 0.65, 0.62])),
      post(x, z + 3.4, ROOF.low, 0.28, steel),
      block([x - 0.4, 0.2, z - 6], [x + 0.4, 1.1, z - 5.2], (_, { along, up }) =>
        plainFront(Math.sin((along + up) * 9) > 0 ? YELLOW : [0.06, 0.06, 0.06]),
      ),
      block([x - 0.7, 0.2, z - 2], [x + 0.7, 2.9, z + 0.6], booth(lamps)),
      block([x - 0.85, 2.9, z - 2.2], [x + 0.85, 3.1, z + 0.8], steel),
    ]),
    ...Array.from({ length: count }, (_, n) => lane(laneAt(n), n, lamps)).flat(),
  ];
}

/** What is over and across a lane: its light, and its barrier, up or down. */
function lane(x: number, number: number, lamps: number): Solid[] {
  const isOpen = number % 3 !== 1;
  const light = isOpen ? GREEN : RED;
  const face: Paint = ({ role, long }, { along, up, pixel }) => {
    if (role !== 'front') return plainFront([0.1, 0.1, 0.11]);
    const [u, v] = [along - long / 2, up - 0.55];
    const cross = Math.min(Math.abs(u - v), Math.abs(u + v)) < 0.13 && Math.abs(u) < 0.4;
    const arrow =
      (Math.abs(u) < 0.09 && v > -0.1 && v < 0.42) ||
      (v < 0.05 && v > -0.42 && Math.abs(u) < (v + 0.42) * 0.8);
    const ink = (isOpen ? arrow : cross) ? inside(up, 0.08, 1.02, pixel) : 0;
    return {
      colour: mixColour([0.05, 0.05, 0.06], light, ink),
      glass: 0,
      glow: scaleColour(light, ink * (0.7 + lamps)),
    };
  };
  const pole: Paint = ({ long: _ }, { along }) =>
    plainFront(Math.floor(along / 0.55) % 2 === 0 ? RED : WHITE);
  const from = [x - LANES.wide / 2 + 0.95, 1.05, LANES.z + 1.4] as const;
  const to = isOpen
    ? ([from[0] + 0.5, 4.6, from[2]] as const)
    : ([x + LANES.wide / 2 - 1, 1.05, from[2]] as const);
  return [
    block(
      [x - 0.55, ROOF.low - 1.2, ROOF.near - 0.3],
      [x + 0.55, ROOF.low - 0.1, ROOF.near - 0.05],
      face,
    ),
    { ...rail(from, to, 0.09, pole) },
    block(
      [from[0] - 0.2, 0.2, from[2] - 0.2],
      [from[0] + 0.2, 1.2, from[2] + 0.2],
      plainPaint(YELLOW),
    ),
  ];
}

/** The roof's edge with a broad band and its word, lamps beneath it. */
const roof =
  (lamps: number): Paint =>
  ({ role, long, normal }, { along, up, pixel }) => {
    if (role === 'level')
      return {
        colour: [0.82, 0.82, 0.8],
        glass: 0,
        glow: scaleColour([1, 0.9, 0.7], normal[1] < 0 ? lamps * 1.3 : 0),
      };
    const strip = inside(up, 0.2, 1.4, pixel);
    const word =
      role === 'front'
        ? inkAt('TOLL', (along - long / 2 + 2.6) / 5.2, (up - 0.25) / 1.1, pixel / 1.1)
        : 0;
    const colour = mixColour(mixColour(WHITE, [0.1, 0.3, 0.56], strip), WHITE, word);
    return { colour, glass: 0, glow: scaleColour(colour, word * (0.3 + lamps)) };
  };

const booth =
  (lamps: number): Paint =>
  ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(WHITE);
    const pane = inside(up, 1, 2.4, pixel) * inside(along, 0.12, 99, pixel);
    return {
      colour: mixColour(
        mixColour(WHITE, [0.1, 0.3, 0.56], inside(up, 0.1, 0.5, pixel)),
        DARK,
        pane,
      ),
      glass: 0.4 * pane,
      glow: scaleColour([1, 0.8, 0.5], pane * Math.min(1, lamps * 2.4)),
    };
  };
