import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, DARK, type Front, inside, NO_GLOW, plainFront } from '../front.ts';
import type { Paint } from '../solid.ts';
import { shopAt } from './shop.ts';
import { lampBehind } from './windows.ts';

/** What a high building shows: glass from floor to floor, bands of it, windows in stone, or glass between ribs that rise all the way. */
export type Cladding = 'curtain' | 'bands' | 'punched' | 'ribs';

/** How a high building looks; lengths in world units. */
export interface TowerLook {
  readonly cladding: Cladding;
  readonly wall: Colour;
  /** The tint of its glass. */
  readonly glass: Colour;
  readonly storey: number;
  readonly bay: number;
  /** The height of its shops; 0 where it has none. */
  readonly ground: number;
  readonly paint: Colour;
  readonly isNeon: boolean;
  readonly number: number;
  readonly base: number;
}

/** The share of a bay and of a storey that is glass. */
const SHARES: Readonly<Record<Cladding, readonly [across: number, up: number]>> = {
  curtain: [0.94, 0.9],
  bands: [1, 0.52],
  punched: [0.54, 0.62],
  ribs: [0.66, 0.82],
};

const SHOP_WIDE = 6.4;

/** Paints a high building; `lamps` is the share of its windows that are lit. */
export function towerFront(look: TowerLook, lamps: number): Paint {
  const { cladding, wall, storey, bay, ground, number } = look;
  const [across, tall] = SHARES[cladding];
  return (face, { along, up, pixel }) => {
    const high = up + face.origin[1] - look.base;
    if (face.role === 'roof' || face.role === 'level') return plainFront(scaleColour(wall, 0.6));
    if (high < ground) {
      const wide = face.long / Math.max(1, Math.round(face.long / SHOP_WIDE));
      return shopAt({ ...look, high: ground, wide }, along, high, pixel, lamps);
    }
    const bays = Math.max(1, Math.round(face.long / bay));
    const u = (along / face.long) * bays;
    const column = Math.floor(u);
    const level = Math.floor((high - ground) / storey);
    const v = (high - ground) / storey - level;
    const wide = face.long / bays;
    const pane =
      inside(u - column, (1 - across) / 2, (1 + across) / 2, pixel / wide) *
      inside(v, 0.9 - tall, 0.9, pixel / storey);
    // Windows too small to be told apart become an even share of glass.
    const blurred = smoothstep(0.35, 0.9, pixel / Math.min(wide, storey));
    const open = pane + (across * tall - pane) * blurred;
    const lamp = lampBehind(number, column, level, lamps);
    const lit = lamp === null ? 0 : 1;
    const mean = lamps * 0.75;
    const shown: Colour =
      lamps === 0
        ? NO_GLOW
        : [
            open * ((lamp?.[0] ?? 0) * (1 - blurred) + 1.05 * mean * blurred),
            open * ((lamp?.[1] ?? 0) * (1 - blurred) + 0.85 * mean * blurred),
            open * ((lamp?.[2] ?? 0) * (1 - blurred) + 0.6 * mean * blurred),
          ];
    // Rooms are brightest below their ceilings, and dark where something stands at the window; behind some panes blinds hang.
    const low = chance(number + level, Math.floor(along / 0.7), 9) * 0.3;
    const inner = 0.9 - tall;
    const shelf = lit * inside(v, inner, inner + low * tall, pixel / storey) * (1 - blurred);
    const ceiling = (0.7 + 0.3 * v) * (1 - 0.6 * shelf);
    const blind = lit === 0 && chance(column, level, number + 3) < 0.18 ? 0.35 : 0;
    const rib = cladding === 'ribs' ? inside(Math.abs(u - column - 0.5), 0.36, 1, pixel / wide) : 0;
    const ledge = cladding === 'punched' ? inside(v, 0, 0.1, pixel / storey) * (1 - blurred) : 0;
    const stone = scaleColour(
      wall,
      (0.94 + 0.06 * chance(number, column >> 2, level >> 1)) * (1 + 0.12 * rib + 0.14 * ledge),
    );
    const dark = mixColour(mixColour(DARK, look.glass, 0.5), [0.62, 0.62, 0.6], blind);
    return {
      colour: mixColour(stone, dark, open),
      glass: open * (1 - blind),
      glow: scaleColour(shown, ceiling),
    } satisfies Front;
  };
}
