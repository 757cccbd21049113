import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { glyphAt } from '../../street/asia/neon-letters.ts';
import { chance, DARK, inside, plainFront } from '../../street/front.ts';
import { ellipsoidAt } from '../../street/round-solid.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { paved } from '../built/paved-site.ts';
import { box, facade } from '../famous/kit.ts';
import { rodBetween, sheer } from '../far/pieces.ts';
import type { SceneryPlan, Site } from '../site.ts';

/** The canal: half of how wide it is, how wide the walks beside it are, how high they and the bridge before the eye are over the water, where that ends and where the next one is. World units. */
const CANAL = { half: 6.4, walk: 5.6, low: 0.5, bridge: 1.5, ends: 10.4, next: 74 } as const;
/** How high the canal's ground is. World units. */
const DEEP = -3;
const NEON: readonly Colour[] = [
  [1, 0.12, 0.42],
  [0.1, 0.7, 1],
  [1, 0.78, 0.1],
  [0.2, 1, 0.42],
  [0.72, 0.26, 1],
  [1, 0.3, 0.08],
];
const neonOf = (n: number): Colour =>
  NEON[((n % NEON.length) + NEON.length) % NEON.length] as Colour;

/** Dotonbori in Osaka: a canal between houses full of neon, mirrored in the water, a great runner with raised arms, a red crab, lanterns; the eye is on a bridge. */
export const DOTONBORI: SceneryPlan = {
  land: 'lake',
  isNear: true,
  relief: 0.2,
  trees: 0,
  time: 'night',
  views: [
    { horizon: 0.5, lens: 0.94, eye: 0.25 },
    { horizon: 0.44, lens: 0.88, eye: 0.32 },
    { horizon: 0.54, lens: 0.9, eye: 0.23 },
    { horizon: 0.5, lens: 1.06, eye: 0.27 },
  ],
  ground: () => (x, z) =>
    z < CANAL.ends ? CANAL.bridge : Math.abs(x) < CANAL.half + CANAL.walk - 0.6 ? DEEP : CANAL.low,
  soil: paved((x, z, soft) => {
    const joint = Math.max(
      inside(Math.abs(x - Math.round(x)), -1, 0.02, soft),
      inside(Math.abs(z - Math.round(z)), -1, 0.02, soft),
    );
    return [scaleColour([0.46, 0.43, 0.42], 1 - 0.3 * joint), 1];
  }),
  water: { deep: [0.05, 0.08, 0.1], shallow: [0.08, 0.12, 0.13], roughness: 0.08 },
  lampAt: () => (_x, y, z) => (z < CANAL.ends ? 0.5 : 0.4) * (y > 14 ? 0.5 : 1),
  isTended: () => true,
  solids: (site) => [
    ...ways(),
    ...houses(site),
    ...runner(site),
    ...crab(site.setting.side),
    ...signs(site),
    ...lanterns(site.lamps),
  ],
};

/** The bridge before the eye with its rail, the walks along the water, the next bridge. */
function ways(): Solid[] {
  const { half, walk, low, bridge, ends, next } = CANAL;
  const stone: Paint = ({ role }, { along, pixel }) => {
    const joint =
      role === 'level' ? inside(Math.abs(along - Math.round(along)), -1, 0.03, pixel) : 0;
    return plainFront(
      scaleColour([0.5, 0.47, 0.45], (role === 'level' ? 1 : 0.8) * (1 - 0.3 * joint)),
    );
  };
  const steel = plainPaint([0.52, 0.54, 0.56]);
  return [
    box([-40, DEEP, -6], [40, bridge + 0.004, ends], stone),
    ...[0.5, 1.05].map((up) =>
      rodBetween(
        [-30, bridge + up, ends - 0.2],
        [30, bridge + up, ends - 0.2],
        [0.05, 0.05],
        6,
        steel,
      ),
    ),
    ...Array.from({ length: 26 }, (_, n) =>
      rodBetween(
        [-19 + n * 1.5, bridge, ends - 0.2],
        [-19 + n * 1.5, bridge + 1.05, ends - 0.2],
        [0.04, 0.04],
        5,
        steel,
      ),
    ),
    ...[-1, 1].map((side) =>
      box(
        [side > 0 ? half : -half - walk, DEEP, ends],
        [side > 0 ? half + walk : -half, low + 0.004, next + 30],
        stone,
      ),
    ),
    box([-half - 4, 3.2, next], [half + 4, 4.6, next + 5], plainPaint([0.34, 0.36, 0.4])),
    box(
      [-60, DEEP, next + 40],
      [60, 30, next + 50],
      facade({
        ...{
          wall: [0.3, 0.3, 0.34],
          trim: [0.4, 0.4, 0.42],
          bay: 2.4,
          storey: 3,
          foot: 2,
          number: 3,
          lamps: 0.4,
        },
        window: [0.8, 0.6, 2.2],
      }),
    ),
  ];
}

/** Houses side by side along both walks, their fronts to the water. */
const houses = ({ lamps }: Site): Solid[] =>
  [-1, 1].flatMap((side) =>
    Array.from({ length: 9 }, (_, n) => {
      const z = CANAL.ends + 1 + n * 7.6;
      const high = 13 + 13 * chance(n, side + 3, 4);
      const from = CANAL.half + CANAL.walk;
      const look = facade({
        ...{
          wall: scaleColour([0.44, 0.43, 0.46], 0.7 + 0.5 * chance(n, side + 4, 2)),
          trim: [0.3, 0.3, 0.33],
        },
        ...{ bay: 2.1, storey: 3.1, foot: 0.4, number: n + 20 * (side + 1), lamps: 0.3 + lamps },
        window: [0.8, 0.5, 2.4],
      });
      return box(
        [side > 0 ? from : -from - 14, DEEP, z],
        [side > 0 ? from + 14 : -from, high, z + 7.5],
        look,
      );
    }),
  );

/** What glows with its own colour, brighter by night. */
const shining = (colour: Colour, share: number, dark: Colour, lamps: number) => ({
  colour: mixColour(dark, colour, share),
  glass: 0,
  glow: scaleColour(colour, share * Math.min(1.5, 0.15 + lamps * 4)),
});

/** The great board of a runner with raised arms on a blue track before a rising sun. */
function runner({ setting: { side }, lamps }: Site): Solid[] {
  const [wide, high] = [8, 11.5];
  const x = -side * (CANAL.half + 1.2);
  const board: Paint = ({ role }, { along, up, pixel }) => {
    if (role !== 'front') return plainFront([0.2, 0.2, 0.24]);
    const u = (along - wide / 2) / wide;
    const v = up / high;
    const limb = (fx: number, fy: number, tx: number, ty: number, thick: number) => {
      const [dx, dy] = [(tx - fx) * wide, (ty - fy) * high];
      const t = Math.max(
        0,
        Math.min(1, ((u - fx) * wide * dx + (v - fy) * high * dy) / (dx * dx + dy * dy)),
      );
      return inside(
        Math.hypot((u - fx) * wide - t * dx, (v - fy) * high - t * dy),
        -1,
        thick,
        pixel,
      );
    };
    const skin = Math.max(
      limb(-0.1, 0.66, -0.36, 0.9, 0.34),
      limb(0.1, 0.66, 0.36, 0.9, 0.34),
      limb(0, 0.78, 0, 0.8, 0.66),
      limb(-0.02, 0.38, -0.14, 0.2, 0.44),
      limb(0.05, 0.38, 0.2, 0.3, 0.44),
      limb(0.2, 0.3, 0.12, 0.16, 0.36),
      limb(-0.14, 0.2, -0.1, 0.05, 0.36),
    );
    const shirt = limb(0, 0.5, 0, 0.64, 1.15);
    const shorts = limb(-0.04, 0.4, 0.05, 0.4, 0.85);
    const sun = inside(Math.hypot(u * wide, (v - 0.62) * high), -1, 4, pixel);
    const track = v < 0.3 ? inside(Math.abs(((u / (0.12 + v)) * 1.6) % 1), 0.42, 0.58, pixel) : 0;
    let colour: Colour = v < 0.3 ? [0.1, 0.3, 0.8] : [0.16, 0.5, 0.95];
    colour = mixColour(colour, [1, 0.82, 0.3], v > 0.3 ? sun : 0);
    colour = mixColour(colour, [0.9, 0.93, 1], track);
    colour = mixColour(colour, [0.95, 0.7, 0.5], skin);
    colour = mixColour(colour, [0.96, 0.96, 0.98], shirt);
    colour = mixColour(
      colour,
      [0.92, 0.1, 0.14],
      Math.max(shorts, shirt * inside(Math.abs(v - 0.6), -1, 0.018, pixel / high)),
    );
    return shining(colour, 1, DARK, lamps * 0.6);
  };
  return [box([x - wide / 2, 4.4, 25], [x + wide / 2, 4.4 + high, 25.6], board)];
}

/** A red crab over a door, its legs spread. */
function crab(side: number): Solid[] {
  const [x, y, z] = [side * (CANAL.half + 1.6), 7, 18.5];
  const red: Paint = () => ({ colour: [0.9, 0.16, 0.08], glass: 0.1, glow: [0.3, 0.04, 0.02] });
  const white = plainPaint([0.95, 0.92, 0.86]);
  const legs = [-1, 1].flatMap((a) =>
    [0.5, 0.05, -0.4, -0.85].flatMap((turn, n) => {
      const knee = [x + a * (2.4 + 0.3 * n), y + 1.9 * turn + 0.7, z - 0.3] as const;
      const foot = [x + a * (3.3 - 0.2 * n), y + 2.4 * turn - 0.9, z - 0.4] as const;
      return [
        rodBetween([x + a * 1.1, y + turn, z - 0.2], knee, [0.3, 0.22], 6, red),
        rodBetween(knee, foot, [0.22, 0.06], 6, red),
      ];
    }),
  );
  const claws = [-1, 1].flatMap((a) => [
    rodBetween(
      [x + a * 1, y + 0.8, z - 0.3],
      [x + a * 1.9, y + 2.4, z - 0.5],
      [0.32, 0.26],
      6,
      red,
    ),
    ellipsoidAt([x + a * 2, y + 3.1, z - 0.6], 0.5, 0.85, red),
  ]);
  return [
    ellipsoidAt([x, y, z], 1.9, 1.15, red),
    ...[-0.5, 0.5].flatMap((off) => [
      rodBetween([x + off, y + 0.8, z - 0.7], [x + off, y + 1.6, z - 0.9], [0.1, 0.1], 5, red),
      ellipsoidAt([x + off, y + 1.7, z - 0.9], 0.2, 0.2, white),
    ]),
    ...legs,
    ...claws,
  ];
}

/** Boards of neon with strokes that look like writing, across the walks and on the fronts. */
function signs({ setting: { side }, lamps }: Site): Solid[] {
  return [-1, 1].flatMap((way) =>
    Array.from({ length: 24 }, (_, n) => {
      const isRunner = way === -side && n >= 1 && n <= 5;
      if (isRunner) return [];
      const z = 13.5 + n * 2.7;
      const tone = neonOf(Math.floor(chance(n, way + 2, 6) * 6));
      const other = neonOf(Math.floor(chance(n, way + 2, 7) * 6) + 1);
      const isTall = chance(n, way + 4, 3) > 0.45;
      const wide = isTall ? 1.5 : 3.2 + 1.6 * chance(n, 5, 5);
      const high = isTall ? 5 + 4 * chance(n, 6, 5) : 2 + 1.6 * chance(n, 7, 5);
      const low = (isTall ? 3.2 : 4.6) + 6 * chance(n, way + 8, 2);
      const edge = CANAL.half + 0.6 + 2.2 * chance(n, way + 5, 8);
      const [left, right] = way > 0 ? [edge, edge + wide] : [-edge - wide, -edge];
      const writing: Paint = ({ role }, { along, up, pixel }) => {
        if (role === 'level') return plainFront(DARK);
        const cells = isTall
          ? Math.max(2, Math.round(high / 1.5))
          : Math.max(2, Math.round(wide / 1.2));
        const u = isTall ? along / wide : (along / wide) * cells;
        const v = isTall ? (up / high) * cells : up / high;
        const cell = Math.floor(isTall ? v : u);
        const ink = glyphAt(
          cell + n * 7,
          u - (isTall ? 0 : cell),
          v - (isTall ? cell : 0),
          pixel / (isTall ? wide : high),
        );
        const rim = Math.max(
          1 - inside(along, 0.14, wide - 0.14, pixel),
          1 - inside(up, 0.14, high - 0.14, pixel),
        );
        const isFilled = chance(n, way + 3, 9) > 0.5;
        const lit = isFilled ? 1 - ink : Math.max(ink, rim);
        return shining(
          isFilled ? tone : rim > 0.5 ? other : tone,
          lit,
          isFilled ? [0.9, 0.9, 0.92] : [0.06, 0.05, 0.09],
          lamps,
        );
      };
      return [box([left, low, z], [right, low + high, z + 0.3], writing)];
    }).flat(),
  );
}

/** Paper lanterns in rows over both walks. */
const lanterns = (lamps: number): Solid[] =>
  [-1, 1].flatMap((side) =>
    Array.from({ length: 22 }, (_, n) => {
      const z = CANAL.ends + 1.4 + n * 2.2;
      const glow: Paint = () => ({
        colour: [0.95, 0.3, 0.16],
        glass: 0,
        glow: scaleColour([1.2, 0.34, 0.14], Math.min(1.3, 0.1 + lamps * 4)),
      });
      return sheer(
        ellipsoidAt(
          [side * (CANAL.half + 0.5), 3.2 - 0.16 * Math.sin(n * 0.7), z],
          0.27,
          0.36,
          glow,
        ),
      );
    }),
  );
