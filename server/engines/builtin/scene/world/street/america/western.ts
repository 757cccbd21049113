import { pick, type Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, inside, NO_GLOW, plainFront } from '../front.ts';
import { frustumAt } from '../round-solid.ts';
import { boxOn, type Paint, type Plot, plainPaint, roofOn, type Solid, within } from '../solid.ts';
import { GROUND, SHINGLE, TIMBER, TRIM, type WesternLook, westernWall } from './western-front.ts';

/** Boards: weathered, and painted long ago. */
const BOARDS: readonly Colour[] = [
  [0.56, 0.42, 0.29],
  [0.48, 0.38, 0.3],
  [0.64, 0.52, 0.38],
  [0.52, 0.3, 0.22],
  [0.46, 0.5, 0.46],
  [0.7, 0.62, 0.48],
];
/** What is written over the doors. */
const NAMES = ['SALOON', 'HOTEL', 'BANK', 'STORE', 'SHERIFF', 'SALOON'] as const;
/** How high a storey is above the ground floor. World units. */
const STOREY = 2.9;
/** The boardwalk: how deep and how high; the porch over it: how high and how steep. World units. */
export const WALK = { deep: 2, high: 0.34 } as const;
const PORCH = { high: 3.3, pitch: 0.24 } as const;
/** Farther off there are no barrels and rails; nearer than this nothing stands before the eye. */
const SMALL = { near: 5, far: 60 } as const;
/** Builds a wooden house of a frontier town on a plot: a false front with its name, a porch over a boardwalk, a roof behind; `lamps` is the share of lit windows. */
export function buildWestern(plot: Plot, random: Random, lamps: number): Solid[] {
  const storeys = 1 + random.below(2);
  const eaves = GROUND + (storeys - 1) * STOREY + 0.3;
  const look: WesternLook = {
    ...{ storeys, eaves, top: eaves + 1.7 + 0.8 * random.unit() },
    ...{ wall: scaleColour(pick(random, BOARDS), 0.9 + 0.2 * random.unit()) },
    ...{ number: random.below(4096), name: pick(random, NAMES) },
  };
  const own = within(plot, 0.15, 0, plot.wide - 0.3, plot.deep);
  const walls = westernWall(look, lamps);
  const pitch = 0.62;
  const roof = roofOn(
    within(own, 0, 0.3, own.wide, own.deep),
    eaves,
    eaves + (own.wide / 2) * pitch,
    (['start', 'end'] as const).map((side) => ({ side, pitch, from: eaves })),
    (face, { up }) =>
      plainFront(
        scaleColour(
          face.role === 'roof' ? SHINGLE : look.wall,
          0.85 + 0.2 * chance(Math.floor(up / 0.3), 3, look.number),
        ),
      ),
  );
  return [
    boxOn(own, 0, eaves, walls),
    roof,
    ...falseFront(own, look, walls),
    ...porch(own, look),
    ...(own.z < SMALL.far ? beforeDoor(own, look.number) : []),
  ];
}

/** The boards that hide the roof, with a cornice, and a middle that rises on some. */
function falseFront(plot: Plot, { eaves, top, number, wall }: WesternLook, walls: Paint): Solid[] {
  const board = within(plot, -0.1, -0.14, plot.wide + 0.2, 0.3);
  const cornice = (at: Plot, height: number) =>
    boxOn(within(at, -0.12, -0.16, at.wide + 0.24, 0.5), height, height + 0.2, plainPaint(TRIM));
  const middle = within(board, plot.wide * 0.24, 0, plot.wide * 0.55, 0.3);
  const isStepped = number % 2 === 0;
  const paint: Paint = (face, place) =>
    face.role === 'front'
      ? walls({ ...face, origin: [face.origin[0], eaves - 0.4, face.origin[2]] }, place)
      : plainFront(scaleColour(wall, 0.8));
  return [
    boxOn(board, eaves - 0.4, top, paint),
    cornice(board, top),
    ...(isStepped
      ? [
          boxOn(middle, top, top + 0.9, plainPaint(scaleColour(wall, 0.95))),
          cornice(middle, top + 0.9),
        ]
      : []),
  ];
}

/** A roof on posts over the boardwalk, on some with a railing above. */
function porch(plot: Plot, { number, storeys }: WesternLook): Solid[] {
  const { deep, high } = WALK;
  const walk = within(plot, -0.15, -deep, plot.wide + 0.3, deep);
  const count = Math.max(2, Math.round(plot.wide / 2.7));
  const posts = Array.from({ length: count + 1 }, (_, n) =>
    boxOn(
      within(walk, 0.1 + ((walk.wide - 0.34) * n) / count, 0.1, 0.14, 0.14),
      0,
      PORCH.high,
      plainPaint(scaleColour(TRIM, 0.8)),
    ),
  );
  const planks: Paint = ({ role }, { along, up }) =>
    plainFront(
      scaleColour(
        TIMBER,
        role === 'level'
          ? 1.25 + 0.3 * (chance(Math.floor(along / 0.2), 2, number) - 0.5)
          : 0.7 + 0.1 * up,
      ),
    );
  const isBalcony = storeys > 1 && number % 3 === 0;
  const rail: Paint = ({ role }, { along, up, pixel }) => {
    const bar = inside(Math.abs(((along / 0.2) % 1) - 0.5), -1, 0.2, pixel / 0.2);
    const edge = Math.max(inside(up, 0.72, 0.9, pixel), inside(up, 0, 0.1, pixel));
    return plainFront(
      mixColour([0.24, 0.17, 0.12], TRIM, role === 'level' ? 1 : Math.max(bar, edge)),
    );
  };
  const cover = isBalcony
    ? [
        boxOn(walk, PORCH.high, PORCH.high + 0.18, planks),
        boxOn(within(walk, 0, 0, walk.wide, 0.07), PORCH.high + 0.18, PORCH.high + 1.1, rail),
      ]
    : [
        roofOn(
          within(walk, -0.1, -0.2, walk.wide + 0.2, walk.deep + 0.2),
          PORCH.high,
          PORCH.high + 1,
          [{ side: 'front', pitch: PORCH.pitch, from: PORCH.high + 0.1 }],
          ({ role }, { up }) =>
            plainFront(
              scaleColour(
                SHINGLE,
                role === 'roof' ? 0.95 + 0.25 * chance(Math.floor(up / 0.28), 8, number) : 0.6,
              ),
            ),
        ),
      ];
  return [boxOn(walk, 0, high, planks), ...posts, ...cover];
}

/** Barrels and crates on the boardwalk, a rail and a trough for horses before it. */
function beforeDoor(plot: Plot, number: number): Solid[] {
  const nearest = Math.min(plot.z, plot.z + plot.u[1] * plot.wide);
  if (nearest < SMALL.near) return [];
  const at = (along: number, inward: number) => within(plot, along, inward, 0, 0);
  const barrels = Array.from({ length: number % 3 }, (_, n) => {
    const { x, z } = at(0.6 + 0.75 * n, -0.6);
    return [
      frustumAt([x, WALK.high, z], 0.42, 0.28, 0.34, hooped),
      frustumAt([x, WALK.high + 0.42, z], 0.42, 0.34, 0.28, hooped),
    ];
  }).flat();
  const place = plot.wide * 0.55;
  const rail = within(plot, place, -WALK.deep - 0.7, Math.min(2.6, plot.wide * 0.4), 0.1);
  const posts = [0, rail.wide - 0.12].map((along) =>
    boxOn(within(rail, along, 0, 0.12, 0.12), 0, 1.08, plainPaint(TIMBER)),
  );
  const trough = within(plot, plot.wide * 0.1, -WALK.deep - 0.75, 1.7, 0.55);
  const wet: Paint = ({ role }) =>
    role === 'level'
      ? { colour: [0.12, 0.16, 0.18], glass: 0.6, glow: NO_GLOW }
      : plainFront(TIMBER);
  return [
    ...barrels,
    ...posts,
    boxOn(rail, 0.94, 1.04, plainPaint(scaleColour(TIMBER, 1.2))),
    ...(number % 2 === 1 ? [boxOn(trough, 0, 0.5, wet)] : []),
  ];
}

/** Staves between hoops of iron. */
const hooped: Paint = ({ role }, { along, up }) =>
  plainFront(
    role === 'level'
      ? scaleColour(TIMBER, 1.2)
      : up % 0.3 < 0.05
        ? [0.2, 0.2, 0.21]
        : scaleColour([0.5, 0.33, 0.19], 0.9 + 0.2 * chance(Math.floor(along / 0.09), 1, 3)),
  );
