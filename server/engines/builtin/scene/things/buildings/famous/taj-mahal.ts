import type { Colour } from '../../../words/idea.ts';
import { type Pane, plain, withPanes, worn } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { ball, box, ellipsoid, frustum, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { underOpenSky, type Wish } from '../../wish.ts';

const MARBLE: Colour = [0.96, 0.93, 0.87];
const GOLD: Colour = [0.86, 0.66, 0.24];

/** The tomb: the terrace's top, half its sides with and without what its corners lack, the height of its walls, of its great arch and of its drum, how wide the dome is. */
const TOMB = { foot: 0.09, half: 0.31, face: 0.235, top: 0.44, arch: 0.53, drum: 0.58 } as const;
const DOME = { radius: 0.19, middle: 0.69, high: 0.2 } as const;
/** How far aside and ahead the minarets stand, and how high they are. */
const MINARETS = { x: 0.6, z: 0.46, high: 0.78 } as const;

/** The Taj Mahal: a tomb of white marble under a great dome, its arches, four small domes about it and four minarets on the terrace. */
export function tajMahal(wish: Wish): Sprite {
  const stone = worn(wish.colour ?? MARBLE, 0.04);
  const gold = plain(GOLD, { gloss: 0.6 });
  const model = [
    box(stone, [0, 0.03, 0], [0.7, 0.06, 0.56]),
    box(stone, [0, TOMB.foot - 0.006, 0], [0.72, 0.006, 0.58]),
    ...tomb(stone),
    ...domes(stone, gold),
    ...[-1, 1].flatMap((x) =>
      [-1, 1].flatMap((z) => minaret(stone, gold, x * MINARETS.x, z * MINARETS.z)),
    ),
  ];
  return portray(underOpenSky(wish), model, 0.04, 0.03, 3);
}

/** The walls with their arches in two rows, the great one higher than they are. */
function tomb(stone: Look): Solid[] {
  const { foot, half, face, top, arch } = TOMB;
  const middle = (foot + top) / 2;
  const high = (top - foot) / 2;
  const niches = [-0.19, 0.19].flatMap((u): Pane[] =>
    [foot + 0.09, foot + 0.26].map((y) => ({
      side: '-z',
      at: [u, y],
      half: [0.036, 0.066],
      kind: 'arch',
    })),
  );
  const corner = [foot + 0.09, foot + 0.26].map(
    (y): Pane => ({ side: '-z', at: [0, y], half: [0.03, 0.06], kind: 'arch' }),
  );
  const slant = (half + face) / Math.SQRT2;
  const front = withPanes(stone, [
    { side: '-z', at: [0, foot + 0.19], half: [0.078, 0.18], kind: 'arch' },
  ]);
  return [
    box(withPanes(stone, niches), [0, middle, 0], [face, high, half]),
    box(stone, [0, middle, 0], [half, high, face]),
    ...[Math.PI / 4, -Math.PI / 4].map((turn) =>
      box(withPanes(stone, corner), [0, middle, 0], [0.052, high, slant], yaw(turn)),
    ),
    box(front, [0, (foot + arch) / 2, -0.01], [0.12, (arch - foot) / 2, half + 0.01]),
    box(stone, [0, (foot + arch) / 2 - 0.01, 0], [half + 0.01, (arch - foot) / 2 - 0.02, 0.11]),
    ...[-0.12, 0.12].flatMap((x) => [
      limb(stone, [x, foot, -half - 0.018], [x, arch + 0.05, -half - 0.018], 0.009, 0.008),
      ball(stone, [x, arch + 0.055, -half - 0.018], 0.014),
    ]),
  ];
}

/** The dome on its drum, which bulges and ends in a point, and four small ones on pillars. */
function domes(stone: Look, gold: Look): Solid[] {
  const { radius, middle, high } = DOME;
  return [
    frustum(stone, [0, TOMB.top, 0], TOMB.drum - TOMB.top, 0.16, 0.16),
    ellipsoid(stone, [0, middle, 0], [radius, high, radius]),
    { ...frustum(stone, [0, middle + 0.1, 0], 0.16, 0.15, 0.012), blend: 0.06 },
    limb(gold, [0, middle + 0.22, 0], [0, middle + 0.35, 0], 0.012, 0.004),
    ball(gold, [0, middle + 0.27, 0], 0.018),
    ...[-1, 1].flatMap((x) =>
      [-0.2, 0.2].flatMap((z) => kiosk(stone, gold, [x * 0.225, TOMB.top, z], 0.068)),
    ),
  ];
}

/** A small dome on pillars. */
function kiosk(
  stone: Look,
  gold: Look,
  [x, y, z]: readonly [number, number, number],
  radius: number,
): Solid[] {
  const up = radius * 1.3;
  return [
    frustum(plain([0.34, 0.31, 0.28]), [x, y, z], up, radius * 0.6, radius * 0.6),
    ...Array.from({ length: 6 }, (_, n) => {
      const turn = (n / 6) * 2 * Math.PI + 0.3;
      const [px, pz] = [x + radius * 0.84 * Math.cos(turn), z + radius * 0.84 * Math.sin(turn)];
      return limb(stone, [px, y, pz], [px, y + up, pz], radius * 0.13, radius * 0.13);
    }),
    frustum(stone, [x, y + up, z], radius * 0.16, radius * 1.2, radius * 1.1),
    ellipsoid(stone, [x, y + up * 1.35, z], [radius, radius * 1.05, radius]),
    limb(gold, [x, y + up * 2, z], [x, y + up * 2.7, z], radius * 0.1, radius * 0.04),
  ];
}

/** A slender round tower with three balconies and a small dome. */
function minaret(stone: Look, gold: Look, x: number, z: number): Solid[] {
  const { high } = MINARETS;
  const { foot } = TOMB;
  return [
    frustum(stone, [x, foot, z], high - foot, 0.04, 0.028),
    ...[0.32, 0.55, high].map((y) => frustum(stone, [x, y, z], 0.016, 0.044, 0.05)),
    ...kiosk(stone, gold, [x, high + 0.01, z], 0.036),
  ];
}
