import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, DARK, inside, plainFront } from '../../street/front.ts';
import { ellipsoidAt } from '../../street/round-solid.ts';
import { boxOn, type Paint, type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { LAMP } from '../../street/street-lamps.ts';
import { lifted } from '../built/lifted.ts';
import { clockTower, palace } from '../famous/europe/london.ts';
import { box, facade } from '../famous/kit.ts';
import { rodBetween, sheer } from '../far/pieces.ts';
import { LEVEL } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import {
  archedBridge,
  BY_RIVER,
  crossingPlots,
  farQuay,
  nearQuay,
  quaySoil,
  RIVERSIDE,
} from './riverside.ts';

/** The great wheel: how far aside on the picture's side, how far off, its radius; of how many pieces its rim is. World units. */
const WHEEL = { aside: 27, z: RIVERSIDE.far + 12, radius: 22, pieces: 32 } as const;
/** The bridge of iron: how it is built. World units. */
const BRIDGE = { spans: 7, high: 6.2, half: 2.4, rise: 4.2 } as const;
const GREEN: Colour = [0.3, 0.44, 0.34];
const RED: Colour = [0.78, 0.06, 0.06];
const WHITE: Colour = [0.9, 0.91, 0.92];

/** London by its river: the clock tower and its palace on the other bank, a green bridge with red buses, a great wheel. */
export const THAMES: SceneryPlan = {
  ...BY_RIVER,
  soil: quaySoil,
  water: { deep: [0.12, 0.14, 0.12], shallow: [0.26, 0.26, 0.2], roughness: 0.12 },
  has: new Set(['bigben', 'bus', 'ferriswheel']),
  solids,
};

function solids(site: Site): Solid[] {
  const { side } = site.setting;
  const onBank = RIVERSIDE.high + 1.5 - LEVEL;
  return [
    nearQuay(),
    farQuay(2.4),
    ...archedBridge(side, BRIDGE, plainPaint(GREEN), scaleColour(GREEN, 1.25)),
    ...buses(side, site.lamps),
    ...[...clockTower(site), ...palace(site)].map((one) => lifted(one, onBank)),
    ...wheel(site),
    ...offices(site),
    ...lamps(site),
  ];
}

/** A wheel of white steel with glazed cabins, held by a leaning fork. */
function wheel({ setting: { side }, lamps: lit }: Site): Solid[] {
  const x = side * WHEEL.aside;
  const { z, radius, pieces } = WHEEL;
  const middle = RIVERSIDE.high + radius + 3;
  const white = plainPaint(WHITE);
  const glass: Paint = () => ({
    colour: [0.5, 0.62, 0.7],
    glass: 0.4,
    glow: scaleColour([0.5, 0.6, 1.1], Math.min(1, lit * 3)),
  });
  const rim: Paint = () => ({
    colour: WHITE,
    glass: 0,
    glow: scaleColour([0.7, 0.25, 0.9], Math.min(0.8, lit * 2.4)),
  });
  const at = (n: number, far: number): Point => {
    const turn = (n / pieces) * 2 * Math.PI;
    return [x + far * Math.cos(turn), middle + far * Math.sin(turn), z];
  };
  const round = Array.from({ length: pieces }, (_, n) => [
    rodBetween(at(n, radius), at(n + 1, radius), [0.42, 0.42], 5, rim),
    rodBetween(at(n, radius * 0.93), at(n + 1, radius * 0.93), [0.24, 0.24], 4, rim),
    ...(n % 2 === 0
      ? [sheer(rodBetween([x, middle, z], at(n, radius), [0.09, 0.09], 4, white))]
      : []),
    ellipsoidAt(at(n, radius + 1.3), 0.85, 0.75, glass),
  ]).flat();
  return [
    ...round,
    ellipsoidAt([x, middle, z], 1.5, 1.5, white),
    ...[-1, 1].map((a) =>
      rodBetween([x + a * 9, RIVERSIDE.high, z + 7], [x, middle, z + 0.8], [0.8, 0.6], 6, white),
    ),
  ];
}

/** Red buses of two decks on the bridge. */
function buses(side: number, lit: number): Solid[] {
  const { plot, long } = crossingPlots(side);
  return [0.24, 0.52, 0.72].flatMap((share) => {
    const low = BRIDGE.high + 0.3;
    const wall: Paint = ({ role }, { along, up, pixel }) => {
      if (role === 'level') return plainFront(RED);
      const pane =
        Math.max(inside(up, 1.1, 2, pixel), inside(up, 2.8, 3.7, pixel)) *
        inside(Math.abs(along / 1.3 - Math.floor(along / 1.3) - 0.5), -1, 0.42, pixel / 1.3);
      return {
        colour: pane > 0.5 ? DARK : RED,
        glass: 0.4 * pane,
        glow: scaleColour(LAMP, pane * Math.min(1, lit * 3)),
      };
    };
    const start = share * long;
    return [boxOn(plot(start, start + 9.5, 1.25), low, low + 4.3, wall)];
  });
}

/** Offices and flats beyond the wheel. */
const offices = ({ setting: { side }, lamps: lit }: Site): Solid[] =>
  Array.from({ length: 11 }, (_, n) => {
    const x = side * (6 + n * 13);
    const [left, right] = [Math.min(x, x + side * 12), Math.max(x, x + side * 12)];
    const z = RIVERSIDE.far + 26;
    return box(
      [left, 0, z],
      [right, 13 + 9 * chance(n, 3, 4), z + 14],
      facade({
        wall: scaleColour([0.78, 0.74, 0.66], 0.9 + 0.2 * chance(n, 4, 4)),
        trim: [0.86, 0.84, 0.78],
        ...{ bay: 2.2, storey: 3.2, foot: 3, number: n, lamps: lit * 1.4 },
        window: [0.6, 0.4, 2.4],
      }),
    );
  });

/** Lamps of iron along the quay's edge, between them a low wall. */
function lamps({ setting: { side }, lamps: lit }: Site): Solid[] {
  const iron = plainPaint([0.08, 0.09, 0.1]);
  const z = RIVERSIDE.quay - 0.4;
  const globe: Paint = () => ({
    colour: [0.95, 0.93, 0.86],
    glass: 0,
    glow: scaleColour(LAMP, Math.min(2, lit * 5)),
  });
  const low = RIVERSIDE.high;
  return [
    box([-80, low, z - 0.2], [80, low + 0.75, z + 0.2], plainPaint([0.6, 0.58, 0.54])),
    ...[-5.2, 4.4, 12].flatMap((aside) => {
      const x = side * aside;
      return [
        rodBetween([x, low, z], [x, low + 3.2, z], [0.18, 0.08], 7, iron),
        ellipsoidAt([x, low + 0.95, z], 0.36, 0.3, iron),
        ellipsoidAt([x, low + 3.5, z], 0.32, 0.36, globe),
      ];
    }),
  ];
}
