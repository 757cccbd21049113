import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, DARK, inside, NO_GLOW, plainFront } from '../../street/front.ts';
import { ellipsoidAt, FINE, frustumAt } from '../../street/round-solid.ts';
import {
  type Paint,
  type Plot,
  type Point,
  plainPaint,
  roofOn,
  type Solid,
} from '../../street/solid.ts';
import { LAMP } from '../../street/street-lamps.ts';
import { plotOf } from '../hedge.ts';
import { LEVEL, levelled } from '../level-site.ts';
import { inWorld } from '../old/in-world.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { arcadeOn, wedges } from './arcade.ts';
import { block, paved, post } from './paved-site.ts';

/** The court: half its width, where its arcades begin and end, how wide a bay is. World units. */
const COURT = { half: 15, near: -5, end: 35, bay: 5 } as const;
/** Arches: half their width, where they spring; where the gallery over them begins and the wall ends. World units. */
const ARCH = { half: 1.95, pier: 0.55, spring: 3.5, rise: 2.05 } as const;
const WALL = { gallery: 6.4, top: 9.6 } as const;
/** The gabled front of the prayer hall: half its width, how high its sides are. World units. */
const FRONT = { half: 6, eaves: 13.5 } as const;
const STONE: Colour = [0.84, 0.77, 0.64];
const PALE: Colour = [0.9, 0.86, 0.77];
const BASALT: Colour = [0.36, 0.3, 0.27];
const MARBLE: Colour = [0.8, 0.76, 0.68];
const ROSE: Colour = [0.68, 0.54, 0.46];
/** From the middle of one field of the floor to the next, world units. */
const FIELD = 6;
const GOLD: Colour = [0.82, 0.63, 0.22];
const GREEN: Colour = [0.16, 0.4, 0.24];
const OLIVE: Colour = [0.36, 0.42, 0.2];
const LEAD: Colour = [0.45, 0.52, 0.55];

/** The court of a great mosque: marble, arcades of two storeys, a fountain under a dome, the gabled front of the prayer hall with its mosaics before a dome, minarets. */
export const MOSQUE_COURT: SceneryPlan = {
  land: 'field',
  relief: 0.2,
  trees: 0,
  views: [
    { horizon: 0.66, lens: 0.78, eye: 0.4 },
    { horizon: 0.56, lens: 0.78, eye: 0.9 },
    { horizon: 0.7, lens: 0.7, eye: 0.36 },
    { horizon: 0.62, lens: 0.92, eye: 0.5 },
  ],
  ground: levelled(60, 90),
  soil: paved((x, z, soft) => [floorAt(x, z, soft), 1]),
  lampAt: () => (x, y, z) =>
    0.75 * Math.exp(-((Math.abs(Math.abs(x) - COURT.half) / 4) ** 2) - ((y - LEVEL) / 7) ** 2) +
    0.5 * Math.exp(-(((z - COURT.end) / 7) ** 2)),
  isTended: () => true,
  has: new Set(['mosque', 'fountain', 'stall']),
  solids,
};

/** Slabs of pale marble, bands of rose and of dark stone between fields, a star in each field. */
function floorAt(x: number, z: number, soft: number): Colour {
  const [u, v] = [x / 1.2, z / 1.2];
  const joint = Math.min(Math.abs(u - Math.round(u)), Math.abs(v - Math.round(v)));
  const tone =
    (0.93 + 0.11 * chance(Math.floor(u), Math.floor(v), 4)) *
    (joint < 0.025 && soft < 0.09 ? 0.84 : 1);
  const [fx, fz] = [
    Math.abs(x - FIELD * Math.round(x / FIELD)),
    Math.abs(z - 5 - FIELD * Math.round((z - 5) / FIELD)),
  ];
  const edge = FIELD / 2 - Math.max(fx, fz);
  // Two squares laid over one another make a star of eight points.
  const star = Math.min(Math.max(fx, fz), (fx + fz) * Math.SQRT1_2);
  const dark = Math.max(inside(edge, 0.32, 0.5, soft), inside(star, 1.05, 1.2, soft));
  const rose = Math.max(inside(edge, -1, 0.32, soft), inside(star, -1, 1.05, soft));
  return scaleColour(mixColour(mixColour(MARBLE, ROSE, rose), BASALT, 0.8 * dark), tone);
}

/** Courses of pale and of dark stone, wedge stones around the arches, paired windows in the gallery over them; `bayAt` says how far along its row of bays a place is. */
const walls = (bayAt: (at: Point) => number, lamps: number): Paint =>
  inWorld((at, { role, normal }, pixel) => {
    const up = at[1] - LEVEL;
    if (role === 'level') return plainFront(scaleColour(PALE, normal[1] < 0 ? 0.7 : 1));
    const bay = bayAt(at);
    const off = (bay - Math.floor(bay) - 0.5) * COURT.bay;
    const course = inside(up / 0.62 - Math.floor(up / 0.62), 0, 0.5, pixel / 0.62);
    const isBanded = up < ARCH.spring ? 0.55 : 0;
    const tone = 0.94 + 0.1 * chance(Math.floor(bay * 5), Math.floor(up / 0.62), 2);
    const stone = scaleColour(mixColour(STONE, BASALT, isBanded * course * 0.7), tone);
    if (up < WALL.gallery - 0.3)
      return plainFront(wedges([PALE, BASALT], stone, [off, up - ARCH.spring, ARCH.half], pixel));
    const cornice = inside(up, WALL.gallery - 0.3, WALL.gallery, pixel);
    const pair = Math.abs(Math.abs(off) - 0.95);
    const head = WALL.gallery + 1.9 + Math.sqrt(Math.max(0, 0.36 - pair * pair));
    const hole = inside(pair, -1, 0.6, pixel) * inside(up, WALL.gallery + 0.35, head, pixel);
    const frame =
      inside(pair, -1, 0.78, pixel) * inside(up, WALL.gallery + 0.2, head + 0.22, pixel);
    return {
      colour: mixColour(mixColour(stone, PALE, Math.max(cornice, frame)), DARK, 0.9 * hole),
      glass: 0,
      glow: scaleColour(LAMP, hole * Math.min(0.5, lamps)),
    };
  });

/** The wall behind the arcades: pale marble below, mosaics of gold and green above, a door in every other bay. */
const behind = (bayAt: (at: Point) => number): Paint =>
  inWorld((at, { role }, pixel) => {
    if (role === 'level') return plainFront([0.52, 0.42, 0.3]);
    const up = at[1] - LEVEL;
    const bay = bayAt(at);
    const off = Math.abs((bay - Math.floor(bay) - 0.5) * COURT.bay);
    const door =
      Math.floor(bay) % 2 === 0 ? inside(off, -1, 0.9, pixel) * inside(up, -1, 2.9, pixel) : 0;
    const wall = up > 3.2 ? mosaic(bay * 5, up) : scaleColour(MARBLE, 0.94);
    return plainFront(mixColour(wall, [0.28, 0.17, 0.1], door));
  });

/** Mosaics: trees on a ground of gold, hills beneath them. */
function mosaic(along: number, up: number): Colour {
  const tree = Math.floor(along / 1.15);
  const roll = chance(tree, 2, 6);
  const off = along - (tree + 0.5) * 1.15;
  const rise = up % 2.2;
  const crown = Math.hypot(
    off / (0.3 + 0.2 * roll),
    (rise - 1.25 - 0.2 * roll) / (0.5 + 0.2 * roll),
  );
  const speck = 0.72 + 0.5 * chance(Math.floor(along * 14), Math.floor(up * 14), 5);
  const isTrunk = Math.abs(off) < 0.06 && rise < 1.3;
  const hill = 0.28 + 0.14 * Math.sin(along * 2.1 + Math.floor(up / 2.2) * 2);
  const plain = rise < hill ? OLIVE : isTrunk ? ([0.4, 0.26, 0.12] as const) : GOLD;
  return scaleColour(crown < 1 ? (roll > 0.6 ? GREEN : OLIVE) : plain, speck);
}

function solids({ setting: { side }, lamps }: Site): Solid[] {
  const { half, near, end, bay } = COURT;
  const length = end - near;
  const row = (plot: Plot, bayAt: (at: Point) => number): Solid[] => {
    const wall = walls(bayAt, lamps);
    const look = { ...ARCH, top: WALL.top, thick: 0.9, deep: 4.2, wall, behind: behind(bayAt) };
    return [...arcadeOn(plot, { ...look, bays: Math.round(plot.wide / bay) }), ...merlons(plot)];
  };
  const ahead = ([, , z]: Point) => (z - near) / bay;
  const aside = ([x]: Point) => (x + half) / bay;
  const edge = half - FRONT.half;
  return [
    ...row({ x: -half, z: near, u: [0, 1], w: [-1, 0], wide: length, deep: 1 }, ahead),
    ...row({ x: half, z: near, u: [0, 1], w: [1, 0], wide: length, deep: 1 }, ahead),
    ...[-half, FRONT.half].flatMap((x) =>
      row({ x, z: end, u: [1, 0], w: [0, 1], wide: edge + 1, deep: 1 }, aside),
    ),
    ...prayerHall(lamps),
    ...minaret([side * (half + 4), end + 5], 31, lamps),
    ...minaret([-side * (half - 1), end + 34], 42, lamps),
    ...fountain(side * 4.6, 17.5),
  ];
}

/** Stepped points along the top of a wall. */
const merlons = ({ x, z, u, wide }: Plot): Solid[] =>
  Array.from({ length: Math.floor(wide / 1.25) }, (_, n) => {
    const at = (n + 0.5) * 1.25;
    const [mx, mz] = [x + u[0] * at, z + u[1] * at];
    const step = (reach: number, low: number, high: number) =>
      block(
        [mx - (u[0] * reach || 0.2), WALL.top + low, mz - (u[1] * reach || 0.2)],
        [mx + (u[0] * reach || 0.2), WALL.top + high, mz + (u[1] * reach || 0.2)],
        plainPaint(PALE),
      );
    return [step(0.42, 0, 0.4), step(0.2, 0.4, 0.85)];
  }).flat();

/** The front of the prayer hall with its gable, the hall and the dome behind it. */
function prayerHall(lamps: number): Solid[] {
  const { half, eaves } = FRONT;
  const { end } = COURT;
  const glow = scaleColour(LAMP, Math.min(0.7, lamps * 1.5));
  const front = inWorld(([x, y], { role }, pixel) => {
    if (role !== 'front') return plainFront(role === 'roof' ? LEAD : STONE);
    const up = y - LEVEL;
    const off = Math.abs(x);
    // Three tall doors, a great arch over them with three windows in it.
    const door = Math.abs(off - (off > 1.85 ? 3.7 : 0));
    const tall = off > 1.85 ? 4.5 : 5.2;
    const within = (reach: number) =>
      inside(door, -1, reach, pixel) *
      inside(up, -1, tall + Math.sqrt(Math.max(0, reach * reach - door * door)), pixel);
    const great = Math.hypot(off, Math.max(0, up - 8.2));
    const bow = inside(great, 4.6, 5.2, pixel) * inside(up, 7.6, 99, pixel);
    const pane = Math.abs(off - (off > 1.2 ? 2.4 : 0));
    const window =
      inside(pane, -1, 0.75, pixel) *
      inside(up, 8.2, 10.4 + Math.sqrt(Math.max(0, 0.56 - pane * pane)), pixel);
    const band = inside(up, 7.2, 7.6, pixel);
    const field = up > 7.6 ? mosaic(x + 30, up + 0.4) : up > 6.6 ? GOLD : MARBLE;
    const wall = mixColour(field, PALE, Math.max(bow, band, within(1.5)));
    const hole = Math.max(within(1.2), window);
    return { colour: mixColour(wall, DARK, hole), glass: 0, glow: scaleColour(glow, hole) };
  });
  const drum = inWorld(([x, y, z], { role }, pixel) => {
    if (role === 'level') return plainFront(LEAD);
    const turn = (Math.atan2(z - end - 16, x) / Math.PI) * 10;
    const off = Math.abs(turn - Math.round(turn));
    const pane = inside(off, -1, 0.22, pixel) * inside(y - LEVEL, 16.6, 18.8, pixel);
    return { colour: mixColour(STONE, DARK, pane), glass: 0, glow: scaleColour(glow, pane) };
  });
  const ribbed: Paint = ({ normal }) =>
    plainFront(scaleColour(LEAD, 1 + 0.06 * Math.sin(Math.atan2(normal[2], normal[0]) * 24)));
  const dome = end + 16;
  return [
    roofOn(
      plotOf(-half, end - 1.2, half, end + 8),
      LEVEL - 0.2,
      LEVEL + eaves + 3.4,
      (['start', 'end'] as const).map((at) => ({ side: at, pitch: 0.56, from: LEVEL + eaves })),
      front,
    ),
    ...[-1, 1].map((at) =>
      block(
        [at * (half + 0.5) - 0.9, 0, end - 1.6],
        [at * (half + 0.5) + 0.9, eaves + 1.1, end + 1],
        plainPaint(PALE),
      ),
    ),
    roofOn(
      plotOf(-COURT.half - 8, end + 4.4, COURT.half + 8, end + 28),
      LEVEL,
      LEVEL + WALL.top + 4,
      (['front', 'back'] as const).map((at) => ({ side: at, pitch: 0.4, from: LEVEL + WALL.top })),
      plainPaint(scaleColour(STONE, 0.9)),
    ),
    block([-6.6, 9, dome - 6.6], [6.6, 15, dome + 6.6], plainPaint(STONE)),
    frustumAt([0, LEVEL + 15, dome], 4.4, 6.2, 6, drum, 20),
    ellipsoidAt([0, LEVEL + 19.2, dome], 6.1, 6.6, ribbed, FINE),
    ...finial([0, LEVEL + 25.7, dome], 2.6),
  ];
}

/** A rod with balls and a crescent, all of gold. */
function finial([x, low, z]: Point, high: number): Solid[] {
  const gold = plainPaint(GOLD);
  const s = high / 2.6;
  return [
    frustumAt([x, low, z], high * 0.7, 0.09 * s, 0.06 * s, gold, 6),
    ellipsoidAt([x, low + 0.5 * s, z], 0.3 * s, 0.26 * s, gold),
    ellipsoidAt([x, low + 1.1 * s, z], 0.2 * s, 0.18 * s, gold),
    ...Array.from({ length: 9 }, (_, n) => {
      const turn = -0.9 - (n / 8) * 4.48;
      const [dx, dy] = [Math.sin(turn) * 0.45 * s, -Math.cos(turn) * 0.45 * s];
      return ellipsoidAt(
        [x + dx, low + 2.15 * s - dy, z],
        (0.06 + 0.05 * Math.sin((n / 8) * Math.PI)) * s,
        0.12 * s,
        gold,
      );
    }),
  ];
}

/** A minaret: a square shaft in bands, a balcony, an eight-sided storey, a small dome. */
function minaret([x, z]: readonly [number, number], high: number, lamps: number): Solid[] {
  const banded = inWorld(([px, y, pz], { role, normal }, pixel) => {
    if (role === 'level') return plainFront(PALE);
    const up = y - LEVEL;
    const off = Math.abs(normal[0]) > 0.5 ? pz - z : px - x;
    const band = inside(up / 6 - Math.floor(up / 6), 0.86, 1, pixel / 6);
    const rise = up % 6;
    const head = 3.6 + Math.sqrt(Math.max(0, 0.3 - off * off));
    const pane = inside(Math.abs(off), -1, 0.55, pixel) * inside(rise, 1.8, head, pixel);
    const isBlind = inside(Math.abs(off), -1, 1.1, pixel) * inside(rise, 1.2, 4.7, pixel);
    const stone = mixColour(mixColour(STONE, PALE, Math.max(band, isBlind)), BASALT, 0.35 * band);
    return {
      colour: mixColour(stone, DARK, pane),
      glass: 0,
      glow: scaleColour(LAMP, pane * Math.min(0.6, lamps)),
    };
  });
  const plain = plainPaint(PALE);
  const top = high * 0.62;
  const square = (half: number, low: number, to: number, paint: Paint) =>
    block([x - half, low, z - half], [x + half, to, z + half], paint);
  const railing: Paint = (_, { along, pixel }) => ({
    ...plainFront(
      mixColour(PALE, BASALT, 0.5 * inside(Math.abs(((along / 0.4) % 1) - 0.5), -1, 0.2, pixel)),
    ),
    glow: NO_GLOW,
  });
  return [
    square(2.3, 0, top, banded),
    square(2.6, top, top + 0.4, plain),
    square(3.1, top + 0.4, top + 0.7, plain),
    square(3.05, top + 0.7, top + 1.7, railing),
    frustumAt([x, LEVEL + top + 0.7, z], high * 0.2, 1.75, 1.65, banded, 8),
    frustumAt([x, LEVEL + top + 0.7 + high * 0.2, z], 0.6, 1.8, 2.3, plain, 8),
    frustumAt([x, LEVEL + top + 1.3 + high * 0.2, z], high * 0.07, 1.2, 1.15, plain, 8),
    ellipsoidAt([x, LEVEL + top + 1.6 + high * 0.27, z], 1.4, 1.7, plainPaint(LEAD), FINE),
    ...finial([x, LEVEL + top + 3.1 + high * 0.27, z], 1.9),
  ];
}

/** A fountain to wash at: an eight-sided basin under a dome on columns. */
function fountain(x: number, z: number): Solid[] {
  const water: Paint = ({ role }, { along, up }) =>
    role === 'level'
      ? { colour: [0.24, 0.46, 0.5], glass: 0.35, glow: NO_GLOW }
      : plainFront(
          mixColour(
            MARBLE,
            [0.3, 0.5, 0.46],
            Math.abs(Math.sin(along * 6) * Math.sin(up * 8)) ** 3,
          ),
        );
  const marble = plainPaint(MARBLE);
  const columns = Array.from({ length: 8 }, (_, n) => {
    const turn = ((n + 0.5) / 8) * 2 * Math.PI;
    const [px, pz] = [x + 2.5 * Math.cos(turn), z + 2.5 * Math.sin(turn)];
    return [
      post(px, pz, 2.9, 0.13, marble),
      frustumAt([px, LEVEL + 2.6, pz], 0.3, 0.13, 0.26, marble, 8),
    ];
  }).flat();
  return [
    frustumAt([x, LEVEL - 0.1, z], 0.25, 3.3, 3.3, marble, 8),
    frustumAt([x, LEVEL + 0.1, z], 0.85, 1.9, 1.9, marble, 8),
    frustumAt([x, LEVEL + 0.94, z], 0.03, 1.7, 1.7, water, 8),
    frustumAt([x, LEVEL + 0.9, z], 0.8, 0.16, 0.12, marble, 8),
    frustumAt([x, LEVEL + 1.6, z], 0.18, 0.3, 0.62, marble, 10),
    ...columns,
    frustumAt([x, LEVEL + 2.9, z], 0.5, 2.9, 2.9, plainPaint(PALE), 8),
    frustumAt([x, LEVEL + 3.4, z], 0.35, 3.25, 2.5, plainPaint(LEAD), 8),
    ellipsoidAt([x, LEVEL + 3.7, z], 2.2, 1.9, plainPaint(LEAD), FINE),
    ...finial([x, LEVEL + 5.5, z], 1.2),
  ];
}
