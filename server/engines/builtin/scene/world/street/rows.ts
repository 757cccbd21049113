import { createRandom, type Random } from '../../../kernels/random.ts';
import type { Seen } from './landmarks/over-roofs.ts';
import { plotBetween } from './plot-between.ts';
import type { Plot, Solid } from './solid.ts';
import type { Way } from './way.ts';

/** How deep houses are, world units. */
const DEEP = 11;
/** How near the eye houses begin, behind it so that nothing shines in from there. */
const BEHIND = -34;
/** The share of places between two houses where a side street opens, and how wide one is. */
const GAPS = 0.12;
const GAP: Readonly<Record<Way['kind'], number>> = {
  avenue: 11,
  old: 4.5,
  lane: 1.6,
  neon: 1.4,
  canal: 4,
  suburb: 0,
  watertown: 1.6,
  souk: 0,
  nightmarket: 0,
  cafes: 5,
  greek: 0,
  western: 3,
  amsterdam: 2.4,
  plaza: 3,
  indian: 1.4,
  hanok: 0.8,
  machiya: 0.6,
  hutong: 1.2,
  port: 0,
  havana: 4,
  caribbean: 2,
  african: 2.4,
  favela: 0,
  ghats: 0,
  hillstreet: 0,
  greeklane: 0,
  backalley: 0,
  streetcourt: 0,
  court: 0,
  palace: 0,
  arena: 0,
  stadium: 0,
  yatai: 0.6,
  deserttown: 5,
  busstop: 3,
};

/** The least and the most a house is wide. */
type Lots = readonly [least: number, most: number];
const LOTS: Readonly<Record<Way['kind'], Lots>> = {
  avenue: [10, 24],
  old: [6.5, 12],
  lane: [5, 9],
  neon: [5, 10],
  canal: [9, 17],
  suburb: [20, 20],
  watertown: [5.5, 9.5],
  souk: [3.8, 6],
  nightmarket: [5.6, 11],
  cafes: [9, 15],
  greek: [5, 7],
  western: [7, 11],
  amsterdam: [4.4, 6.6],
  plaza: [7, 12],
  indian: [4.6, 8.4],
  hanok: [8, 12],
  machiya: [5, 8],
  hutong: [7, 12],
  port: [5, 7],
  havana: [7, 13],
  caribbean: [6, 8.5],
  african: [6.5, 10],
  favela: [5, 7],
  ghats: [5, 7],
  hillstreet: [5, 7],
  greeklane: [5, 8.5],
  backalley: [6, 10],
  streetcourt: [8, 14],
  court: [3, 3],
  palace: [3, 3],
  arena: [3, 3],
  stadium: [3, 3],
  yatai: [5, 8],
  deserttown: [8, 13],
  busstop: [9, 15],
};

/** Builds one side's next house on a plot. */
export type Build = (plot: Plot, random: Random) => Solid[];

/** A row of houses along one side of a street, wall to wall, with a gap now and then; `side` is −1 left of the eye, 1 right of it. */
export function rowAlong(way: Way, side: number, random: Random, build: Build): Solid[] {
  const [least, most] = LOTS[way.kind];
  const solids: Solid[] = [];
  const until = way.form === 'square' ? way.end - 9 : way.end - (way.kind === 'avenue' ? 0 : 1);
  let at = BEHIND - 6 * random.unit();
  while (at < until) {
    const wide = least + (most - least) * random.unit();
    const slope = Math.hypot(1, way.turns(at));
    const to = at + wide / slope;
    const jut = 0.5 * random.unit();
    const own = createRandom(random.uint32());
    const plot = plotBetween(way, side, at, to, way.front + jut, DEEP);
    if (plot !== null) solids.push(...build(plot, own));
    at = to + (random.unit() < GAPS ? GAP[way.kind] / slope : 0);
  }
  return solids;
}

/** Houses across the end of a street that look toward the eye, and behind them the roofs of others; none where they would hide a landmark. */
export function rowsAcross(way: Way, random: Random, build: Build, over: Seen | null): Solid[] {
  const [least, most] = LOTS[way.kind];
  const solids: Solid[] = [];
  const middle = way.middle(way.end);
  const near = way.form === 'square' ? way.front + 26 : way.front + 30;
  const behind = over?.behind ?? null;
  const rows: (readonly [back: number, share: number, reach: number])[] = [
    [0, 1, near],
    [26, 0.8, near],
  ];
  if (behind !== null) rows.push([behind - way.end, 1, (near * behind) / way.end]);
  for (const [back, share, reach] of rows)
    for (let at = -reach; at < reach; ) {
      const wide = least + (most - least) * random.unit();
      const x = middle + at;
      const plot: Plot = { x, z: way.end + back, u: [1, 0], w: [0, 1], wide, deep: DEEP };
      const isFree = over?.isHiddenBy(x, x + wide, plot.z) !== true;
      const isBuilt = random.unit() < share && isFree;
      const own = createRandom(random.uint32());
      if (isBuilt) solids.push(...build(plot, own));
      at += wide;
    }
  return solids;
}
