import { mixColour, scaleColour, smoothstep } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { inkAt } from '../../../street/block-letters.ts';
import { chance, DARK, inside, plainFront } from '../../../street/front.ts';
import { frustumAt } from '../../../street/round-solid.ts';
import { boxOn, type Paint, plainPaint, roofOn, type Solid } from '../../../street/solid.ts';
import { LAMP } from '../../../street/street-lamps.ts';
import { band, paved, WHITE } from '../../built/paved-site.ts';
import { plotOf } from '../../hedge.ts';
import { LEVEL } from '../../level-site.ts';
import type { SceneryPlan, Site } from '../../site.ts';
import { alongStreet, box, facade } from '../kit.ts';

const RED: Colour = [0.78, 0.06, 0.06];
const STONE: Colour = [0.78, 0.68, 0.48];
/** Where the clock tower stands to the left on the picture's side, and ahead; half of it. World units. */
const TOWER = { aside: -14, z: 112, half: 5.6 } as const;

/** London: the clock tower and its palace over a street, a red bus of two decks, a telephone box at the kerb. */
export const LONDON: SceneryPlan = {
  land: 'field',
  relief: 0,
  trees: 0,
  views: [
    { horizon: 0.68, lens: 0.94, eye: 0.36 },
    { horizon: 0.62, lens: 0.9, eye: 0.8 },
    { horizon: 0.73, lens: 0.86, eye: 0.32 },
    { horizon: 0.68, lens: 1.1, eye: 0.4 },
  ],
  ground: () => () => LEVEL,
  isHard: true,
  soil: paved((x, z, soft, { side }) => {
    const across = side * x;
    const isRoad = across > -3.6 && across < 6.4;
    const slab = 0.92 + 0.12 * chance(Math.floor(x / 0.9), Math.floor(z / 1.2), 3);
    const kerb = Math.max(band(across + 3.6, 0.14, soft), band(across - 6.4, 0.14, soft));
    const line = band(across - 1.4, 0.07, soft) * (Math.floor(z / 2.4) % 2);
    const yellow = Math.max(
      band(across + 3.2, 0.05, soft),
      band(across + 3, 0.05, soft),
      band(across - 6, 0.05, soft),
    );
    const ground: Colour = isRoad ? [0.28, 0.28, 0.3] : scaleColour([0.56, 0.54, 0.51], slab);
    return [
      mixColour(
        mixColour(mixColour(ground, WHITE, 0.85 * line), [0.9, 0.72, 0.16], yellow),
        [0.66, 0.65, 0.62],
        kerb,
      ),
      1,
    ];
  }),
  lampAt: () => (_, y, z) => 0.35 * smoothstep(9, 1, y - LEVEL) * smoothstep(120, 40, z),
  solids: (site) => [
    ...clockTower(site),
    ...palace(site),
    ...bus(site),
    ...phoneBox(site),
    ...houses(site),
    ...lamps(site),
  ],
  isTended: () => true,
  has: new Set(['bigben', 'bus']),
};

/** Ribs and narrow windows of Gothic stone. */
const gothic =
  (lamps: number, number: number): Paint =>
  ({ role, long }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(STONE);
    const count = Math.max(2, Math.round(long / 1.3));
    const wide = long / count;
    const off = Math.abs(along - (Math.floor(along / wide) + 0.5) * wide);
    const storey = Math.floor(up / 4.2);
    const high = up - storey * 4.2;
    const pane = inside(off, -1, wide * 0.22, pixel) * inside(high, 0.8, 3.5 - off, pixel);
    const band_ = inside(high, 3.9, 4.2, pixel);
    const isLit = chance(number, Math.floor(along / wide), storey) < lamps * 1.2;
    return {
      colour: mixColour(
        scaleColour(STONE, 1 - 0.16 * band_ - 0.1 * inside(off, wide * 0.42, 9, pixel)),
        [0.16, 0.14, 0.13],
        0.85 * pane,
      ),
      glass: 0.2 * pane,
      glow: isLit ? scaleColour(LAMP, 0.7 * pane) : scaleColour(LAMP, 0.1 * lamps),
    };
  };

/** The clock tower: shaft, belfry with a dial on each face, a steep roof of iron and gold. */
export function clockTower({ setting: { side }, lamps }: Site): Solid[] {
  const [x, z] = [side * TOWER.aside, TOWER.z];
  const { half } = TOWER;
  const square = (out: number) =>
    plotOf(x - half - out, z - half - out, x + half + out, z + half + out);
  const dial: Paint = (face, place) => {
    const own = gothic(lamps, 7)(face, { ...place, up: place.up + 0.5 });
    if (face.role === 'level') return own;
    const [u, v] = [place.along - face.long / 2, place.up - 5.2];
    const out = Math.hypot(u, v);
    if (out > 4.6) return own;
    const turn = Math.atan2(u, v);
    const mark =
      out > 3 && out < 4 && Math.abs((((turn / (2 * Math.PI)) * 12 + 12.5) % 1) - 0.5) < 0.16;
    const hand = (at: number, long: number, thick: number) =>
      out < long && Math.cos(turn - at) > 0 && Math.abs(out * Math.sin(turn - at)) < thick;
    const isInk = mark || (out > 4.05 && out < 4.2) || hand(0.9, 2.3, 0.26) || hand(5.2, 3.5, 0.16);
    const rim = out > 4.25;
    const colour: Colour = rim ? [0.86, 0.66, 0.24] : isInk ? [0.08, 0.1, 0.16] : [0.97, 0.96, 0.9];
    return {
      colour,
      glass: 0,
      glow: rim || isInk ? [0, 0, 0] : scaleColour([1, 0.95, 0.75], Math.min(1, lamps * 3)),
    };
  };
  const roof: Paint = (_, { along, up }) =>
    plainFront(
      Math.floor(up / 1.1) % 3 === 0 && Math.abs(((along / 1) % 1) - 0.5) < 0.25
        ? [0.85, 0.66, 0.26]
        : [0.28, 0.31, 0.34],
    );
  const slopes = (pitch: number, from: number) =>
    (['front', 'back', 'start', 'end'] as const).map((edge) => ({ side: edge, pitch, from }));
  return [
    boxOn(square(0), LEVEL, LEVEL + 44, gothic(lamps, 3)),
    ...[-1, 1].flatMap((a) =>
      [-1, 1].map((b) =>
        box(
          [x + a * half - 0.6, LEVEL, z + b * half - 0.6],
          [x + a * half + 0.6, LEVEL + 45, z + b * half + 0.6],
          plainPaint(scaleColour(STONE, 1.04)),
        ),
      ),
    ),
    boxOn(square(0.5), LEVEL + 44, LEVEL + 54.4, dial),
    boxOn(square(0.9), LEVEL + 54.4, LEVEL + 55.4, plainPaint([0.8, 0.66, 0.34])),
    roofOn(square(0.2), LEVEL + 55.4, LEVEL + 62, slopes(1.9, LEVEL + 55.4), roof),
    boxOn(plotOf(x - 2.3, z - 2.3, x + 2.3, z + 2.3), LEVEL + 61, LEVEL + 65, gothic(lamps, 5)),
    roofOn(
      plotOf(x - 2.6, z - 2.6, x + 2.6, z + 2.6),
      LEVEL + 65,
      LEVEL + 76,
      slopes(4, LEVEL + 65),
      roof,
    ),
    frustumAt([x, LEVEL + 74, z], 6, 0.3, 0.05, plainPaint([0.86, 0.68, 0.26]), 6),
  ];
}

/** The palace that the tower belongs to, along the street. */
export function palace({ setting: { side }, lamps }: Site): Solid[] {
  const x = side * TOWER.aside;
  const range =
    side > 0
      ? plotOf(x - 62, TOWER.z + 2, x - 4, TOWER.z + 16)
      : plotOf(x + 4, TOWER.z + 2, x + 62, TOWER.z + 16);
  const turrets = Array.from({ length: 9 }, (_, n) => {
    const at = x - side * (9 + n * 6.4);
    return [
      frustumAt([at, LEVEL, TOWER.z + 1.8], 19, 0.9, 0.8, plainPaint(STONE), 8),
      frustumAt(
        [at, LEVEL + 19, TOWER.z + 1.8],
        4.4,
        0.9,
        0.04,
        plainPaint(scaleColour(STONE, 0.9)),
        8,
      ),
    ];
  });
  return [
    boxOn(range, LEVEL, LEVEL + 17, gothic(lamps, 9)),
    roofOn(
      range,
      LEVEL + 17,
      LEVEL + 22,
      (['front', 'back'] as const).map((edge) => ({ side: edge, pitch: 0.9, from: LEVEL + 17 })),
      plainPaint([0.36, 0.38, 0.4]),
    ),
    ...turrets.flat(),
  ];
}

/** A red bus of two decks that comes along the street. */
function bus({ setting: { side }, lamps }: Site): Solid[] {
  const x = side * 3.8;
  const z = 17.5;
  const lit = Math.min(1, lamps * 3);
  const wall: Paint = ({ role, long }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(scaleColour(RED, 0.9));
    const isFront = role === 'front';
    const off = Math.abs(along - long / 2);
    const cell = along / 1.35;
    const across = isFront
      ? inside(off, -1, 1.08, pixel)
      : inside(Math.abs(cell - Math.floor(cell) - 0.5), -1, 0.43, pixel / 1.35) *
        inside(along, 0.3, long - 0.3, pixel);
    const lower = inside(up, 0.95, 1.85, pixel);
    const upper = inside(up, 2.65, 3.6, pixel);
    const split = isFront ? 1 - inside(off, -1, 0.04, pixel) : 1;
    const pane = across * Math.max(lower, upper) * split;
    const board = isFront ? inside(off, -1, 0.85, pixel) * inside(up, 2.02, 2.48, pixel) : 0;
    const ink = isFront
      ? inkAt('22', (along - long / 2 + 0.7) / 0.45, (up - 2.08) / 0.32, pixel * 3)
      : 0;
    const lamp = isFront ? inside(Math.hypot(off - 0.85, up - 0.5), -1, 0.14, pixel) : 0;
    const stripe = inside(up, 2.3, 2.38, pixel) * (isFront ? 0 : 1);
    const body = mixColour(
      mixColour(RED, [0.95, 0.9, 0.75], stripe),
      [0.06, 0.06, 0.07],
      Math.max(board, inside(up, -1, 0.12, pixel)),
    );
    return {
      colour: mixColour(
        mixColour(mixColour(body, DARK, pane), [1, 0.97, 0.85], lamp),
        [0.98, 0.9, 0.5],
        ink,
      ),
      glass: 0.45 * pane,
      glow: scaleColour(LAMP, lit * (0.8 * pane + 1.6 * lamp + ink)),
    };
  };
  const tyre = plainPaint([0.07, 0.07, 0.08]);
  const wheels = [1.6, 7.4].flatMap((back) =>
    [-1, 1].map((end) =>
      box(
        [x + end * 1.22 - 0.16, LEVEL, z + back],
        [x + end * 1.22 + 0.16, LEVEL + 0.92, z + back + 0.95],
        tyre,
      ),
    ),
  );
  return [
    boxOn(plotOf(x - 1.27, z, x + 1.27, z + 9.4), LEVEL + 0.32, LEVEL + 4.2, wall),
    boxOn(
      plotOf(x - 1.15, z + 0.15, x + 1.15, z + 9.25),
      LEVEL + 4.2,
      LEVEL + 4.38,
      plainPaint([0.86, 0.84, 0.8]),
    ),
    ...wheels,
  ];
}

/** A red telephone box: small panes, its word under a crowned roof. */
function phoneBox({ setting: { side }, lamps }: Site): Solid[] {
  const [x, z] = [-side * 2.55, 7.4];
  const half = 0.46;
  const wall: Paint = ({ role, long }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(RED);
    const [u, v] = [((along - 0.13) / (long - 0.26)) * 3, (up - 0.42) / 0.21];
    const isIn = along > 0.13 && along < long - 0.13 && up > 0.42 && up < 2.1;
    const pane = isIn
      ? inside(Math.abs(u - Math.floor(u) - 0.5), -1, 0.42, pixel * 3) *
        inside(Math.abs(v - Math.floor(v) - 0.5), -1, 0.41, pixel * 5)
      : 0;
    const sign = inside(up, 2.2, 2.4, pixel) * inside(along, 0.1, long - 0.1, pixel);
    const ink = inkAt('TELEPHONE', (along - 0.14) / (long - 0.28), (up - 2.24) / 0.12, pixel * 6);
    return {
      colour: mixColour(
        mixColour(mixColour(RED, [0.62, 0.68, 0.7], pane), [0.95, 0.94, 0.88], sign),
        [0.08, 0.08, 0.08],
        ink * sign,
      ),
      glass: 0.35 * pane,
      glow: scaleColour(
        [1, 0.9, 0.7],
        Math.min(0.8, lamps * 2) * Math.max(0.7 * pane, sign * (1 - ink)),
      ),
    };
  };
  return [
    box(
      [x - half - 0.04, LEVEL, z - half - 0.04],
      [x + half + 0.04, LEVEL + 0.14, z + half + 0.04],
      plainPaint([0.16, 0.14, 0.14]),
    ),
    boxOn(plotOf(x - half, z - half, x + half, z + half), LEVEL, LEVEL + 2.44, wall),
    box(
      [x - half - 0.05, LEVEL + 2.44, z - half - 0.05],
      [x + half + 0.05, LEVEL + 2.52, z + half + 0.05],
      plainPaint(RED),
    ),
    roofOn(
      plotOf(x - half, z - half, x + half, z + half),
      LEVEL + 2.52,
      LEVEL + 2.74,
      (['front', 'back', 'start', 'end'] as const).map((edge) => ({
        side: edge,
        pitch: 0.6,
        from: LEVEL + 2.54,
      })),
      plainPaint(scaleColour(RED, 0.95)),
    ),
  ];
}

/** Houses of pale stone on the other side. */
function houses({ setting: { side }, lamps }: Site): Solid[] {
  const front = side > 0 ? 1 : -1;
  return Array.from({ length: 9 }, (_, n) => {
    const look = {
      wall: scaleColour([0.82, 0.78, 0.7], 0.92 + 0.12 * chance(n, 1, 1)),
      trim: [0.9, 0.88, 0.83] as const,
      ...{ bay: 2.6, storey: 3.8, foot: 0.4, number: n, lamps: lamps * 1.5 },
      window: [0.55, 0.8, 3] as const,
    };
    const plot = alongStreet(front, 10, -2 + n * 14, 13.9, 14);
    const high = 16 + 6 * chance(n, 2, 1);
    return [
      boxOn(plot, LEVEL, LEVEL + high, facade(look)),
      roofOn(
        plot,
        LEVEL + high,
        LEVEL + high + 4,
        (['front', 'back'] as const).map((edge) => ({
          side: edge,
          pitch: 1.1,
          from: LEVEL + high,
        })),
        plainPaint([0.32, 0.33, 0.36]),
      ),
    ];
  }).flat();
}

/** Lamp posts with three globes. */
const lamps = ({ setting: { side }, lamps: share }: Site): Solid[] =>
  [13, 27, 44].flatMap((z) => {
    const x = -side * 4.1;
    const iron = plainPaint([0.1, 0.16, 0.14]);
    const globe: Paint = () => ({
      colour: [0.95, 0.94, 0.88],
      glass: 0.1,
      glow: scaleColour(LAMP, Math.min(2.2, share * 6)),
    });
    return [
      frustumAt([x, LEVEL, z], 4.2, 0.16, 0.07, iron, 8),
      box([x - 0.6, LEVEL + 3.9, z - 0.05], [x + 0.6, LEVEL + 4, z + 0.05], iron),
      ...[-0.55, 0, 0.55].map((off) =>
        frustumAt([x + off, LEVEL + (off === 0 ? 4.3 : 4), z], 0.5, 0.14, 0.22, globe, 6),
      ),
    ];
  });
