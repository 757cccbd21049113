import { mixColour, scaleColour } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { chance, DARK, inside, plainFront } from '../../../street/front.ts';
import { frustumAt } from '../../../street/round-solid.ts';
import { type Paint, plainPaint, type Solid } from '../../../street/solid.ts';
import { LAMP } from '../../../street/street-lamps.ts';
import { paved } from '../../built/paved-site.ts';
import { upright } from '../../far/pieces.ts';
import { plotOf } from '../../hedge.ts';
import { LEVEL } from '../../level-site.ts';
import type { SceneryPlan, Site } from '../../site.ts';
import { GRAND_SQUARE, slabAt } from '../grand-square.ts';
import { box, clay, facade, gabled } from '../kit.ts';

/** The town hall: how far off its front is, half as wide, how high its wings and its middle are; its tower to the left. World units. */
const HALL = { z: 54, half: 15, wing: 12.4, middle: 17.4 } as const;
const TOWER = { x: -18.2, half: 1.9, high: 27.5 } as const;
/** The track of the Palio: where its sand begins and ends ahead of the eye. World units. */
const TRACK = { near: -20, far: 17 } as const;
const BRICK: Colour = [0.62, 0.33, 0.24];
const TRAVERTINE: Colour = [0.87, 0.84, 0.78];
const SAND: Colour = [0.74, 0.58, 0.38];

/** The Campo of Siena: a shell of brick that lines of white stone part like a fan, the town hall and its slender tower at the fan's foot, palaces of brick in a bow around it. */
export const SIENA: SceneryPlan = {
  ...GRAND_SQUARE,
  soil: paved((x, z, soft) => [shellAt(x, z, soft), 1]),
  has: new Set(['tower', 'castle', 'house']),
  solids: (site) => [...townHall(site), ...mangia(site), ...palaces(site)],
};

/** The Campo on the day of the Palio: sand on the ring around the shell, barriers and banners of the quarters along it. */
export const PALIO: SceneryPlan = {
  ...SIENA,
  has: new Set([...(SIENA.has ?? []), 'horse']),
  who: new Set(['crowd']),
  soil: paved((x, z, soft, { noise }) => {
    const trodden = 1 + 0.1 * noise.fbm(x * 1.4, z * 1.4, 3) + 0.06 * noise.at(x * 0.3, z * 2.2);
    const onTrack = inside(z, TRACK.near, TRACK.far, soft);
    return [mixColour(shellAt(x, z, soft), scaleColour(SAND, trodden), onTrack), 1];
  }),
  solids: (site) => [...(SIENA.solids?.(site) ?? []), ...barrier(), ...banners(site)],
};

/** The paving at a place: fishbone of brick between nine lines of white stone that meet before the town hall. */
function shellAt(x: number, z: number, soft: number): Colour {
  const [away, turn] = [HALL.z - 3 - z, Math.atan2(x, HALL.z - 3 - z)];
  const out = Math.hypot(x, away);
  const wedge = (Math.PI * 0.94) / 9;
  const off = Math.abs(turn / wedge - Math.floor(turn / wedge) - 0.5) * wedge * out;
  const line = inside(off, -1, 0.2, soft);
  const rim = Math.max(inside(out, 50, 50.8, soft), inside(z, HALL.z - 4, HALL.z, soft));
  return mixColour(slabAt(x, z, soft, BRICK, 0.34, 0.24), TRAVERTINE, 0.9 * Math.max(line, rim));
}

/** Walls of brick in rows of slender pointed windows of three lights, white pillars between these, over arches of white stone. */
const gothic =
  (lamps: number): Paint =>
  ({ role, long }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(BRICK);
    const storey = 5;
    const floor = Math.floor(up / storey);
    const rise = up - floor * storey;
    const wide = long / Math.max(1, Math.round(long / 3.4));
    const off = Math.abs(along - (Math.floor(along / wide) + 0.5) * wide);
    const top = 3.1 + 0.9 * Math.sqrt(Math.max(0, 1 - (off / 1.25) ** 2));
    const arch = inside(off, -1, 1.15, pixel) * inside(rise, floor < 1 ? -1 : 0.9, top, pixel);
    const frame = inside(off, -1, 1.35, pixel) * inside(rise, -1, top + 0.26, pixel) - arch;
    const pillar =
      floor < 1 ? 0 : inside(Math.abs(off - 0.4), -1, 0.1, pixel) * inside(rise, 0.9, 3.4, pixel);
    const stone = floor < 1 ? 0.75 : Math.max(0.3 * frame, inside(rise, 0.5, 0.74, pixel));
    const tone = 0.95 + 0.1 * chance(Math.floor(along / 0.9), Math.floor(up / 0.5), 4);
    const hole = arch * (1 - pillar);
    const wall = mixColour(scaleColour(BRICK, tone), TRAVERTINE, Math.max(stone, pillar));
    return {
      colour: mixColour(wall, floor < 1 ? [0.2, 0.12, 0.09] : DARK, 0.92 * hole),
      glass: floor < 1 ? 0 : 0.3 * hole,
      glow: scaleColour(LAMP, 0.8 * hole * Math.min(1, lamps * 2)),
    };
  };

const brick: Paint = ({ role }, { along, up }) =>
  plainFront(
    scaleColour(
      BRICK,
      role === 'level'
        ? 0.9
        : 0.93 + 0.14 * chance(Math.floor(along / 0.8), Math.floor(up / 0.5), 6),
    ),
  );

/** Battlements along a front: upright blocks of brick on a row of corbels. World units. */
const battlements = (left: number, right: number, low: number, z: number): Solid[] => [
  box([left - 0.4, low, z - 0.5], [right + 0.4, low + 0.7, z + 0.4], brick),
  ...Array.from({ length: Math.floor((right - left) / 1.7) + 1 }, (_, n) =>
    box(
      [left - 0.3 + n * 1.7, low + 0.7, z - 0.45],
      [left + 0.7 + n * 1.7, low + 1.9, z + 0.3],
      brick,
    ),
  ),
];

function townHall({ lamps }: Site): Solid[] {
  const { z, half, wing, middle } = HALL;
  const wall = gothic(lamps);
  return [
    box([-half, LEVEL, z], [half, LEVEL + wing, z + 12], wall),
    ...battlements(-half, -6.4, LEVEL + wing, z),
    ...battlements(6.4, half, LEVEL + wing, z),
    box([-6.2, LEVEL, z - 0.5], [6.2, LEVEL + middle, z + 12], wall),
    ...battlements(-6.2, 6.2, LEVEL + middle, z - 0.5),
    // The disc of copper with the sun of Siena's saint.
    frustumAt([0, LEVEL + middle + 1.6, z + 1], 3.2, 1.1, 0.9, brick, 4),
    // The chapel of white stone at the tower's foot.
    box([TOWER.x - 2.7, LEVEL, z - 5], [TOWER.x + 2.7, LEVEL + 6.6, z - 0.2], loggia),
    box([TOWER.x - 3, LEVEL + 6.6, z - 5.3], [TOWER.x + 3, LEVEL + 7.5, z], plainPaint(TRAVERTINE)),
  ];
}

/** White stone with one round arch. */
const loggia: Paint = ({ role, long }, { along, up, pixel }) => {
  const off = Math.abs(along - long / 2);
  const top = 3.6 + Math.sqrt(Math.max(0, 3.2 - off * off));
  const hole = role === 'level' ? 0 : inside(off, -1, 1.8, pixel) * inside(up, -1, top, pixel);
  return plainFront(mixColour(TRAVERTINE, [0.24, 0.18, 0.15], hole));
};

/** The tower: a slender shaft of brick, a wide crown of white stone on corbels, a bell's cage on it. */
function mangia({ lamps }: Site): Solid[] {
  const { x, half, high } = TOWER;
  const z = HALL.z + 2.4;
  const floodlit: Paint = (face, place) => ({
    ...brick(face, place),
    glow: scaleColour(LAMP, Math.min(0.35, lamps)),
  });
  const white: Paint = ({ role }, { along, up, pixel }) => {
    const slot =
      role === 'level'
        ? 0
        : inside(Math.abs(((along / 1.3) % 1) - 0.5), -1, 0.2, pixel) * inside(up, 0.6, 2, pixel);
    return {
      ...plainFront(mixColour(TRAVERTINE, DARK, 0.7 * slot)),
      glow: scaleColour(LAMP, Math.min(0.5, lamps)),
    };
  };
  const stage = (out: number, low: number, top: number, paint: Paint): Solid =>
    box([x - out, LEVEL + low, z - out], [x + out, LEVEL + top, z + out], paint);
  return [
    stage(half, 0, high, floodlit),
    stage(half + 0.5, high, high + 0.9, white),
    stage(half + 1, high + 0.9, high + 3.4, white),
    ...[-1, 0, 1].flatMap((n) =>
      [-1, 1].map((b) =>
        box(
          [x + n * 2.2 - 0.6, LEVEL + high + 3.4, z + b * 2.6 - 0.3],
          [x + n * 2.2 + 0.6, LEVEL + high + 4.6, z + b * 2.6 + 0.3],
          white,
        ),
      ),
    ),
    stage(half - 0.5, high + 3.4, high + 6.6, white),
    stage(half - 0.2, high + 6.6, high + 7.3, white),
    frustumAt([x, LEVEL + high + 7.3, z], 2.2, 0.9, 0.2, plainPaint([0.32, 0.36, 0.33]), 6),
  ];
}

/** Palaces in a bow around the shell, each with its own height and its own windows, roofs of clay on some. */
function palaces({ lamps }: Site): Solid[] {
  const walls: readonly Colour[] = [
    [0.64, 0.38, 0.27],
    [0.78, 0.62, 0.44],
    [0.58, 0.33, 0.25],
    [0.72, 0.5, 0.36],
    [0.82, 0.72, 0.56],
  ];
  return [-1, 1].flatMap((side) =>
    Array.from({ length: 6 }, (_, n): Solid[] => {
      const number = n + (side > 0 ? 7 : 0);
      // The bow: from beside the eye's place out and back in to the town hall.
      const z = 4 + n * 9;
      const out = 19.5 + 6 * Math.sin((Math.PI * (z + 8)) / 76);
      const [left, right] = side > 0 ? [out, out + 14] : [-out - 14, -out];
      const eaves = LEVEL + 11 + 5 * chance(number, 2, 7);
      const wall = facade({
        ...{ wall: walls[number % walls.length] as Colour, trim: [0.86, 0.78, 0.66], bay: 2.6 },
        ...{ storey: 3.8, foot: 0.4, number, lamps, window: [0.55, 0.9, 2.5], arch: 0.5 },
        ...{
          doors: [0.27, 0.17, 0.11],
          shutters: number % 2 === 0 ? [0.3, 0.36, 0.27] : [0.4, 0.28, 0.2],
        },
      });
      return gabled(plotOf(left, z, right, z + 8.9), LEVEL, eaves, [0.4, 'sides'], wall, clay());
    }).flat(),
  );
}

/** The barrier of boards between the track and the shell. */
function barrier(): Solid[] {
  const board: Paint = (_, { along }) =>
    plainFront(scaleColour([0.9, 0.88, 0.82], 0.9 + 0.14 * chance(Math.floor(along / 1.8), 3, 3)));
  return Array.from({ length: 24 }, (_, n) =>
    box(
      [-30 + n * 2.5, LEVEL, TRACK.far],
      [-27.6 + n * 2.5, LEVEL + 1.15, TRACK.far + 0.16],
      board,
    ),
  );
}

/** Colours of the quarters. */
const QUARTERS: readonly (readonly [Colour, Colour])[] = [
  [
    [0.86, 0.12, 0.12],
    [0.96, 0.86, 0.2],
  ],
  [
    [0.1, 0.3, 0.68],
    [0.95, 0.94, 0.9],
  ],
  [
    [0.1, 0.44, 0.24],
    [0.95, 0.6, 0.12],
  ],
  [
    [0.95, 0.8, 0.14],
    [0.12, 0.12, 0.14],
  ],
  [
    [0.94, 0.93, 0.9],
    [0.84, 0.1, 0.2],
  ],
];

/** Banners of the quarters before the town hall's first floor. */
function banners({ setting: { side } }: Site): Solid[] {
  const cloth =
    ([one, other]: readonly [Colour, Colour]): Paint =>
    (_, { along, up }) =>
      plainFront((Math.floor(along / 0.7) + Math.floor(up / 0.9)) % 2 === 0 ? one : other);
  return Array.from({ length: 7 }, (_, n) => {
    const x = side * (-12.4 + n * 4.1);
    const colours = QUARTERS[n % QUARTERS.length] as readonly [Colour, Colour];
    return upright(
      [
        [x - 0.85, HALL.z - 1],
        [x + 0.85, HALL.z - 1],
        [x + 0.85, HALL.z - 0.8],
        [x - 0.85, HALL.z - 0.8],
      ],
      LEVEL + 4.6,
      LEVEL + 8.4,
      cloth(colours),
    );
  });
}
