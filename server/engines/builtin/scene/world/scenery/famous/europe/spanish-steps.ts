import { mixColour, scaleColour } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { chance, DARK, inside, plainFront } from '../../../street/front.ts';
import { ellipsoidAt, frustumAt } from '../../../street/round-solid.ts';
import { type Paint, plainPaint, type Solid } from '../../../street/solid.ts';
import { LAMP } from '../../../street/street-lamps.ts';
import { LEVEL } from '../../level-site.ts';
import type { SceneryPlan, Site } from '../../site.ts';
import { GRAND_SQUARE, slabs } from '../grand-square.ts';
import { box, facade } from '../kit.ts';

/** A flight of the stairs: where it begins and ends ahead, where it begins and ends over the square, half as wide. World units. */
interface Flight {
  readonly z: readonly [number, number];
  readonly up: readonly [number, number];
  readonly half: number;
}
/** The three flights from the square to the church. */
export const FLIGHTS: readonly Flight[] = [
  { z: [17, 26], up: [0, 4], half: 11.4 },
  { z: [29, 37], up: [4, 8], half: 8.6 },
  { z: [40, 48], up: [8, 12], half: 11 },
];
/** How high the stairs are over the square so far ahead, world units. */
export const stairsAt = (z: number): number =>
  FLIGHTS.reduce(
    (most, { z: [near, far], up: [low, high] }) =>
      z < near ? most : low + (high - low) * Math.min(1, (z - near) / (far - near)) + RISE,
    0,
  );
const RISE = 0.25;
const CHURCH = { z: 60, low: 12, half: 7.4 } as const;
const TRAVERTINE: Colour = [0.88, 0.84, 0.76];
const OCHRE: readonly Colour[] = [
  [0.84, 0.56, 0.32],
  [0.8, 0.42, 0.3],
  [0.9, 0.7, 0.46],
];

/** The Spanish Steps in Rome: three flights of travertine between ochre palaces, the church with its two bell towers and the obelisk above, the fountain like a boat at their foot. */
export const SPANISH_STEPS: SceneryPlan = {
  ...GRAND_SQUARE,
  soil: slabs([0.4, 0.38, 0.36], 0.3, 0.3),
  has: new Set(['church', 'fountain']),
  solids: (site) => [
    ...steps(),
    ...church(site.lamps),
    ...obelisk(),
    ...boat(site),
    ...palaces(site),
  ],
};

const stone: Paint = ({ role }, { along, up, pixel }) => {
  if (role === 'level') return plainFront(TRAVERTINE);
  const nosing = inside(up, 2 * RISE - 0.06, 2 * RISE, pixel);
  const stain = 0.74 + 0.04 * Math.sin(along * 1.7) + 0.04 * Math.sin(along * 0.43);
  return plainFront(scaleColour(TRAVERTINE, stain + 0.2 * nosing));
};

function steps(): Solid[] {
  const flights = FLIGHTS.flatMap(({ z: [near, far], up: [low, high], half }, flight) => {
    const count = Math.round((high - low) / RISE);
    const tread = (far - near) / count;
    return Array.from({ length: count }, (_, n) => {
      const ends =
        n < count - 1 ? near + (n + 1.3) * tread : (FLIGHTS[flight + 1]?.z[0] ?? 60) + 0.3;
      return box(
        [-half, LEVEL + low + (n - 1) * RISE, near + n * tread],
        [half, LEVEL + low + (n + 1) * RISE, ends],
        stone,
      );
    });
  });
  // Low walls beside each flight, in steps as well, with pots of azaleas.
  const cheeks = FLIGHTS.flatMap(({ z: [near, far], up: [low, high], half }, flight) =>
    [-1, 1].flatMap((side) =>
      [0, 1, 2, 3].flatMap((n): Solid[] => {
        const [from, to] = [near + ((far - near) * n) / 4, near + ((far - near) * (n + 1)) / 4];
        const top = LEVEL + low + ((high - low) * (n + 1)) / 4 + 0.7;
        const [left, right] = side > 0 ? [half, half + 0.9] : [-half - 0.9, -half];
        const pink = flight * 4 + n;
        return [
          box([left, LEVEL, from], [right, top, to], plainPaint(scaleColour(TRAVERTINE, 0.94))),
          frustumAt([side * (half + 0.45), top, (from + to) / 2], 0.4, 0.4, 0.62, azalea(pink), 7),
          frustumAt(
            [side * (half + 0.45), top + 0.4, (from + to) / 2],
            0.45,
            0.62,
            0.3,
            azalea(pink),
            7,
          ),
        ];
      }),
    ),
  );
  const terrace = box(
    [-15, LEVEL, 49.4],
    [15, LEVEL + 13.2, 49.8],
    plainPaint(scaleColour(TRAVERTINE, 0.98)),
  );
  const bank = [-1, 1].map((side) =>
    box(
      [side > 0 ? 8.6 : -15, LEVEL, 28],
      [side > 0 ? 15 : -8.6, LEVEL + 7.6, 40],
      plainPaint(scaleColour(OCHRE[2] as Colour, 0.9)),
    ),
  );
  return [...flights, ...cheeks, terrace, ...bank];
}

const azalea =
  (number: number): Paint =>
  (_, { along, up }) =>
    plainFront(
      mixColour(
        number % 3 === 0 ? [0.95, 0.9, 0.92] : [0.86, 0.26, 0.5],
        [0.2, 0.36, 0.16],
        0.7 * chance(Math.floor(along * 9), Math.floor(up * 9), number),
      ),
    );

/** The church: a front of pale stone with a portal and a half-round window, a clock in each of its two towers under small domes. */
function church(lamps: number): Solid[] {
  const { z, low, half } = CHURCH;
  const pale: Colour = [0.93, 0.88, 0.78];
  const lit = scaleColour(LAMP, Math.min(0.45, lamps));
  const front: Paint = ({ role, long }, { along, up, pixel }) => {
    if (role !== 'front') return { ...plainFront(pale), glow: lit };
    const off = Math.abs(along - long / 2);
    const portal = inside(off, -1, 1.2, pixel) * inside(up, -1, 4.4, pixel);
    const lunette = inside(Math.hypot(off, up - 9.4), -1, 1.9, pixel) * inside(up, 9.4, 20, pixel);
    const sides =
      inside(Math.abs(off - 5.4), -1, 0.6, pixel) *
      Math.max(inside(up, 2.4, 5, pixel), inside(up, 9, 11.4, pixel));
    const ledge = Math.max(inside(up, 7.2, 7.8, pixel), inside(up, 13.4, 14.2, pixel));
    const pilaster = inside(Math.abs(Math.abs(off - 5.4) - 1.5), -1, 0.26, pixel);
    const trim = mixColour(pale, [0.98, 0.95, 0.88], Math.max(ledge, pilaster));
    return {
      colour: mixColour(trim, DARK, 0.9 * Math.max(portal, lunette, sides)),
      glass: 0.3 * Math.max(lunette, sides),
      glow: lit,
    };
  };
  const belfry: Paint = ({ role, long }, { along, up, pixel }) => {
    if (role === 'level') return { ...plainFront(pale), glow: lit };
    const off = Math.abs(along - long / 2);
    const arch =
      inside(off, -1, 0.75, pixel) *
      inside(up, 3.2, 6 + Math.sqrt(Math.max(0, 0.56 - off * off)), pixel);
    const dial = inside(Math.hypot(off, up - 1.7), -1, 0.85, pixel);
    const hand = inside(off, -1, 0.08, pixel) * inside(up, 1.7, 2.4, pixel);
    return {
      ...plainFront(
        mixColour(mixColour(pale, [0.99, 0.98, 0.95], dial), DARK, Math.max(arch, hand)),
      ),
      glow: lit,
    };
  };
  const lead = plainPaint([0.62, 0.6, 0.56]);
  return [
    box([-half, LEVEL, z], [half, LEVEL + low + 14.6, z + 20], (face, place) =>
      front(face, { ...place, up: place.up - low }),
    ),
    ...[-1, 1].flatMap((side) => {
      const x = side * (half - 2);
      return [
        box([x - 2, LEVEL + low + 14.6, z], [x + 2, LEVEL + low + 21.4, z + 4], belfry),
        box(
          [x - 2.2, LEVEL + low + 21.4, z - 0.2],
          [x + 2.2, LEVEL + low + 22, z + 4.2],
          plainPaint(pale),
        ),
        ellipsoidAt([x, LEVEL + low + 22, z + 2], 1.7, 2.1, lead),
        frustumAt([x, LEVEL + low + 23.8, z + 2], 2.2, 0.3, 0.04, lead, 6),
      ];
    }),
  ];
}

/** The obelisk between the stairs and the church. */
const obelisk = (): Solid[] => [
  box([-1.1, LEVEL, 53], [1.1, LEVEL + 16.4, 55.2], plainPaint([0.86, 0.82, 0.74])),
  frustumAt([0, LEVEL + 16.4, 54.1], 11, 0.85, 0.56, plainPaint([0.74, 0.5, 0.42]), 4),
  frustumAt([0, LEVEL + 27.4, 54.1], 1, 0.56, 0.03, plainPaint([0.74, 0.5, 0.42]), 4),
];

/** The fountain like a sunken boat, in its oval basin. */
function boat({ setting: { side } }: Site): Solid[] {
  const x = side * 7.6;
  const water: Paint = () => ({ colour: [0.3, 0.52, 0.56], glass: 0.5, glow: [0, 0, 0] });
  const pale = plainPaint(TRAVERTINE);
  return [
    frustumAt([x, LEVEL, 13.4], 0.34, 2.9, 2.9, pale, 20),
    frustumAt([x, LEVEL + 0.01, 13.4], 0.36, 2.6, 2.6, water, 20),
    ellipsoidAt([x, LEVEL + 0.45, 13.4], 1.7, 0.5, pale),
    frustumAt([x, LEVEL + 0.6, 13.4], 0.75, 0.34, 0.5, pale, 10),
    frustumAt([x, LEVEL + 1.3, 13.4], 0.7, 0.1, 0.02, plainPaint([0.86, 0.93, 0.95]), 6),
  ];
}

/** Palaces in ochre and pink beside the stairs, up the hill. */
const palaces = ({ lamps }: Site): Solid[] =>
  [-1, 1].flatMap((side) =>
    [0, 1, 2].map((n) => {
      const [near, far] = (
        [
          [1, 15.6],
          [16.4, 33],
          [33.2, 50],
        ] as const
      )[n] as [number, number];
      const inner = n === 0 ? 19 : 14.6;
      const [left, right] = side > 0 ? [inner, 32] : [-32, -inner];
      return box(
        [left, LEVEL, near],
        [right, LEVEL + 15 + 2.2 * ((n + (side > 0 ? 1 : 0)) % 3), far],
        facade({
          ...{ wall: OCHRE[(n + (side > 0 ? 2 : 0)) % 3] as Colour, trim: [0.93, 0.88, 0.78] },
          ...{ bay: 2.8, storey: 4.4, foot: 0.4, number: n + 5 * side + 9, lamps },
          ...{ window: [0.6, 1, 3], shutters: [0.32, 0.4, 0.34], doors: [0.28, 0.18, 0.12] },
        }),
      );
    }),
  );
