import { mixColour, scaleColour, smoothstep } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { USUAL_EYE } from '../../../eye.ts';
import { buildPagoda } from '../../../street/asia/build-pagoda.ts';
import { eastRoof, tiles } from '../../../street/asia/tiled-roof.ts';
import { TILES } from '../../../street/asia/water-front.ts';
import { chance, inside, plainFront } from '../../../street/front.ts';
import {
  boxOn,
  type Paint,
  type Plot,
  plainPaint,
  roofOn,
  type Solid,
} from '../../../street/solid.ts';
import { LAMP } from '../../../street/street-lamps.ts';
import { paved } from '../../built/paved-site.ts';
import { plotOf } from '../../hedge.ts';
import { LEVEL } from '../../level-site.ts';
import type { SceneryPlan, Site } from '../../site.ts';

const WALL: Colour = [0.88, 0.84, 0.74];
const WOOD: Colour = [0.26, 0.17, 0.11];
/** How high most eaves are over the street, how far apart the rows of houses begin. World units. */
const EAVES = 5.4;
const ROW = 10.5;
const ROWS = 15;

/** The tiled roofs of an old town of Japan from one of them: ridges in rows, windows of paper between them, a pagoda beyond. */
export const KYOTO_ROOFS: SceneryPlan = {
  land: 'field',
  relief: 0.6,
  trees: 0,
  views: [
    { horizon: 0.42, lens: 1, eye: 5.6 },
    { horizon: 0.36, lens: 0.92, eye: 6.2 },
    { horizon: 0.48, lens: 0.95, eye: 5.4 },
    { horizon: 0.42, lens: 1.15, eye: 5.8 },
  ],
  ground: () => () => LEVEL,
  soil: paved(() => [[0.42, 0.4, 0.36], 1]),
  lampAt: () => (_, y) => 0.4 * smoothstep(8, 1, y - LEVEL),
  solids: (site) => [...town(site), ...pagoda(site), ...ownRoof(site)],
  isTended: () => true,
};

/** Plaster between posts, with windows of paper behind bars, more of them lit the darker it is. */
const walls =
  (number: number, lamps: number): Paint =>
  ({ role, long }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(WOOD);
    const count = Math.max(1, Math.round(long / 1.9));
    const wide = long / count;
    const bay = Math.min(count - 1, Math.floor(along / wide));
    const off = Math.abs(along - (bay + 0.5) * wide);
    const storey = Math.floor(up / 2.7);
    const rise = up - storey * 2.7;
    const post = 1 - inside(off, -1, wide / 2 - 0.09, pixel);
    const hasPane = chance(number, bay, storey + 3) < 0.7;
    const pane = hasPane ? inside(off, -1, 0.62, pixel) * inside(rise, 0.8, 2, pixel) : 0;
    const bar = along / 0.2;
    const bars = 0.5 * inside(Math.abs(bar - Math.round(bar)), -1, 0.18, pixel / 0.2);
    const isLit = chance(number, bay, storey + 9) < 1.6 * lamps;
    const paper = mixColour([0.93, 0.89, 0.76], WOOD, bars);
    const beam = inside(rise, 2.45, 2.7, pixel);
    return {
      colour: mixColour(mixColour(WALL, WOOD, Math.max(post, beam)), paper, pane),
      glass: 0,
      glow: isLit ? scaleColour(LAMP, 0.95 * pane * (1 - bars)) : [0, 0, 0],
    };
  };

function house(plot: Plot, number: number, lamps: number): Solid[] {
  const eaves = LEVEL + EAVES + 1.7 * chance(number, 1, 1) - 0.6;
  return [boxOn(plot, LEVEL, eaves, walls(number, lamps)), ...eastRoof(plot, { eaves, number })];
}

/** Rows of houses, most with their ridges across the picture, some with a gable to the eye. */
function town({ lamps }: Site): Solid[] {
  const solids: Solid[] = [];
  for (let row = 0; row < ROWS; row++) {
    const z = 10 + row * ROW + 0.35 * row * row;
    for (let x = -20 - row * 11, n = row * 60; x < 20 + row * 11; n++) {
      const wide = 6 + 4.5 * chance(n, 2, 2);
      const isGap = chance(n, 3, 3) < 0.08;
      if (!isGap) {
        const deep = 6.4 + 1.2 * chance(n, 5, 5);
        const plot: Plot =
          chance(n, 4, 4) < 0.76
            ? plotOf(x, z, x + wide - 0.7, z + deep)
            : { x, z: z + deep, u: [0, -1], w: [1, 0], wide: deep, deep: wide - 0.7 };
        solids.push(...house(plot, n, lamps));
      }
      x += wide + (isGap ? 2 : 0);
    }
  }
  return solids;
}

function pagoda({ setting }: Site): Solid[] {
  const x = -setting.side * 15 - 6;
  return buildPagoda(plotOf(x, 74, x + 12, 86), LEVEL + 8);
}

/** How far below the eye the ridge of its own roof lies, world units. */
const BELOW_EYE = 1.75;

/** The roof under the eye, however high that is: tiles on both sides of a ridge. */
function ownRoof({ setting }: Site): Solid[] {
  const ridge = LEVEL + USUAL_EYE.field * setting.eye - BELOW_EYE;
  return [
    roofOn(
      plotOf(-9, 0.3, 9, 6.4),
      ridge - 4.4,
      ridge + 0.3,
      [
        { side: 'front', pitch: 0.2, from: ridge - 0.66 },
        { side: 'back', pitch: 0.8, from: ridge - 1.5 },
      ],
      tiles(3),
    ),
    boxOn(plotOf(-9, 4, 9, 4.36), ridge - 0.4, ridge + 0.24, plainPaint(TILES)),
  ];
}
