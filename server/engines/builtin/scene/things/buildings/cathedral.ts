import type { Colour } from '../../words/idea.ts';
import { masonry, type Pane, plain, tiles, withPanes } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { box, frustum, type Look, limb, type Solid } from '../sculpt/solid.ts';
import { roll, yaw } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import { underOpenSky, type Wish } from '../wish.ts';
import { gable, hip } from './parts.ts';

const STONE: Colour = [0.7, 0.65, 0.56];
const LEAD: Colour = [0.36, 0.42, 0.44];
const GLASS: Colour = [0.16, 0.18, 0.34];
const ROSE: Colour = [0.5, 0.16, 0.2];
const GOLD: Colour = [0.82, 0.66, 0.28];

/** Where the front is, and how far aside and how thick its towers are, and how high without their spires. */
const FRONT = -0.44;
const TOWER = { aside: 0.19, half: 0.088, high: 0.74 } as const;
/** The nave behind it: half its width, how high its wall and its roof are, where it ends. */
const NAVE = { half: 0.12, wall: 0.5, rise: 0.2, to: 0.66 } as const;
const AISLE = { half: 0.27, wall: 0.25 } as const;
/** Where the arms of the cross go off, how long they are and how wide. */
const CROSSING = { z: 0.2, long: 0.36, half: 0.11 } as const;
/** The rose window: how high its middle is, and its radius. */
const WHEEL = { at: 0.44, radius: 0.072 } as const;

const along: Pick<Solid, 'axes'> = { axes: yaw(Math.PI / 2) };

/** A wall with a round window of petals of coloured glass toward the front, which shines at night. */
function withRose(wall: Look): Look {
  const glassAt = (x: number, y: number): Colour | null => {
    const away = Math.hypot(x, y - WHEEL.at) / WHEEL.radius;
    if (away > 1) return null;
    const turn = (Math.atan2(x, y - WHEEL.at) / (2 * Math.PI)) * 12;
    const isBar =
      Math.abs(turn - Math.round(turn)) < 0.1 / (away + 0.2) || Math.abs(away - 0.5) < 0.07;
    if (isBar && away > 0.2) return null;
    return away < 0.45 ? ROSE : GLASS;
  };
  return {
    ...wall,
    paint: (x, y, z, normal) =>
      (normal[2] < -0.5 ? glassAt(x, y) : null) ?? wall.paint(x, y, z, normal),
    glow: (x, y, z, normal) =>
      normal[2] < -0.5 && glassAt(x, y) !== null ? 0.8 : (wall.glow?.(x, y, z, normal) ?? 0),
  };
}

/** A Gothic cathedral: a front with a rose window between two towers with spires, portals, a nave with flying buttresses, the arms of a cross and a spire over their crossing. */
export function cathedral(wish: Wish): Sprite {
  const wall = masonry(wish.colour ?? STONE, 0.02);
  const lead = tiles(LEAD, 0.022);
  const model = [
    ...front(wall),
    ...[-1, 1].flatMap((side) => tower(wall, lead, side)),
    ...nave(wall, lead),
    ...[-1, 1].flatMap((side) => buttresses(wall, side)),
    box(wall, [0, 0.01, 0.1], [0.36, 0.014, 0.62]),
  ];
  return portray(underOpenSky(wish), model, 0.42, 0.06, 2.5);
}

function front(wall: Look): Solid[] {
  const portal: Pane = { side: '-z', at: [0, 0.13], half: [0.05, 0.12], kind: 'door' };
  const arcade = [-0.066, -0.022, 0.022, 0.066].map(
    (u): Pane => ({ side: '-z', at: [u, 0.315], half: [0.014, 0.034], kind: 'arch' }),
  );
  return [
    box(withRose(withPanes(wall, [portal, ...arcade])), [0, 0.29, FRONT], [0.11, 0.29, 0.07]),
    { ...gable(wall, [0, 0.57, FRONT], [0.065, 0.105], 0.13), ...along },
    { ...gable(wall, [0, 0.24, FRONT - 0.075], [0.02, 0.075], 0.075), ...along },
    limb(plain(GOLD, { gloss: 0.5 }), [0, 0.7, FRONT], [0, 0.76, FRONT], 0.006, 0.004),
  ];
}

function tower(wall: Look, lead: Look, side: number): Solid[] {
  const { aside, half, high } = TOWER;
  const x = side * aside;
  const panes = (['-z', 'x', '-x'] as const).flatMap((facing): Pane[] => {
    const middle = facing === '-z' ? x : FRONT;
    return [
      ...[-0.034, 0.034].flatMap((u): Pane[] => [
        { side: facing, at: [middle + u, 0.64], half: [0.02, 0.07], kind: 'arch' },
        { side: facing, at: [middle + u, 0.42], half: [0.016, 0.055], kind: 'arch' },
      ]),
    ];
  });
  const door: Pane = { side: '-z', at: [x, 0.1], half: [0.035, 0.09], kind: 'door' };
  const corners = [-1, 1].flatMap((u) =>
    [-1, 1].map((w) => [x + u * half, FRONT + w * half] as const),
  );
  return [
    box(withPanes(wall, [...panes, door]), [x, high / 2, FRONT], [half, high / 2, half]),
    ...[0.29, 0.53, high].map((y) => box(wall, [x, y, FRONT], [half + 0.012, 0.008, half + 0.012])),
    ...corners.flatMap(([cx, cz]) => [
      box(wall, [cx, high / 2, cz], [0.018, high / 2, 0.018]),
      frustum(wall, [cx, high, cz], 0.1, 0.02, 0.002),
    ]),
    hip(lead, [x, high, FRONT], [half - 0.01, half - 0.01], 0.36),
    limb(
      plain(GOLD, { gloss: 0.5 }),
      [x, high + 0.34, FRONT],
      [x, high + 0.41, FRONT],
      0.005,
      0.003,
    ),
  ];
}

function nave(wall: Look, lead: Look): Solid[] {
  const middle = (FRONT + NAVE.to) / 2;
  const half = (NAVE.to - FRONT) / 2;
  const bays = Array.from({ length: 8 }, (_, n) => FRONT + 0.16 + n * 0.125);
  const windowsAt = (high: number, tall: number) =>
    (['x', '-x'] as const).flatMap((side) =>
      bays.map((u): Pane => ({ side, at: [u, high], half: [0.026, tall], kind: 'arch' })),
    );
  const arm = withPanes(
    wall,
    [-1, 1].map(
      (side): Pane => ({
        side: side < 0 ? '-x' : 'x',
        at: [CROSSING.z, 0.34],
        half: [0.05, 0.12],
        kind: 'arch',
      }),
    ),
  );
  return [
    box(
      withPanes(wall, windowsAt(0.39, 0.07)),
      [0, NAVE.wall / 2, middle],
      [NAVE.half, NAVE.wall / 2, half],
    ),
    {
      ...gable(lead, [0, NAVE.wall, middle], [half + 0.01, NAVE.half + 0.02], NAVE.rise),
      ...along,
    },
    box(
      withPanes(wall, windowsAt(0.13, 0.07)),
      [0, AISLE.wall / 2, middle],
      [AISLE.half, AISLE.wall / 2, half - 0.03],
    ),
    box(arm, [0, 0.25, CROSSING.z], [CROSSING.long, 0.25, CROSSING.half]),
    gable(wall, [0, 0.49, CROSSING.z], [CROSSING.long - 0.004, CROSSING.half], 0.17),
    gable(lead, [0, 0.49, CROSSING.z], [CROSSING.long + 0.012, CROSSING.half + 0.02], 0.19),
    frustum(wall, [0, 0, NAVE.to], 0.44, 0.14, 0.14),
    frustum(lead, [0, 0.44, NAVE.to], 0.2, 0.16, 0.004),
    box(lead, [0, 0.68, CROSSING.z], [0.04, 0.06, 0.04]),
    hip(lead, [0, 0.73, CROSSING.z], [0.05, 0.05], 0.36),
  ];
}

/** Piers along one side, from which arches lean against the nave. */
const buttresses = (wall: Look, side: number): Solid[] =>
  Array.from({ length: 7 }, (_, n) => FRONT + 0.22 + n * 0.125)
    .filter((z) => Math.abs(z - CROSSING.z) > CROSSING.half + 0.02)
    .flatMap((z) => [
      box(wall, [side * (AISLE.half + 0.012), 0.17, z], [0.022, 0.17, 0.013]),
      frustum(wall, [side * (AISLE.half + 0.012), 0.34, z], 0.075, 0.018, 0.002),
      box(wall, [side * 0.195, 0.355, z], [0.085, 0.012, 0.01], roll(side * -0.62)),
    ]);
