import type { Colour } from '../../../words/idea.ts';
import { type Pane, planks, tiles, withPanes, worn } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, limb, type Solid } from '../../sculpt/solid.ts';
import type { Sprite } from '../../sprite.ts';
import { underOpenSky, type Wish } from '../../wish.ts';
import { hip } from '../parts.ts';

const WOOD: Colour = [0.5, 0.36, 0.22];
const SHINGLES: Colour = [0.3, 0.24, 0.2];

/** Half the side of the feet and of the platform, and how high that is. */
const FOOT = 0.19;
const HEAD = 0.11;
const DECK = 0.62;
/** In how many stages its legs are braced. */
const STAGES = 3;

const PANES: readonly Pane[] = (['-z', 'z', 'x', '-x'] as const).map((side) => ({
  ...{ side, at: [0, 0.745] as const, half: [0.082, 0.045] as const, kind: 'window' as const },
}));

/** How far from the middle a leg is at a height. */
const legAt = (y: number): number => FOOT + ((HEAD - FOOT) * y) / DECK;

/** A lookout of timber: four braced legs, a ladder, a cabin with windows on all sides and a gallery around it. */
export function lookoutTower(wish: Wish): Sprite {
  const wood = wish.colour ?? WOOD;
  const model = [
    ...legs(wood),
    ...ladder(wood),
    box(planks(wood, 0.03), [0, DECK, 0], [0.185, 0.012, 0.185]),
    ...railing(wood),
    box(withPanes(planks(wood, 0.024), PANES), [0, 0.735, 0], [0.115, 0.105, 0.115]),
    hip(tiles(SHINGLES, 0.022), [0, 0.835, 0], [0.19, 0.19], 0.15),
  ];
  return portray(underOpenSky(wish), model, 0.4, 0.04, 2.8);
}

function legs(wood: Colour): Solid[] {
  const beam = worn(wood, 0.18);
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  return corners.flatMap(([x, z], n) => {
    const [nextX, nextZ] = corners[(n + 1) % corners.length] as (typeof corners)[number];
    const at = (y: number) => [x * legAt(y), y, z * legAt(y)] as const;
    const next = (y: number) => [nextX * legAt(y), y, nextZ * legAt(y)] as const;
    return [
      limb(beam, at(0), at(DECK), 0.019, 0.016),
      ...Array.from({ length: STAGES }, (_, stage): Solid[] => {
        const [low, high] = [(stage * DECK) / STAGES, ((stage + 1) * DECK) / STAGES];
        return [
          limb(beam, at(low), next(high), 0.008, 0.008),
          limb(beam, next(low), at(high), 0.008, 0.008),
          limb(beam, at(high), next(high), 0.011, 0.011),
        ];
      }).flat(),
    ];
  });
}

function ladder(wood: Colour): Solid[] {
  const beam = worn(wood, 0.1);
  const foot = -legAt(0) - 0.02;
  const at = (x: number, share: number) =>
    [x, DECK * share, foot + (-0.17 - foot) * share] as const;
  return [
    ...[-0.03, 0.03].map((x) => limb(beam, at(x, 0), at(x, 1), 0.007, 0.007)),
    ...Array.from({ length: 15 }, (_, n) => {
      const share = (n + 0.7) / 15;
      return limb(beam, at(-0.03, share), at(0.03, share), 0.005, 0.005);
    }),
  ];
}

function railing(wood: Colour): Solid[] {
  const beam = worn(wood, 0.1);
  const [edge, top] = [0.178, DECK + 0.075];
  const sides = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const;
  return sides.flatMap(([x, z]) => {
    const along = (share: number, y: number) =>
      [x * edge + z * edge * share, y, z * edge + x * edge * share] as const;
    return [
      limb(beam, along(-1, top), along(1, top), 0.007, 0.007),
      limb(beam, along(-1, top - 0.035), along(1, top - 0.035), 0.005, 0.005),
      ...[-1, -0.5, 0, 0.5].map((share) =>
        limb(beam, along(share, DECK), along(share, top), 0.006, 0.006),
      ),
    ];
  });
}
