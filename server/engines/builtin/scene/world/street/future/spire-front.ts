import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, type Front, inside, NO_GLOW } from '../front.ts';
import { lampBehind } from '../houses/windows.ts';
import type { Paint } from '../solid.ts';

/** How a building of the future looks; lengths in world units. */
export interface SpireLook {
  /** Its ribs and floors. */
  readonly shell: Colour;
  readonly glass: Colour;
  /** The light of its bands. */
  readonly light: Colour;
  readonly storey: number;
  /** Every so many floors a band of light goes around it. */
  readonly bands: number;
  readonly number: number;
  /** Whether something grows on its terraces. */
  readonly isGreen: boolean;
}

/** What grows on terraces. */
const GREEN: Colour = [0.16, 0.32, 0.09];
/** The share of a storey that is its floor, and of a side that is the ribs at its edges. */
const FLOOR = 0.24;
const RIB = 0.09;
/** How wide a pane is. World units. */
const PANE = 1.9;
/** Half the bar between two panes. World units. */
const MULLION = 0.06;
/** How much brighter than a lit room a band of light is, and what is seen of it by day. */
const BRIGHT = 1.7;
const BY_DAY = 0.04;

/** Paints a building of the future: glass between floors and ribs, bands of light around it; `lamps` is the share of lit windows. */
export function spireFront(look: SpireLook, lamps: number): Paint {
  const { shell, glass, light, storey, bands, number, isGreen } = look;
  const power = Math.min(1, lamps * 2.6);
  return ({ role, normal, origin, long }, { along, up, pixel }) => {
    if (role === 'level') {
      const top = isGreen && normal[1] > 0 ? GREEN : scaleColour(shell, 0.7);
      // From below a terrace is lit by the lamps under it.
      const under = normal[1] < 0 ? scaleColour(light, 0.5 * power) : NO_GLOW;
      return { colour: top, glass: 0, glow: under };
    }
    const high = origin[1] + up;
    const level = Math.floor(high / storey);
    const v = high / storey - level;
    const panes = Math.max(1, Math.round(long / PANE));
    const u = (along / Math.max(0.01, long)) * panes;
    const column = Math.floor(u);
    const wide = Math.max(0.1, long / panes);
    const blurred = smoothstep(0.4, 1, pixel / Math.min(wide, storey));
    const floor = inside(v, 0, FLOOR, pixel / storey);
    const edge = Math.max(RIB, (0.6 * pixel) / Math.max(0.1, long));
    const rib =
      1 - inside(along / Math.max(0.01, long), edge, 1 - edge, pixel / Math.max(0.1, long));
    const frame = Math.max(rib, floor * (1 - blurred) + FLOOR * blurred);
    const bar = MULLION / wide;
    const pane = 1 - (1 - inside(u - column, bar, 1 - bar, pixel / wide)) * (1 - blurred);
    const open = (1 - frame) * (0.35 + 0.65 * pane);
    const lamp = lampBehind(number, column + Math.round(origin[0] * 7), level, lamps);
    const mean: Colour = [0.75 * lamps, 0.66 * lamps, 0.52 * lamps];
    const room = mixColour(lamp ?? NO_GLOW, mean, blurred);
    const isBand = level % bands === bands - 1 || chance(number, level, 5) < 0.05;
    const band = isBand ? floor * (BY_DAY + (1 - BY_DAY) * power) * BRIGHT : 0;
    const inner = scaleColour(glass, 0.55 + 0.3 * chance(number, column, level));
    return {
      colour: mixColour(inner, shell, Math.max(frame, 0.5 * (1 - pane))),
      glass: open * 0.9,
      glow: [
        open * room[0] * 0.8 + band * light[0],
        open * room[1] * 0.8 + band * light[1],
        open * room[2] * 0.8 + band * light[2],
      ],
    } satisfies Front;
  };
}
