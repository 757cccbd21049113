import { mixColour, scaleColour } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { mesas } from '../../../street/america/western-land.ts';
import { inkAt } from '../../../street/block-letters.ts';
import { DARK, type Front, inside, plainFront } from '../../../street/front.ts';
import { frustumAt } from '../../../street/round-solid.ts';
import { boxOn, grown, type Paint, plainPaint, type Solid, within } from '../../../street/solid.ts';
import { prism } from '../../built/prism.ts';
import { LEVEL } from '../../level-site.ts';
import { BY_ROAD, CYAN, lotPlot, nearSign, PINK, poles, ROAD, sign } from '../../roadside.ts';
import type { SceneryPlan, Site } from '../../site.ts';

const CHROME: Colour = [0.78, 0.8, 0.82];
const RED: Colour = [0.8, 0.1, 0.1];
const CREAM: Colour = [0.95, 0.91, 0.8];

/** A diner of the fifties by Route 66: chrome and red with lit windows, its sign over the road, cars before it. */
export const DINER_66: SceneryPlan = {
  ...BY_ROAD,
  lampAt: (setting) => (x, y, z) => {
    const before = setting.side * x;
    const glass = z < 42 && before > -2 && before < 9 ? 0.5 : 0;
    return Math.max(glass, 0.6 * nearSign(setting, x, z)) * (y > LEVEL + 6 ? 0.2 : 1);
  },
  solids: (site) => [
    ...diner(site),
    ...sign(site, 'DINER', PINK),
    ...shield(site),
    ...mesas(0.8, LEVEL),
    ...poles(site.setting.side),
  ],
  isTended: (x, z, { side }) => z < 70 && side * x > -ROAD.aside - 5 && side * x < 26,
  has: new Set(['car', 'gasstation']),
};

/** A long car of chrome: ribs below, a row of windows, a band of red, tubes of neon along its eaves. */
function diner({ setting: { side }, lamps }: Site): Solid[] {
  const shine = 0.3 + Math.min(0.8, lamps * 1.9);
  const wall: Paint = ({ role, long }, { along, up, pixel }): Front => {
    if (role === 'level') return plainFront(CHROME);
    const rib = 0.84 + 0.2 * Math.abs(Math.sin(up * 12));
    const u = along / 1.7;
    const pane =
      inside(Math.abs(u - Math.floor(u) - 0.5), -1, 0.44, pixel / 1.7) *
      inside(up, 1.35, 2.65, pixel) *
      inside(along, 0.3, long - 0.3, pixel);
    const band = Math.max(inside(up, 0.95, 1.2, pixel), inside(up, 2.85, 3.3, pixel));
    const tube = Math.max(inside(up, 3.34, 3.44, pixel), inside(up, 2.75, 2.83, pixel));
    const within = 0.7 + 0.3 * Math.sin(along * 2.1);
    return {
      colour: mixColour(
        mixColour(mixColour(scaleColour(CHROME, rib), RED, band), DARK, pane),
        CREAM,
        tube,
      ),
      glass: 0.25 * pane,
      glow: [
        shine * (0.95 * within * pane + PINK[0] * tube),
        shine * (0.66 * within * pane + PINK[1] * tube),
        shine * (0.3 * within * pane + PINK[2] * tube),
      ],
    };
  };
  const board: Paint = ({ role, long }, { along, up, pixel }): Front => {
    if (role === 'level') return plainFront(CHROME);
    const at = side > 0 || role === 'front' ? along : long - along;
    const ink = inkAt('DINER', (at - 0.3) / (long - 0.6), (up - 0.2) / 1.1, pixel);
    return {
      colour: mixColour([0.1, 0.16, 0.2], CYAN, 0.7 * ink),
      glass: 0,
      glow: scaleColour(CYAN, shine * ink),
    };
  };
  const body = lotPlot(side, 4.6, 24, 15, 33);
  const porch = lotPlot(side, 6.6, 22, 9.4, 24.2);
  const roofBoard = lotPlot(side, 5.4, 23.9, 11.6, 24.3);
  return [
    boxOn(body, LEVEL - 0.6, LEVEL + 3.5, (face, spot) =>
      wall(face, { ...spot, up: spot.up - 0.6 }),
    ),
    boxOn(grown(body, 0.3), LEVEL + 3.5, LEVEL + 3.9, plainPaint(CHROME)),
    boxOn(
      within(body, 0.6, 0.6, body.wide - 1.2, body.deep - 1.2),
      LEVEL + 3.9,
      LEVEL + 4.3,
      plainPaint(CREAM),
    ),
    boxOn(porch, LEVEL + 2.6, LEVEL + 2.95, plainPaint(RED)),
    frustumAt([side * 6.8, LEVEL, 22.2], 2.6, 0.09, 0.09, plainPaint(CHROME)),
    frustumAt([side * 9.2, LEVEL, 22.2], 2.6, 0.09, 0.09, plainPaint(CHROME)),
    boxOn(roofBoard, LEVEL + 4.1, LEVEL + 5.6, board),
  ];
}

/** The road's shield with its number, on a post at its near edge. */
function shield({ setting: { side } }: Site): Solid[] {
  const [x, z] = [-side * 2.9, 9.4];
  const outline = (by: number, low: number): readonly (readonly [number, number])[] => [
    [x - 0.16 * by, low],
    [x + 0.16 * by, low],
    [x + 0.5 * by, low + 0.45 * by],
    [x + 0.4 * by, low + 0.9 * by],
    [x - 0.4 * by, low + 0.9 * by],
    [x - 0.5 * by, low + 0.45 * by],
  ];
  const white: Paint = ({ role, origin }, { along, up, pixel }) => {
    if (role !== 'front') return plainFront(CREAM);
    const [at, high] = [along + origin[0] - x, up];
    const line = inside(high, 0.56, 0.585, pixel);
    const number = inkAt('66', (at + 0.27) / 0.54, (high - 0.1) / 0.4, pixel * 2);
    const route = inkAt('ROUTE', (at + 0.27) / 0.54, (high - 0.63) / 0.13, pixel * 4);
    return plainFront(
      mixColour([0.96, 0.95, 0.92], [0.05, 0.05, 0.06], Math.max(line, number, route)),
    );
  };
  return [
    frustumAt([x, LEVEL - 0.2, z + 0.1], 2.4, 0.05, 0.05, plainPaint([0.4, 0.4, 0.4])),
    prism(outline(1.08, 1.36), z + 0.02, z + 0.08, plainPaint([0.05, 0.05, 0.06])),
    prism(outline(0.98, 1.4), z - 0.02, z + 0.02, white),
  ];
}
