import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inkAt } from '../../street/block-letters.ts';
import { chance, DARK, inside, plainFront } from '../../street/front.ts';
import { type Paint, plainPaint, roofOn, type Solid } from '../../street/solid.ts';
import { plotOf } from '../hedge.ts';
import { LEVEL } from '../level-site.ts';
import { block, WHITE } from './paved-site.ts';

/** The school: half its width, how high its eaves are; half the width of its middle part. World units. */
const SCHOOL = { half: 27, high: 8.4, middle: 5.4 } as const;
const BRICK: Colour = [0.62, 0.28, 0.2];
const STONE: Colour = [0.86, 0.82, 0.74];

/** A school of brick whose front is so far off (`z`, world units): two rows of tall windows, a gable with a clock over its door; `lamps` (0 to 1) is how many windows are lit. */
export function schoolHouse(z: number, lamps: number): Solid[] {
  const { half, high, middle } = SCHOOL;
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
  ];
}

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
