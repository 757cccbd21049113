import type { Colour } from '../../../words/idea.ts';
import { masonry, type Pane, plain, rough, tiles, withPanes, worn } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, frustum, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { pitch, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { underOpenSky, type Wish } from '../../wish.ts';
import { gable } from '../parts.ts';

const IRON: Colour = [0.34, 0.2, 0.15];
const BRICK: Colour = [0.5, 0.27, 0.2];
const SLATE: Colour = [0.27, 0.27, 0.3];
const COAL: Colour = [0.07, 0.07, 0.075];
const STEEL: Colour = [0.4, 0.41, 0.43];

/** A mine: the tower of its shaft with two great wheels, the house of the winding engine, a belt, heaps of coal, tubs on rails. */
export function headframe(wish: Wish): Sprite {
  const model = [
    ...tower(wish.colour ?? IRON),
    ...engineHouse(),
    ...belt(),
    ...[
      [-0.92, -0.18, 0.3, 0.3],
      [-0.64, 0.02, 0.26, 0.24],
      [-1.1, 0.06, 0.26, 0.22],
    ].map(([x = 0, z = 0, r = 0, high = 0]) => frustum(rough(COAL, 3), [x, 0, z], high, r, 0.02)),
    ...tubs(),
  ];
  return portray(underOpenSky(wish), model, 0.34, 0.07, 2.6);
}

/** Four legs, two of them raking back to the engine, the wheels side by side at their head. */
function tower(paint: Colour): Solid[] {
  const iron = worn(paint, 0.2);
  const top = 0.96;
  return [
    ...[-0.07, 0.07].flatMap((z) => [
      limb(iron, [-0.13, 0, z], [-0.055, top, z], 0.018, 0.015),
      limb(iron, [0.1, 0, z], [0.055, top, z], 0.018, 0.015),
      limb(iron, [0.62, 0, z * 1.6], [0.07, top, z], 0.022, 0.016),
      ...Array.from({ length: 6 }, (_, n): Solid[] => {
        const [low, high] = [(n * top) / 6, ((n + 1) * top) / 6];
        const left = (y: number) => -0.13 + 0.078 * y;
        const right = (y: number) => 0.1 - 0.047 * y;
        return [
          limb(iron, [left(low), low, z], [right(high), high, z], 0.008, 0.008),
          limb(iron, [right(low), low, z], [left(high), high, z], 0.008, 0.008),
          limb(iron, [left(high), high, z], [right(high), high, z], 0.01, 0.01),
        ];
      }).flat(),
      ...[0.25, 0.5, 0.75].map((share) =>
        limb(
          iron,
          [0.62 - 0.55 * share, share * top, z * 1.4],
          [0.1 - 0.047 * share, share * top, z],
          0.009,
          0.009,
        ),
      ),
    ]),
    box(iron, [0.01, top, 0], [0.2, 0.014, 0.13]),
    ...[-0.06, 0.06].flatMap((z) => wheel([0.02, top + 0.15, z])),
    ...[-0.06, 0.06].flatMap((z) => [
      limb(plain(STEEL), [0.14, top + 0.2, z], [0.95, 0.3, z], 0.004, 0.004),
      limb(plain(STEEL), [-0.11, top + 0.14, z], [-0.05, 0.1, z], 0.004, 0.004),
    ]),
    limb(iron, [-0.16, top, 0], [0.02, top + 0.34, 0], 0.012, 0.01),
    limb(iron, [0.2, top, 0], [0.02, top + 0.34, 0], 0.012, 0.01),
    box(masonry(BRICK, 0.024), [-0.02, 0.09, 0], [0.16, 0.09, 0.13]),
  ];
}

const wheel = (at: Vector): Solid[] => [
  ring(plain(STEEL), at, 0.135, 0.013, pitch(Math.PI / 2)),
  ...Array.from({ length: 6 }, (_, n): Solid => {
    const [c, s] = [Math.cos(n * 0.524) * 0.13, Math.sin(n * 0.524) * 0.13];
    return limb(
      plain(STEEL),
      [at[0] - c, at[1] - s, at[2]],
      [at[0] + c, at[1] + s, at[2]],
      0.006,
      0.006,
    );
  }),
];

function engineHouse(): Solid[] {
  const panes: readonly Pane[] = [0.78, 0.94, 1.1].map((u) => ({
    ...{ side: '-z', at: [u, 0.17] },
    ...{ half: [0.045, 0.1], kind: 'arch' },
  }));
  return [
    box(withPanes(masonry(BRICK, 0.024), panes), [0.95, 0.17, 0], [0.27, 0.17, 0.2]),
    gable(masonry(BRICK, 0.024), [0.95, 0.335, 0], [0.265, 0.2], 0.16),
    gable(tiles(SLATE, 0.03), [0.95, 0.33, 0], [0.29, 0.235], 0.19),
    frustum(masonry(BRICK, 0.022, 0.06), [1.18, 0, 0.34], 0.86, 0.07, 0.048),
  ];
}

/** The covered belt from the shaft down to the heaps. */
const belt = (): Solid[] => [
  limb(worn(STEEL, 0.2), [-0.14, 0.4, 0], [-0.82, 0.42, -0.02], 0.042, 0.042),
  ...[-0.4, -0.66].map((x) => limb(plain(STEEL), [x, 0, 0], [x, 0.4, 0], 0.012, 0.012)),
];

/** Tubs of coal, one behind the other, on their rails. */
const tubs = (): Solid[] => [
  ...[-0.36, -0.44].map((z) => box(plain(STEEL), [0.2, 0.012, z], [0.9, 0.006, 0.006])),
  ...Array.from({ length: 14 }, (_, n) =>
    box(plain([0.3, 0.24, 0.18]), [-0.66 + n * 0.13, 0.004, -0.4], [0.018, 0.005, 0.075]),
  ),
  ...[0.08, 0.32, 0.56].flatMap((x) => [
    box(worn(IRON, 0.2), [x, 0.1, -0.4], [0.095, 0.05, 0.06]),
    ...[-0.045, 0.02, 0.055].map((dx, n) =>
      frustum(rough(COAL, 4), [x + dx, 0.13, -0.4 + 0.012 * n], 0.06, 0.05, 0.012),
    ),
    ...[-0.06, 0.06].map((dx) =>
      limb(plain(STEEL), [x + dx, 0.034, -0.45], [x + dx, 0.034, -0.35], 0.026, 0.026),
    ),
  ]),
];
