import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { DARK, inside, plainFront } from '../../street/front.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { LAMP } from '../../street/street-lamps.ts';
import { box } from '../famous/kit.ts';
import { sheer, upright } from '../far/pieces.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { neon, pudong, shining } from './pudong.ts';
import { BY_RIVER, farQuay, nearQuay, OVER_QUAY, quaySoil, RIVERSIDE } from './riverside.ts';
import { threeGlobeLamp } from './three-globe-lamp.ts';

const STONE: Colour = [0.66, 0.63, 0.58];

/** Shanghai from the Bund: over the river the tower of pearls and the three highest towers among others, boats of light on the water. */
export const HUANGPU: SceneryPlan = {
  ...BY_RIVER,
  views: OVER_QUAY,
  soil: quaySoil,
  // By day it is a skyline among others.
  time: 'dusk',
  water: { deep: [0.1, 0.13, 0.14], shallow: [0.26, 0.24, 0.18], roughness: 0.13 },
  solids: (site) => [
    nearQuay(),
    farQuay(1.4),
    ...balustrade(site),
    ...pudong(site),
    ...boats(site),
  ],
};

/** Boats for those who look at the towers, lamps along their decks. */
function boats({ setting: { side }, lamps }: Site): Solid[] {
  const white = plainPaint([0.9, 0.9, 0.88]);
  const lit: Paint = ({ role }, { along, up, pixel }) => {
    const pane =
      role === 'level'
        ? 0
        : inside(up, 0.5, 1.15, pixel) * inside(Math.abs((along % 1) - 0.5), -1, 0.38, pixel);
    return {
      colour: mixColour([0.88, 0.86, 0.8], DARK, pane),
      glass: 0.3 * pane,
      glow: scaleColour(LAMP, shining(lamps) * (0.25 + pane)),
    };
  };
  return (
    [
      [6, 52, 8, [1.1, 0.5, 0.2]],
      [-26, 70, 10, [0.9, 0.3, 0.9]],
      [48, 84, 11, [0.3, 0.7, 1.1]],
    ] as const
  ).flatMap(([aside, z, long, light]): Solid[] => {
    const x = side * aside;
    const trim = neon([0.8, 0.2, 0.16], light, lamps);
    return [
      upright(
        [
          [x - long / 2, z],
          [x - long / 2 + 1, z - 1.3],
          [x + long / 2 - 2, z - 1.3],
          [x + long / 2, z],
          [x + long / 2 - 2, z + 1.3],
          [x - long / 2 + 1, z + 1.3],
        ],
        -0.4,
        0.8,
        white,
      ),
      box([x - long / 2 + 0.8, 0.8, z - 1.1], [x + long / 2 - 2.2, 2.2, z + 1.1], lit),
      box([x - long / 2 + 1, 2.2, z - 1.2], [x + long / 2 - 2, 2.4, z + 1.2], trim),
      box([x - long / 2 + 1.6, 2.4, z - 0.9], [x + long / 2 - 3.4, 3.6, z + 0.9], lit),
      sheer(box([x - long / 2 + 1.3, 3.6, z - 1.1], [x + long / 2 - 3, 3.8, z + 1.1], trim)),
    ];
  });
}

/** A balustrade of stone along the promenade, lamps on it. */
function balustrade({ setting: { side }, lamps }: Site): Solid[] {
  const z = RIVERSIDE.quay - 0.4;
  const low = RIVERSIDE.high;
  const stone = plainPaint(STONE);
  const bars: Paint = ({ role }, { along, up, pixel }) => {
    const gap =
      role === 'level'
        ? 0
        : inside(Math.abs(along / 0.5 - Math.floor(along / 0.5) - 0.5), -1, 0.24, pixel / 0.5) *
          inside(up, 0.12, 0.7, pixel);
    return plainFront(mixColour(STONE, [0.2, 0.22, 0.24], gap));
  };
  return [
    box([-80, low, z - 0.12], [80, low + 0.8, z + 0.12], bars),
    box([-80, low + 0.8, z - 0.24], [80, low + 0.96, z + 0.24], stone),
    ...[-11.5, -5.4, 4.2, 11.5].flatMap((aside) => {
      const x = side * aside;
      return [
        box([x - 0.36, low, z - 0.36], [x + 0.36, low + 1.16, z + 0.36], stone),
        ...threeGlobeLamp([x, low + 1.16, z], [0.14, 0.16, 0.15], lamps),
      ];
    }),
  ];
}
