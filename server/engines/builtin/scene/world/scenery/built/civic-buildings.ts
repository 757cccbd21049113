import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inkAt } from '../../street/block-letters.ts';
import { chance, DARK, inside, plainFront } from '../../street/front.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { ASPHALT, band, between, block, lampPost, paved, post, WHITE } from './paved-site.ts';

/** What a public building is like: the word over its door, its walls, its storeys, and what its ground floor has. */
interface Look {
  readonly word: string;
  readonly wall: Colour;
  readonly trim: Colour;
  readonly storeys: number;
  readonly half: number;
  readonly ground: 'gates' | 'steps' | 'canopy';
}

const RED: Colour = [0.8, 0.09, 0.08];
const STOREY = 3.7;
const FRONT = 25;

/** A fire station with the gates of its engines, a police station behind its steps, a hospital with the canopy of its ambulances. */
export const FIRE_STATION = civic({
  ...{ word: 'FIRE STATION', wall: [0.6, 0.25, 0.19], trim: [0.9, 0.87, 0.8], storeys: 2 },
  ...{ half: 13, ground: 'gates' },
});
export const POLICE_STATION = civic({
  ...{ word: 'POLICE', wall: [0.72, 0.7, 0.66], trim: [0.1, 0.24, 0.5], storeys: 3 },
  ...{ half: 13, ground: 'steps' },
});
export const HOSPITAL = civic({
  ...{ word: 'HOSPITAL', wall: [0.88, 0.9, 0.91], trim: [0.2, 0.5, 0.62], storeys: 4 },
  ...{ half: 20, ground: 'canopy' },
});

function civic(look: Look): SceneryPlan {
  const isTall = look.storeys > 3;
  return {
    land: 'field',
    relief: 0.4,
    trees: 0.35,
    views: [
      { horizon: isTall ? 0.64 : 0.56, lens: 0.94, eye: 0.42 },
      { horizon: isTall ? 0.56 : 0.46, lens: 0.88, eye: 0.7 },
      { horizon: isTall ? 0.7 : 0.62, lens: 0.88, eye: 0.36 },
      { horizon: isTall ? 0.62 : 0.54, lens: 1.04, eye: 0.5 },
    ],
    ground: levelled(80, 90),
    soil: paved((x, z, soft) => {
      const line =
        look.ground === 'gates' ? band((x / 6.4 - Math.round(x / 6.4)) * 6.4 - 3.2, 0.07, soft) : 0;
      const isBay =
        look.ground === 'canopy' && z > 9 && z < 18
          ? band((x / 3.2 - Math.round(x / 3.2)) * 3.2, 0.06, soft)
          : 0;
      const ink = z > 11 ? Math.max(line, isBay) : 0;
      return [
        mixColour(ASPHALT, WHITE, 0.8 * ink),
        between(Math.abs(x), -1, 36, 0.5) * between(z, -9, FRONT + 1, 0.5),
      ];
    }),
    lampAt: () => (_x, _y, z) => 0.1 + 0.5 * between(z, 12, FRONT, 6),
    isTended: (x, z) => Math.abs(x) < 38 && z < 56,
    has: new Set(['fireengine', 'policecar', 'ambulance']),
    solids: (site) => building(look, site),
  };
}

function building(look: Look, { setting: { side }, lamps }: Site): Solid[] {
  const { half, storeys, trim, word } = look;
  const high = storeys * STOREY + 1;
  const long = word.length * 0.9;
  const low = look.ground === 'canopy' ? high + 0.2 : STOREY + 0.35;
  const board: Paint = ({ role, long: wide }, { along, up, pixel }) => {
    if (role !== 'front') return plainFront(trim);
    const ink = inkAt(word, (along - 0.4) / (wide - 0.8), (up - 0.3) / 1.1, pixel / 1.1);
    const ground = look.ground === 'gates' ? RED : trim;
    const colour = mixColour(ground, WHITE, ink);
    return {
      colour,
      glass: 0,
      glow: scaleColour(colour, ink * (0.2 + Math.min(0.9, lamps * 2.2))),
    };
  };
  return [
    block([-half, 0, FRONT], [half, high, FRONT + 14], walls(look, lamps)),
    block(
      [-half - 0.3, high, FRONT - 0.3],
      [half + 0.3, high + 0.45, FRONT + 14.3],
      plainPaint(scaleColour(trim, 0.85)),
    ),
    block([-long / 2 - 0.4, low, FRONT - 0.35], [long / 2 + 0.4, low + 1.7, FRONT - 0.05], board),
    ...(look.ground === 'gates' ? tower(side) : []),
    ...(look.ground === 'steps' ? portal(lamps) : []),
    ...(look.ground === 'canopy' ? canopy(lamps, high) : []),
    ...lampPost(-side * 14.5, 14, 6.5, lamps),
    post(side * (half - 1.5), FRONT - 4, 9, 0.08, plainPaint(WHITE)),
    block(
      [side * (half - 1.5), 7.4, FRONT - 4],
      [side * (half - 1.5) + 2, 8.8, FRONT - 3.96],
      plainPaint(trim),
    ),
  ];
}

/** Walls with rows of windows; where engines come out, gates of red with panes. */
const walls =
  ({ wall, trim, ground, half }: Look, lamps: number): Paint =>
  ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront([0.45, 0.45, 0.46]);
    const storey = Math.floor(up / STOREY);
    const v = up - storey * STOREY;
    const off = along - half;
    if (ground === 'gates' && role === 'front' && storey === 0) {
      const gate = Math.round(off / 6.4);
      const u = off - gate * 6.4;
      const frame =
        Math.abs(gate) < 2 ? inside(Math.abs(u), -1, 2.6, pixel) * inside(v, -1, 3.5, pixel) : 0;
      const leaf =
        Math.abs(gate) < 2 ? inside(Math.abs(u), -1, 2.4, pixel) * inside(v, -1, 3.3, pixel) : 0;
      const pane =
        leaf *
        inside(Math.abs((u / 0.8 - Math.round(u / 0.8)) * 0.8), 0.08, 9, pixel) *
        inside(v, 1.7, 2.8, pixel);
      const slat =
        1 - 0.16 * inside(Math.abs(v / 0.55 - Math.round(v / 0.55)) * 0.55, -1, 0.03, pixel);
      const colour = mixColour(
        mixColour(mixColour(wall, trim, frame), scaleColour(RED, slat), leaf),
        DARK,
        pane,
      );
      return {
        colour,
        glass: 0.4 * pane,
        glow: scaleColour([1, 0.8, 0.5], pane * Math.min(0.8, lamps * 2)),
      };
    }
    const bay = off / 2.9;
    const u = (bay - Math.floor(bay)) * 2.9;
    const frame = inside(u, 0.5, 2.4, pixel) * inside(v, 0.95, 2.9, pixel);
    const pane =
      inside(u, 0.62, 2.28, pixel) *
      inside(v, 1.07, 2.78, pixel) *
      (1 - inside(Math.abs(u - 1.45), -1, 0.05, pixel));
    const course = inside(Math.abs(v), -1, 0.14, pixel);
    const isLit = chance(Math.floor(bay), storey, 9) < lamps * 1.6;
    return {
      colour: mixColour(mixColour(mixColour(wall, trim, 0.8 * course), WHITE, frame), DARK, pane),
      glass: 0.45 * pane,
      glow: isLit ? scaleColour([1, 0.86, 0.58], pane * 0.95) : [0, 0, 0],
    };
  };

/** The tower in which hoses dry. */
const tower = (side: number): Solid[] => {
  const x = side * 10.6;
  const wall: Paint = ({ role }, { along, up, pixel }) => {
    const slot =
      role === 'front'
        ? inside(Math.abs(along - 2), -1, 0.4, pixel) * inside(up % 4, 1, 2.8, pixel)
        : 0;
    return plainFront(mixColour([0.6, 0.25, 0.19], DARK, slot));
  };
  return [
    block([x - 2, 0, FRONT + 2], [x + 2, 15, FRONT + 6], wall),
    block([x - 2.3, 15, FRONT + 1.7], [x + 2.3, 15.6, FRONT + 6.3], plainPaint([0.9, 0.87, 0.8])),
  ];
};

/** Steps to a door of glass between two blue lamps. */
const portal = (lamps: number): Solid[] => {
  const blue: Paint = () => ({
    colour: [0.2, 0.45, 1],
    glass: 0,
    glow: scaleColour([0.25, 0.5, 1.3], 0.6 + Math.min(0.9, lamps * 2)),
  });
  return [
    ...[0, 1, 2, 3].map((n) =>
      block(
        [-4, 0, FRONT - 2.8 + n * 0.6],
        [4, 0.2 * (n + 1), FRONT],
        plainPaint([0.6 + 0.03 * n, 0.59 + 0.03 * n, 0.57 + 0.03 * n]),
      ),
    ),
    block([-1.7, 0.8, FRONT - 0.12], [1.7, 3.5, FRONT], ({ role }, { along, up, pixel }) => {
      const pane =
        role === 'front'
          ? inside(Math.abs(Math.abs(along - 1.7) - 0.82), -1, 0.7, pixel) *
            inside(up, 0.12, 2.5, pixel)
          : 0;
      return {
        colour: mixColour([0.1, 0.24, 0.5], DARK, pane),
        glass: 0.4 * pane,
        glow: scaleColour([1, 0.85, 0.55], pane * Math.min(0.9, 0.1 + lamps * 2)),
      };
    }),
    ...[-1, 1].flatMap((at) => [
      post(at * 3.4, FRONT - 0.6, 2.7, 0.09, plainPaint([0.15, 0.16, 0.18])),
      block([at * 3.4 - 0.26, 2.7, FRONT - 0.86], [at * 3.4 + 0.26, 3.3, FRONT - 0.34], blue),
    ]),
  ];
};

/** The roof under which ambulances stop, with its red band, and crosses on the walls. */
const canopy = (lamps: number, high: number): Solid[] => {
  const cross: Paint = ({ role, long }, { along, up, pixel }) => {
    if (role !== 'front') return plainFront(WHITE);
    const [u, v] = [Math.abs(along - long / 2), Math.abs(up - long / 2)];
    const ink = Math.max(
      inside(u, -1, 0.45, pixel) * inside(v, -1, 1.35, pixel),
      inside(v, -1, 0.45, pixel) * inside(u, -1, 1.35, pixel),
    );
    const colour = mixColour(WHITE, RED, ink);
    return { colour, glass: 0, glow: scaleColour(colour, 0.12 + Math.min(0.7, lamps * 1.8)) };
  };
  const band2: Paint = ({ role, long }, { along, up, pixel }) => {
    if (role === 'level')
      return {
        colour: WHITE,
        glass: 0,
        glow: scaleColour([1, 0.95, 0.85], Math.min(0.9, lamps * 2)),
      };
    const ink =
      role === 'front'
        ? inkAt('EMERGENCY', (along - long / 2 + 4) / 8, (up - 0.15) / 0.7, pixel / 0.7)
        : 0;
    const colour = mixColour(RED, WHITE, ink);
    return { colour, glass: 0, glow: scaleColour(colour, 0.15 + Math.min(0.8, lamps * 2)) };
  };
  return [
    block([-7, 3.6, FRONT - 7], [7, 4.6, FRONT], band2),
    ...[-6.4, 6.4].flatMap((x) =>
      [FRONT - 6.6, FRONT - 2].map((z) => post(x, z, 3.6, 0.2, plainPaint(WHITE))),
    ),
    block([-16.6, high - 5.2, FRONT - 0.25], [-12.8, high - 1.4, FRONT - 0.02], cross),
    block([12.8, high - 5.2, FRONT - 0.25], [16.6, high - 1.4, FRONT - 0.02], cross),
  ];
};
