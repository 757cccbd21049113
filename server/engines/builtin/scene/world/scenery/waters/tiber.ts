import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, inside, plainFront } from '../../street/front.ts';
import { ellipsoidAt, FINE, frustumAt } from '../../street/round-solid.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { LAMP } from '../../street/street-lamps.ts';
import { box, clay, facade, gabled, grove } from '../famous/kit.ts';
import { plotOf } from '../hedge.ts';
import type { SceneryPlan, Site } from '../site.ts';
import {
  archedBridge,
  BY_RIVER,
  farQuay,
  nearQuay,
  onCrossing,
  quaySoil,
  RIVERSIDE,
} from './riverside.ts';

/** The dome: how far aside on the picture's side, how far off, half as wide as its drum. World units. */
const DOME = { aside: 26, z: 185, radius: 19 } as const;
/** The round castle: how far aside on the picture's side, how far off, half as wide. World units. */
const CASTLE = { aside: -22, z: RIVERSIDE.far + 26, radius: 17 } as const;
const TRAVERTINE: Colour = [0.84, 0.78, 0.66];
const BRICK: Colour = [0.62, 0.47, 0.34];
const LEAD: Colour = [0.5, 0.58, 0.62];
const OCHRES: readonly Colour[] = [
  [0.88, 0.66, 0.38],
  [0.82, 0.5, 0.32],
  [0.93, 0.8, 0.58],
  [0.86, 0.6, 0.46],
];

/** Rome by its river: a bridge of arches with statues, the round castle of brick at its end, ochre houses, the great dome beyond. */
export const TIBER: SceneryPlan = {
  ...BY_RIVER,
  soil: quaySoil,
  water: { deep: [0.14, 0.19, 0.12], shallow: [0.28, 0.3, 0.18], roughness: 0.1 },
  solids,
};

function solids(site: Site): Solid[] {
  const { side } = site.setting;
  return [
    nearQuay(),
    farQuay(3.4, [0.8, 0.74, 0.62]),
    ...archedBridge(
      side,
      { spans: 5, high: 8.4, half: 2.2, rise: 6.8 },
      plainPaint([0.8, 0.73, 0.6]),
      TRAVERTINE,
    ),
    ...statues(side),
    ...castle(site),
    ...dome(site),
    ...houses(site),
    ...trees(site),
  ];
}

/** Angels of marble on the bridge's parapet. */
function statues(side: number): Solid[] {
  const marble = plainPaint([0.93, 0.91, 0.86]);
  const at = onCrossing(side);
  return Array.from({ length: 11 }, (_, n) => {
    const [x, , z] = at((n + 0.5) / 11, 0);
    const low = 9.2;
    return [
      box([x - 0.5, low - 0.6, z - 0.5], [x + 0.5, low + 0.8, z + 0.5], plainPaint(TRAVERTINE)),
      frustumAt([x, low + 0.8, z], 2.2, 0.6, 0.28, marble, 7),
      ellipsoidAt([x, low + 3.3, z], 0.3, 0.36, marble),
      ...[-1, 1].map((a) => ellipsoidAt([x + a * 0.62, low + 2.6, z + 0.2], 0.34, 0.85, marble)),
    ];
  }).flat();
}

/** A round castle of worn brick on a square foot, a keep with an angel on it. */
function castle({ setting: { side }, lamps }: Site): Solid[] {
  const x = side * CASTLE.aside;
  const { z, radius } = CASTLE;
  const low = RIVERSIDE.high + 1;
  const brick: Paint = ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(scaleColour(BRICK, 1.1));
    const patch = 0.8 + 0.3 * chance(Math.floor(along / 1.7), Math.floor(up / 1.3), 8);
    const slit = inside(Math.abs(along), -1, 0.4, pixel) * inside(up, 7, 9, pixel);
    return {
      colour: mixColour(scaleColour(BRICK, patch), [0.14, 0.11, 0.09], slit),
      glass: 0,
      glow: scaleColour(LAMP, 0.26 * lamps),
    };
  };
  const crown = plainPaint(scaleColour(TRAVERTINE, 0.92));
  return [
    box([x - radius - 4, 0, z - radius - 3], [x + radius + 4, low + 6, z + radius], brick),
    frustumAt([x, low, z], 19, radius, radius * 0.98, brick, 20),
    frustumAt([x, low + 19, z], 1.6, radius * 1.05, radius * 1.05, crown, 20),
    box([x - 7, low + 20, z - 5], [x + 7, low + 28, z + 6], brick),
    box([x - 7.5, low + 28, z - 5.5], [x + 7.5, low + 29, z + 6.5], crown),
    box([x - 1.5, low + 29, z - 1], [x + 1.5, low + 31, z + 1], crown),
    frustumAt([x, low + 31, z], 4.4, 1, 0.4, plainPaint([0.24, 0.27, 0.24]), 7),
    ...[-1, 1].map((a) =>
      ellipsoidAt([x + a * 1.3, low + 34, z + 0.3], 0.8, 1.9, plainPaint([0.24, 0.27, 0.24])),
    ),
  ];
}

/** The great dome on its drum of columns, with ribs and a lantern. */
function dome({ setting: { side }, lamps }: Site): Solid[] {
  const x = side * DOME.aside;
  const { z, radius } = DOME;
  const low = 22;
  const drum: Paint = ({ role, long }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(TRAVERTINE);
    const off = Math.abs(along);
    const pane = inside(off, -1, long * 0.2, pixel) * inside(up, 2.5, 9, pixel);
    return {
      colour: mixColour(TRAVERTINE, [0.26, 0.24, 0.22], 0.8 * pane),
      glass: 0,
      glow: scaleColour(LAMP, 0.3 * lamps),
    };
  };
  const shell: Paint = ({ normal }) => {
    const turn = (Math.atan2(normal[2], normal[0]) / Math.PI) * 10;
    const isRib = Math.abs(turn - Math.round(turn)) < 0.2;
    return {
      colour: isRib ? scaleColour(LEAD, 1.12) : scaleColour(LEAD, 0.94),
      glass: 0,
      glow: scaleColour(LAMP, 0.16 * lamps),
    };
  };
  return [
    box(
      [x - 52, 0, z - 12],
      [x + 52, low + 2, z + 20],
      facade({
        wall: TRAVERTINE,
        trim: [0.9, 0.86, 0.77],
        ...{ bay: 6, storey: 12, foot: 2, number: 4, lamps },
        window: [1, 2, 8],
      }),
    ),
    frustumAt([x, low, z], 13, radius * 1.02, radius, drum, 16),
    frustumAt([x, low + 13, z], 1.4, radius * 1.06, radius * 1.04, plainPaint(TRAVERTINE), 16),
    ellipsoidAt([x, low + 13, z], radius * 0.97, radius * 1.22, shell, FINE),
    frustumAt([x, low + 12 + radius * 1.2, z], 7, 2.8, 2.4, drum, 10),
    frustumAt([x, low + 19 + radius * 1.2, z], 5, 2.4, 0.1, plainPaint(LEAD), 10),
    ellipsoidAt([x, low + 24.5 + radius * 1.2, z], 0.9, 0.9, plainPaint([0.85, 0.68, 0.28])),
  ];
}

/** Ochre houses under tiles along the other bank. */
function houses({ setting: { side }, lamps }: Site): Solid[] {
  const solids: Solid[] = [];
  for (let n = 0, x = -150; x < 150; n++) {
    const wide = 10 + 6 * chance(n, 2, 5);
    const isFree = Math.abs(x + wide / 2 - side * CASTLE.aside) < CASTLE.radius + 5 + wide / 2;
    if (!isFree) {
      const z = RIVERSIDE.far + 14;
      const wall = facade({
        wall: OCHRES[n % OCHRES.length] as Colour,
        trim: [0.93, 0.87, 0.76],
        shutters: [0.3, 0.36, 0.28],
        ...{ bay: 2.8, storey: 3.3, foot: 3, number: n, lamps: lamps * 1.4 },
        window: [0.5, 0.6, 2.4],
      });
      solids.push(
        ...gabled(
          plotOf(x, z, x + wide - 0.1, z + 12),
          0,
          11.5 + 5 * chance(n, 4, 5),
          [0.36, 'front'],
          wall,
          clay(),
        ),
      );
    }
    x += wide;
  }
  return solids;
}

/** Plane trees along the embankment. */
const trees = ({ setting: { side }, groundAt }: Site): Solid[] =>
  grove(
    Array.from(
      { length: 26 },
      (_, n) => [side * (-84 + n * 6.6 + 2 * chance(n, 3, 3)), RIVERSIDE.far + 5.5] as const,
    ),
    groundAt,
    'round',
    [0.24, 0.38, 0.15],
  );
