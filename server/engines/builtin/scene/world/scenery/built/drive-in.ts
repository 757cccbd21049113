import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { filmAt } from '../../room/shows/film.ts';
import { inkAt } from '../../street/block-letters.ts';
import { DARK, inside, plainFront } from '../../street/front.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { between, block, paved, post, rail, WHITE } from './paved-site.ts';

/** The screen: half its width, its lower and its upper edge, how far off. World units. */
const SCREEN = { half: 17, low: 4, high: 18.4, z: 46 } as const;
const GRAVEL: Colour = [0.47, 0.44, 0.4];
const RED: Colour = [0.82, 0.14, 0.12];

/** Rows in which cars stand, from near to far, how far apart they are, and how far off the middle the outermost are. World units. */
export const ROWS = [
  { z: 9.4, apart: 4.2, to: 2 },
  { z: 16.5, apart: 3.8, to: 3 },
  { z: 25, apart: 3.8, to: 4 },
  { z: 34, apart: 4, to: 5 },
] as const;

/** A drive-in cinema: rows of cars before a great screen with its film. */
export const DRIVE_IN: SceneryPlan = {
  land: 'field',
  relief: 0.5,
  trees: 0.4,
  time: 'dusk',
  views: [
    { horizon: 0.6, lens: 0.92, eye: 0.62 },
    { horizon: 0.5, lens: 0.88, eye: 1.1 },
    { horizon: 0.62, lens: 0.86, eye: 0.5 },
    { horizon: 0.54, lens: 1.04, eye: 0.7 },
  ],
  ground: levelled(90, 100),
  soil: paved((x, z) => [GRAVEL, between(Math.abs(x), -1, 44, 6) * between(z, -9, 44, 3)]),
  lampAt: () => (x, y, z) =>
    // The film lights what is before it.
    z < SCREEN.z ? 0.42 / (1 + ((SCREEN.z - z) / 34) ** 2 + (x / 40) ** 2 + (y > 30 ? 9 : 0)) : 0,
  isTended: (x, z) => Math.abs(x) < 40 && z < 62,
  has: new Set(['car']),
  solids: ({ setting: { side }, lamps }: Site): Solid[] => [
    ...screen(lamps),
    ...stand(side * 17, 33, lamps),
    ...ROWS.flatMap(({ z, apart, to }) =>
      Array.from({ length: to * 2 }, (_, n) => speaker((n - to + 0.5) * apart * 1, z + 1.4)).flat(),
    ),
  ],
};

function screen(lamps: number): Solid[] {
  const { half, low, high, z } = SCREEN;
  const shine = 0.25 + Math.min(0.85, lamps * 2.4);
  const face: Paint = ({ role, long }, { along, up, pixel }) => {
    if (role !== 'front') return plainFront([0.3, 0.3, 0.33]);
    const edge = inside(along, 0.5, long - 0.5, pixel) * inside(up, 0.5, high - low - 0.5, pixel);
    const film = filmAt((along / long) * 2 - 1, up / (high - low));
    return {
      colour: mixColour(WHITE, scaleColour(film, 0.7), edge),
      glass: 0,
      glow: scaleColour(film, edge * shine),
    };
  };
  const steel = plainPaint([0.32, 0.33, 0.36]);
  return [
    block([-half, low, z], [half, high, z + 0.6], face),
    ...[-0.8, -0.27, 0.27, 0.8].flatMap((share) => [
      block([share * half - 0.3, 0, z + 0.7], [share * half + 0.3, high - 1, z + 1.3], steel),
      rail([share * half, 0, z + 9], [share * half, high - 3, z + 1.2], 0.2, steel),
    ]),
    block([-half, 0, z + 0.2], [half, 2, z + 0.5], plainPaint([0.36, 0.2, 0.16])),
  ];
}

/** A post with the loudspeakers of two cars. */
const speaker = (x: number, z: number): Solid[] => [
  post(x, z, 1.15, 0.05, plainPaint([0.75, 0.75, 0.72])),
  block([x - 0.2, 0.95, z - 0.1], [x + 0.2, 1.25, z + 0.1], plainPaint([0.5, 0.52, 0.54])),
];

/** Where popcorn is sold. */
function stand(x: number, z: number, lamps: number): Solid[] {
  const shine = 0.2 + Math.min(0.9, lamps * 2.4);
  const face: Paint = ({ role, long }, { along, up, pixel }) => {
    if (role === 'level') return plainFront([0.3, 0.3, 0.3]);
    const pane = inside(up, 1, 2.4, pixel) * inside(along, 0.5, long - 0.5, pixel);
    const stripe = Math.floor(along / 0.5) % 2 === 0 ? 1 : 0;
    const word =
      role === 'front'
        ? inkAt('SNACKS', (along - 0.6) / (long - 1.2), (up - 2.95) / 0.9, pixel / 0.9)
        : 0;
    const top = inside(up, 2.7, 4.1, pixel);
    const wall = mixColour(mixColour(WHITE, RED, stripe * (1 - top)), [0.5, 0.06, 0.08], top);
    return {
      colour: mixColour(mixColour(wall, DARK, pane), WHITE, word),
      glass: 0,
      glow: [
        shine * (pane + word),
        shine * (0.78 * pane + 0.82 * word),
        shine * (0.44 * pane + 0.4 * word),
      ],
    };
  };
  return [block([x - 4, 0, z], [x + 4, 4.1, z + 5], face)];
}
