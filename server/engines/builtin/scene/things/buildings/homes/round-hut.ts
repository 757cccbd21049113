import type { Colour } from '../../../words/idea.ts';
import { plain, withPanes, worn } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, frustum, type Look, limb, ring, type Solid } from '../../sculpt/solid.ts';
import type { Sprite } from '../../sprite.ts';
import { underOpenSky, type Wish } from '../../wish.ts';

const CLAY: Colour = [0.72, 0.5, 0.34];
const BAND: Colour = [0.9, 0.84, 0.72];
const THATCH: Colour = [0.64, 0.52, 0.32];
const WOOD: Colour = [0.3, 0.21, 0.14];
const DARK: Colour = [0.07, 0.05, 0.04];

/** A round hut of clay with painted bands under a steep cone of thatch; posts carry its eaves, its door is dark. */
export function roundHut(wish: Wish): Sprite {
  const wall = withPanes(worn(wish.colour ?? CLAY, 0.25), []);
  const thatch: Look = {
    ...worn(THATCH, 0.4),
    bump: (x, y, z) => 0.012 * Math.sin(Math.atan2(z, x) * 90) + 0.01 * Math.sin(y * 60),
    fur: 0.028,
  };
  const model: Solid[] = [
    frustum(wall, [0, 0, 0], 0.4, 0.42, 0.4),
    ...[0.11, 0.29].map((y) => ring(plain(BAND), [0, y, 0], 0.413 - 0.02 * y, 0.016)),
    ...zigzag(),
    frustum(thatch, [0, 0.34, 0], 0.6, 0.62, 0.03),
    frustum(thatch, [0, 0.92, 0], 0.08, 0.05, 0.012),
    ring(plain(WOOD), [0, 0.9, 0], 0.05, 0.012),
    box(plain(DARK), [0, 0.15, -0.405], [0.085, 0.15, 0.03]),
    ...[-0.1, 0.1].map((x) => limb(plain(WOOD), [x, 0, -0.43], [x, 0.31, -0.42], 0.014, 0.014)),
    limb(plain(WOOD), [-0.12, 0.31, -0.42], [0.12, 0.31, -0.42], 0.014, 0.014),
    ...Array.from({ length: 10 }, (_, n) => {
      const turn = (n + 0.5) * 0.628;
      const [x, z] = [0.54 * Math.cos(turn), 0.54 * Math.sin(turn)];
      return limb(plain(WOOD), [x, 0, z], [x, 0.4, z], 0.014, 0.012);
    }),
  ];
  return portray(underOpenSky(wish), model, 0.4, 0.07, 2.6);
}

/** A painted zigzag between the bands. */
const zigzag = (): Solid[] =>
  Array.from({ length: 30 }, (_, n) => {
    const at = (turn: number, y: number) =>
      [0.416 * Math.cos(turn), y, 0.416 * Math.sin(turn)] as const;
    const [low, high] = n % 2 === 0 ? [0.15, 0.25] : [0.25, 0.15];
    return limb(plain(BAND), at(n * 0.2094, low), at((n + 1) * 0.2094, high), 0.009, 0.009);
  });
