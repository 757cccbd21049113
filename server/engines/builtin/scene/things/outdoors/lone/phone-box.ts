import type { Colour } from '../../../words/idea.ts';
import { plain, withPanes, worn } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, ellipsoid, type Solid } from '../../sculpt/solid.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';

const RED: Colour = [0.74, 0.06, 0.06];
const CREAM: Colour = [0.95, 0.93, 0.86];
/** A telephone box: half its width, how high its walls are, from what height to what height it is glazed; metres. */
const BOX = { half: 0.46, high: 2.12, from: 0.36, to: 1.98 } as const;
/** Its panes on each side, in columns and rows. */
const PANES = { across: 3, up: 8 } as const;

/** A telephone box of iron with small panes under a domed roof. */
export function phoneBox(wish: Wish): Sprite {
  const colour = wish.colour ?? RED;
  const iron = worn(colour, 0.07, { gloss: 0.4 });
  const { half, high, from, to } = BOX;
  const [wide, tall] = [(2 * (half - 0.09)) / PANES.across, (to - from) / PANES.up];
  const panes = (['-z', 'x', '-x'] as const).flatMap((side) =>
    Array.from({ length: PANES.across * PANES.up }, (_, n) => ({
      side,
      at: [
        -half + 0.09 + wide * ((n % PANES.across) + 0.5),
        from + tall * (Math.floor(n / PANES.across) + 0.5),
      ] as const,
      half: [wide * 0.41, tall * 0.4] as const,
      kind: 'window' as const,
    })),
  );
  const glazed = withPanes(iron, panes, colour);
  const sign = plain(CREAM, { glow: () => 0.35 });
  const model: Solid[] = [
    box(iron, [0, 0.06, 0], [half + 0.05, 0.06, half + 0.05], undefined, 0.02),
    box(glazed, [0, high / 2, 0], [half, high / 2, half]),
    ...[-1, 1].flatMap((x) =>
      [-1, 1].map((z) => box(iron, [x * half, high / 2, z * half], [0.05, high / 2, 0.05])),
    ),
    box(iron, [0, high + 0.11, 0], [half + 0.04, 0.14, half + 0.04], undefined, 0.02),
    ...[-1, 1].map((x) =>
      box(sign, [x * (half + 0.045), high + 0.12, 0], [0.008, 0.07, half * 0.8]),
    ),
    box(sign, [0, high + 0.12, -half - 0.045], [half * 0.8, 0.07, 0.008]),
    box(iron, [0, high + 0.28, 0], [half + 0.08, 0.035, half + 0.08], undefined, 0.02),
    ellipsoid(iron, [0, high + 0.3, 0], [half, 0.17, half]),
    box(worn([0.8, 0.66, 0.3], 0.05), [half * 0.72, 1.05, -half - 0.02], [0.012, 0.09, 0.02]),
  ];
  return portray(wish, model, 0.2, 0.05, 3);
}
