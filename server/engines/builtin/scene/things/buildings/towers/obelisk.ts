import type { Colour } from '../../../words/idea.ts';
import { plain, worn } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, hull, type Look, type Solid } from '../../sculpt/solid.ts';
import type { Sprite } from '../../sprite.ts';
import { underOpenSky, type Wish } from '../../wish.ts';
import { hip } from '../parts.ts';

const GRANITE: Colour = [0.68, 0.52, 0.44];
const GOLD: Colour = [0.88, 0.7, 0.3];

/** Where the shaft begins and ends, and half its side there. */
const SHAFT = { low: 0.1, high: 0.9, wide: 0.062, narrow: 0.04 } as const;

/** Signs cut in a column down the middle of each side. */
function inscribed(stone: Look): Look {
  const isCut = (x: number, y: number, z: number): boolean => {
    const u = Math.abs(x) > Math.abs(z) ? z : x;
    const row = Math.floor(y / 0.03);
    const [across, up] = [u / 0.012, y / 0.03 - row - 0.5];
    if (Math.abs(across) > 1.7 || y < SHAFT.low + 0.04 || y > SHAFT.high - 0.03) return false;
    const kind = ((row * 7) % 5) + 5;
    if (Math.abs(across) > 1.5) return true;
    return kind % 3 === 0
      ? Math.abs(Math.hypot(across, up * 2.4) - 0.7) < 0.2
      : Math.abs(Math.sin(across * kind * 0.55) * 0.28 - up) < 0.09;
  };
  return {
    ...stone,
    paint: (x, y, z, normal) => {
      const colour = stone.paint(x, y, z, normal);
      return isCut(x, y, z) ? [colour[0] * 0.66, colour[1] * 0.64, colour[2] * 0.64] : colour;
    },
  };
}

/** A shaft with four sides that lean inward. */
function shaft(look: Look): Solid {
  const { low, high, wide, narrow } = SHAFT;
  const lean = (wide - narrow) / (high - low);
  const length = Math.hypot(1, lean);
  const [out, up, away] = [1 / length, lean / length, wide / length];
  return hull(
    look,
    [0, low, 0],
    [
      ...[out, up, 0, away],
      ...[-out, up, 0, away],
      ...[0, up, out, away],
      ...[0, up, -out, away],
      ...[0, 1, 0, high - low],
      ...[0, -1, 0, 0],
    ],
    [wide, high - low, wide],
  );
}

/** An obelisk of one piece of granite with signs down its sides and a gilded point, on steps. */
export function obelisk(wish: Wish): Sprite {
  const granite = worn(wish.colour ?? GRANITE, 0.16);
  const model = [
    box(granite, [0, 0.018, 0], [0.15, 0.02, 0.15]),
    box(granite, [0, 0.05, 0], [0.115, 0.018, 0.115]),
    box(granite, [0, 0.08, 0], [0.082, 0.024, 0.082]),
    shaft(inscribed(granite)),
    hip(plain(GOLD, { gloss: 0.5 }), [0, SHAFT.high, 0], [SHAFT.narrow, SHAFT.narrow], 0.085),
  ];
  return portray(underOpenSky(wish), model, 0.5, 0.05, 2.6);
}
