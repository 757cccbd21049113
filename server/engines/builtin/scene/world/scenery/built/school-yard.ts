import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inkAt } from '../../street/block-letters.ts';
import { chance, DARK, inside, plainFront } from '../../street/front.ts';
import { type Paint, plainPaint, roofOn, type Solid } from '../../street/solid.ts';
import { plotOf } from '../hedge.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { ASPHALT, band, between, block, paved, post, rail, WHITE } from './paved-site.ts';

/** The school: half its width, how far off its front, how high its eaves are; half the width of its middle part. World units. */
const SCHOOL = { half: 27, z: 40, high: 8.4, middle: 5.4 } as const;
const BRICK: Colour = [0.62, 0.28, 0.2];
const STONE: Colour = [0.86, 0.82, 0.74];
const CHALKS: readonly Colour[] = [
  [0.95, 0.75, 0.2],
  [0.3, 0.65, 0.9],
  [0.95, 0.45, 0.5],
  [0.45, 0.8, 0.4],
];

/** A school yard: the brick school with its clock, hopscotch and lines of games on the ground, a basketball hoop, a flag. */
export const SCHOOL_YARD: SceneryPlan = {
  land: 'field',
  relief: 0.4,
  trees: 0.45,
  views: [
    { horizon: 0.5, lens: 0.94, eye: 0.44 },
    { horizon: 0.42, lens: 0.88, eye: 0.8 },
    { horizon: 0.56, lens: 0.88, eye: 0.36 },
    { horizon: 0.48, lens: 1.08, eye: 0.5 },
  ],
  ground: levelled(80, 90),
  isHard: true,
  soil: paved((x, z, soft, { side }) => {
    const share = between(Math.abs(x), -1, 26, 0.4) * between(z, -9, SCHOOL.z - 1, 0.3);
    const chalk = hopscotch(side * x + 1.6, z - 6);
    if (chalk !== null) return [mixColour(ASPHALT, chalk, 0.85), share];
    const ring = Math.max(
      band(Math.hypot(x - side * 8, z - 20) - 3, 0.07, soft),
      band(Math.abs(x - side * 8) - 4.6, 0.06, soft) * (z > 11 && z < 30 ? 1 : 0),
      band(z - 30, 0.07, soft) * (Math.abs(x - side * 8) < 4.6 ? 1 : 0),
    );
    return [mixColour(scaleColour(ASPHALT, 1.15), WHITE, 0.85 * ring), share];
  }),
  lampAt: () => (_x, _y, z) => 0.35 * between(z, 22, SCHOOL.z, 8) + 0.12,
  isTended: (x, z) => Math.abs(x) < 30 && z < 60,
  has: new Set(['college']),
  solids,
};

/** The chalk of hopscotch at a place beside its middle and along it; null beside it. */
function hopscotch(x: number, z: number): Colour | null {
  const row = Math.floor(z / 0.95);
  if (z < 0 || row > 7) return null;
  const isPair = row === 2 || row === 5;
  const half = isPair ? 0.95 : 0.48;
  if (Math.abs(x) > half) return null;
  const v = z - row * 0.95;
  const u = isPair ? Math.abs(Math.abs(x) - 0.475) : Math.abs(x);
  const isLine = v < 0.07 || v > 0.88 || u > 0.41;
  const number = Math.hypot(u * 1.6, v - 0.47) < 0.2 && Math.hypot(u * 1.6, v - 0.47) > 0.11;
  return isLine ? WHITE : number ? (CHALKS[row % CHALKS.length] as Colour) : null;
}

function solids({ setting: { side }, lamps }: Site): Solid[] {
  const { half, z, high, middle } = SCHOOL;
  const wall = front(lamps);
  const slate = plainPaint([0.3, 0.31, 0.34]);
  const gable = plotOf(-middle, z - 1.6, middle, z + 10);
  return [
    block([-half, 0, z], [half, high, z + 12], wall),
    roofOn(
      plotOf(-half - 0.4, z - 0.5, half + 0.4, z + 12.5),
      LEVEL + high,
      LEVEL + high + 4.6,
      (['front', 'back', 'start', 'end'] as const).map((at) => ({
        side: at,
        pitch: 0.62,
        from: LEVEL + high,
      })),
      slate,
    ),
    block([-middle, 0, z - 1.6], [middle, high + 1, z + 6], entrance(lamps)),
    roofOn(
      gable,
      LEVEL + high + 1,
      LEVEL + high + 6,
      [
        { side: 'start', pitch: 0.75, from: LEVEL + high + 1 },
        { side: 'end', pitch: 0.75, from: LEVEL + high + 1 },
      ],
      ({ role, long }, { along, up, pixel }) => {
        if (role === 'roof') return plainFront([0.3, 0.31, 0.34]);
        const clock = inside(Math.hypot(along - long / 2, up - 1.6), -1, 1, pixel);
        const face = inside(Math.hypot(along - long / 2, up - 1.6), -1, 0.86, pixel);
        const [u, v] = [along - long / 2, up - 1.6];
        const hand =
          (Math.abs(u) < 0.06 && v > 0 && v < 0.7) || (Math.abs(v) < 0.07 && u > 0 && u < 0.5)
            ? face
            : 0;
        return plainFront(
          mixColour(mixColour(mixColour(BRICK, STONE, clock), WHITE, face), [0.1, 0.1, 0.12], hand),
        );
      },
    ),
    block([-2.6, 0, z - 3], [2.6, 0.5, z - 1.6], plainPaint(STONE)),
    // The flag, and the hoop at the end of its court.
    post(-side * 11, 30, 9, 0.09, plainPaint(WHITE)),
    block([-side * 11, 7.6, 30], [-side * 11 + 2.2, 8.9, 30.05], ({ role }, { up }) =>
      plainFront(role === 'level' || Math.abs(up - 0.65) > 0.3 ? [0.7, 0.12, 0.14] : WHITE),
    ),
    ...hoop(side * 8, 30.4),
    ...Array.from({ length: 14 }, (_, n) =>
      [-1, 1].map((at) =>
        rail(
          [at * 26, 0, 8 + n * 2.3],
          [at * 26, 1.3, 8 + n * 2.3],
          0.05,
          plainPaint([0.16, 0.3, 0.24]),
        ),
      ),
    ).flat(),
    ...[-1, 1].flatMap((at) =>
      [0.3, 1.3].map((up) =>
        rail([at * 26, up, 6], [at * 26, up, 39], 0.04, plainPaint([0.16, 0.3, 0.24])),
      ),
    ),
    block(
      [-side * 15 - 1.4, 0.42, 24],
      [-side * 15 + 1.4, 0.5, 24.5],
      plainPaint([0.6, 0.42, 0.24]),
    ),
    block(
      [-side * 15 - 1.2, 0, 24.1],
      [-side * 15 + 1.2, 0.42, 24.4],
      plainPaint([0.2, 0.2, 0.22]),
    ),
  ];
}

const hoop = (x: number, z: number): Solid[] => [
  post(x, z + 0.8, 3.4, 0.12, plainPaint([0.4, 0.42, 0.45])),
  block([x - 0.9, 2.9, z], [x + 0.9, 3.95, z + 0.08], ({ role, long }, { along, up, pixel }) => {
    const square =
      inside(Math.abs(along - long / 2), -1, 0.3, pixel) * inside(up, 0.15, 0.6, pixel);
    const hole = inside(Math.abs(along - long / 2), -1, 0.24, pixel) * inside(up, 0.2, 0.54, pixel);
    return plainFront(
      mixColour(WHITE, [0.85, 0.2, 0.12], role === 'front' ? square * (1 - hole) : 0),
    );
  }),
  block([x - 0.3, 3.02, z - 0.55], [x + 0.3, 3.08, z], plainPaint([0.9, 0.35, 0.1])),
];

/** Bricks with a band of stone, two rows of tall windows with white bars. */
const front =
  (lamps: number): Paint =>
  ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront([0.4, 0.4, 0.42]);
    const bay = along / 3.3 - Math.floor(along / 3.3);
    const storey = up / 4.1 - Math.floor(up / 4.1);
    const [u, v] = [bay * 3.3, storey * 4.1];
    const isUp = up < 8.2 ? 1 : 0;
    const frame = isUp * inside(u, 0.5, 2.8, pixel) * inside(v, 0.9, 3.5, pixel);
    const bars = Math.max(
      inside(Math.abs(u - 1.65), -1, 0.06, pixel),
      inside(Math.abs(v - 2.5), -1, 0.06, pixel),
    );
    const pane = isUp * inside(u, 0.62, 2.68, pixel) * inside(v, 1.02, 3.4, pixel) * (1 - bars);
    const isLit = chance(Math.floor(along / 3.3), Math.floor(up / 4.1), 5) < lamps * 1.3;
    const course =
      inside(Math.abs(up / 0.3 - Math.round(up / 0.3)) * 0.3, -1, 0.03, pixel) *
      Math.max(0, 1 - pixel * 5);
    const brick = scaleColour(BRICK, 1 - 0.2 * course + 0.05 * Math.sin(along * 3.1 + up * 7));
    const band4 = inside(Math.abs(up - 4.2), -1, 0.16, pixel) + inside(up, 8, 9, pixel);
    return {
      colour: mixColour(
        mixColour(mixColour(brick, STONE, Math.min(1, band4)), WHITE, frame),
        DARK,
        pane,
      ),
      glass: 0.45 * pane,
      glow: isLit ? scaleColour([1, 0.8, 0.46], pane * 0.9) : [0, 0, 0],
    };
  };

/** The middle part: its door under an arch, and the word over it. */
const entrance =
  (lamps: number): Paint =>
  (face, spot) => {
    if (face.role !== 'front') return front(lamps)(face, spot);
    const { along, up, pixel } = spot;
    const off = along - SCHOOL.middle;
    const top = 3.2 + Math.sqrt(Math.max(0, 1 - (off / 1.7) ** 2)) * 0.9;
    const arch = inside(Math.abs(off), -1, 1.7, pixel) * inside(up, -1, top, pixel);
    const rim = inside(Math.abs(off), -1, 2.1, pixel) * inside(up, -1, top + 0.4, pixel);
    const leaf =
      inside(Math.abs(Math.abs(off) - 0.72), -1, 0.62, pixel) * inside(up, 0.3, 2.9, pixel);
    const word = inkAt('SCHOOL', (off + 3) / 6, (up - 4.75) / 1, pixel);
    const board = inside(Math.abs(off), -1, 3.5, pixel) * inside(up, 4.5, 6, pixel);
    const base = board > 0 || up < 4.5 ? plainFront(BRICK) : front(lamps)(face, spot);
    const colour = mixColour(
      mixColour(
        mixColour(mixColour(base.colour, STONE, Math.max(rim, board)), DARK, arch),
        [0.5, 0.1, 0.1],
        leaf,
      ),
      [0.16, 0.2, 0.3],
      word,
    );
    return { ...base, colour, glass: arch > 0 || board > 0 ? 0 : base.glass };
  };
