import { mixColour, scaleColour } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { chance, DARK, inside, plainFront } from '../../../street/front.ts';
import { ellipsoidAt, FINE, frustumAt } from '../../../street/round-solid.ts';
import { type Paint, plainPaint, type Solid } from '../../../street/solid.ts';
import { LAMP } from '../../../street/street-lamps.ts';
import { LEVEL } from '../../level-site.ts';
import type { SceneryPlan, Site } from '../../site.ts';
import { GRAND_SQUARE, slabs } from '../grand-square.ts';
import { box } from '../kit.ts';

/** How far off its front is, half as wide at its foot, how high a storey is. World units. */
const FRONT = { z: 33, half: 17, storey: 4.6 } as const;
const PINK: Colour = [0.84, 0.44, 0.34];
const WHITE: Colour = [0.96, 0.9, 0.84];

/** The Hawa Mahal, Jaipur's palace of the winds: a front of pink stone like a honeycomb, five storeys of bay windows with domes that narrow to its top, pink houses beside it. */
export const HAWA_MAHAL: SceneryPlan = {
  ...GRAND_SQUARE,
  soil: slabs([0.6, 0.52, 0.46], 0.6, 0.2),
  has: new Set(['castle']),
  solids: (site) => [...palace(site.lamps), ...houses(site)],
};

/** Pink stone with lattices between ribs of white. */
const latticed =
  (lamps: number): Paint =>
  ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(PINK);
    const { storey } = FRONT;
    const rise = up - Math.floor(up / storey) * storey;
    const bay = 1.7;
    const off = Math.abs(along / bay - Math.floor(along / bay) - 0.5) * bay;
    const arch = inside(off, -1, 0.42, pixel) * inside(rise, 1.1, 2.5 + 0.5 * (1 - off * 2), pixel);
    const frame =
      inside(off, -1, 0.56, pixel) * inside(rise, 0.96, 2.68 + 0.5 * (1 - off * 2), pixel);
    const line = Math.max(
      inside(rise, 0.3, 0.42, pixel),
      inside(rise, 3.5, 3.62, pixel),
      inside(rise, 4.2, 4.36, pixel),
    );
    const net = pixel < 0.1 ? 0.3 * Math.max(0, Math.sin(along * 20) * Math.sin(rise * 20)) : 0.1;
    return {
      colour: mixColour(
        mixColour(PINK, WHITE, Math.max(line, frame * 0.9)),
        mixColour(DARK, PINK, 0.3 + net),
        arch,
      ),
      glass: 0,
      glow: scaleColour([1.2, 0.7, 0.4], arch * Math.min(0.9, lamps * 3) + Math.min(0.3, lamps)),
    };
  };

function palace(lamps: number): Solid[] {
  const { z, half, storey } = FRONT;
  const wall = latticed(lamps);
  const pink = plainPaint(scaleColour(PINK, 1.06));
  const gold = plainPaint([0.9, 0.72, 0.3]);
  const white = plainPaint(WHITE);
  const widths = [1, 1, 0.86, 0.6, 0.34] as const;
  return widths.flatMap((share, level) => {
    const low = LEVEL + level * storey;
    const wide = half * share;
    const bays = Math.max(2, Math.round((wide * 2) / 3.6));
    const step = (2 * wide) / bays;
    const next = widths[level + 1] ?? 0;
    const domes = Array.from({ length: bays }, (_, n) => {
      const x = -wide + (n + 0.5) * step;
      const isCrown = Math.abs(x) > half * next - step * 0.6;
      // Each window is a bay of half an octagon; where no storey stands over it a dome is on it.
      return [
        frustumAt([x, low + 0.5, z], storey - 0.9, step * 0.42, step * 0.42, wall, 8),
        frustumAt([x, low + 0.1, z], 0.5, step * 0.3, step * 0.44, pink, 8),
        box(
          [x - step * 0.46, low + storey - 0.5, z - step * 0.46],
          [x + step * 0.46, low + storey - 0.3, z],
          white,
        ),
        ellipsoidAt(
          [x, low + storey - 0.3, z],
          step * 0.4,
          isCrown ? step * 0.5 : step * 0.2,
          pink,
          FINE,
        ),
        ...(isCrown
          ? [frustumAt([x, low + storey - 0.3 + step * 0.45, z], 1.1, 0.1, 0.02, gold, 6)]
          : []),
      ];
    }).flat();
    return [
      box([-wide, low, z], [wide, low + storey, z + 6 - level * 0.6], wall),
      box([-wide - 0.2, low + storey - 0.3, z - 0.3], [wide + 0.2, low + storey, z + 6], white),
      ...domes,
      ...[-1, 1].flatMap((side) => [
        frustumAt([side * wide, low, z], storey + 0.6, 0.8, 0.8, wall, 8),
        ellipsoidAt([side * wide, low + storey + 0.7, z], 0.95, 1.1, pink, FINE),
        frustumAt([side * wide, low + storey + 1.6, z], 1, 0.08, 0.02, gold, 6),
      ]),
    ];
  });
}

/** Pink houses with shops and awnings on both sides. */
function houses({ lamps }: Site): Solid[] {
  const front: Paint = ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(PINK);
    const off = Math.abs(along / 3 - Math.floor(along / 3) - 0.5) * 3;
    const isShop = up < 3.4;
    const hole = isShop
      ? inside(off, -1, 1.2, pixel) * inside(up, -1, 2.8, pixel)
      : inside(off, -1, 0.55, pixel) *
        inside(up - Math.floor((up - 3.4) / 3.4) * 3.4 - 3.4, 0.9, 2.5, pixel);
    const line = inside(Math.abs(up - 3.4), -1, 0.12, pixel);
    const goods: Colour =
      chance(Math.floor(along / 0.5), Math.floor(up / 0.5), 4) > 0.5
        ? [0.8, 0.2, 0.3]
        : [0.92, 0.7, 0.2];
    return {
      colour: mixColour(
        mixColour(scaleColour(PINK, 0.98), WHITE, line),
        isShop ? mixColour(DARK, goods, 0.55) : DARK,
        hole,
      ),
      glass: 0,
      glow: scaleColour(LAMP, hole * Math.min(0.9, lamps * 3)),
    };
  };
  return [-1, 1].flatMap((side) => {
    const span = (from: number, to: number) =>
      [Math.min(side * from, side * to), Math.max(side * from, side * to)] as const;
    const [left, right] = span(FRONT.half + 1.2, FRONT.half + 24);
    const [near, far] = span(20, 34);
    return [
      box([left, LEVEL, FRONT.z + 1], [right, LEVEL + 9.6, FRONT.z + 10], front),
      box([near, LEVEL, -8], [far, LEVEL + 10.2, FRONT.z - 6], front),
      ...[0, 1, 2, 3, 4].map((n) =>
        box(
          [side > 0 ? 18.2 : -20, LEVEL + 2.7, n * 5.4],
          [side > 0 ? 20 : -18.2, LEVEL + 2.85, n * 5.4 + 4],
          plainPaint(n % 2 === 0 ? [0.2, 0.42, 0.56] : [0.9, 0.6, 0.16]),
        ),
      ),
    ];
  });
}
