import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, DARK, type Front, inside, NO_GLOW, plainFront } from '../front.ts';
import type { Paint } from '../solid.ts';
import { LIME } from './greek-house.ts';

const BLUES: readonly Colour[] = [
  [0.05, 0.25, 0.62],
  [0.1, 0.4, 0.72],
  [0.06, 0.34, 0.52],
];
const STONE: Colour = [0.66, 0.64, 0.6];
const LAMP: Colour = [1.1, 0.78, 0.4];

/** How wide a bay is at the least, how wide and high doors are, and how wide, low and high windows. World units. */
const BAY = 2.15;
const DOOR = { half: 0.52, low: 0.27, high: 2.32 } as const;
const WINDOW = { half: 0.38, low: 1.15, high: 2.2, wing: 0.4 } as const;
/** How high a storey is. */
const STOREY = 3;

const baysOf = (wide: number): number => Math.max(1, Math.floor(wide / BAY));

/** How far along a house so wide its door is. World units. */
export const laneDoor = (wide: number, number: number): number =>
  ((number % baysOf(wide)) + 0.5) * (wide / baysOf(wide));

/** A white wall with a blue door and windows between blue shutters; `lamps` is the share of lit windows. */
export function laneFront(wide: number, number: number, lamps: number): Paint {
  const blue = BLUES[number % BLUES.length] as Colour;
  return (face, { along, up: rise, pixel }) => {
    if (face.role === 'level') return plainFront(scaleColour(LIME, 0.97));
    const up = rise + face.origin[1];
    const stain = Math.sin(along * 1.7 + number) * Math.sin(up * 1.3 + number * 0.7);
    const bare = scaleColour(
      LIME,
      1 - 0.025 * stain - 0.1 * smoothstep(0.5, 0, up) * (0.6 + 0.4 * Math.sin(along * 4)),
    );
    if (face.role !== 'front') return plainFront(bare);
    const bays = baysOf(wide);
    const column = Math.floor((along / wide) * bays);
    const off = along - ((column + 0.5) * wide) / bays;
    const storey = Math.max(0, Math.floor(up / STOREY));
    const place = { off, up: up - storey * STOREY, pixel };
    if (storey === 0 && column === number % bays) return door(bare, blue, place);
    if (storey > 1 || chance(number, column, 17 + storey) < 0.25) return plainFront(bare);
    const isLit = chance(column + 9 * storey, number, 5) < lamps * 2;
    return window(bare, blue, isLit, place);
  };
}

/** A place beside the middle of an opening: off it, and up from its floor. */
interface Place {
  readonly off: number;
  readonly up: number;
  readonly pixel: number;
}

/** A door of two wings with panels, in a frame of stone under a pane. */
function door(bare: Colour, blue: Colour, { off, up, pixel }: Place): Front {
  const { half, low, high } = DOOR;
  const far = Math.abs(off);
  const frame = inside(far, -1, half + 0.13, pixel) * inside(up, low - 0.1, high + 0.55, pixel);
  const leaf = inside(far, -1, half, pixel) * inside(up, low, high, pixel);
  const pane = inside(far, -1, half, pixel) * inside(up, high + 0.08, high + 0.42, pixel);
  const panel =
    inside(far, 0.12, half - 0.1, pixel) *
    Math.max(inside(up, low + 0.18, low + 0.85, pixel), inside(up, low + 1, high - 0.14, pixel));
  const gap = inside(far, -1, 0.016, pixel);
  const knob = inside(Math.hypot(off - 0.08, up - low - 0.92), -1, 0.035, pixel);
  // Its frame throws a little shade on what is set back in it.
  const set = 0.72 + 0.28 * smoothstep(0, 0.14, high - up);
  const wood = scaleColour(blue, set * (1 - 0.22 * panel) * (1 - 0.6 * gap));
  const shown = mixColour(mixColour(bare, STONE, frame), wood, leaf);
  return {
    colour: mixColour(mixColour(shown, [0.72, 0.56, 0.26], knob * leaf), DARK, pane),
    glass: 0.4 * pane,
    glow: NO_GLOW,
  };
}

/** A window of small panes in a blue frame, its shutters open beside it. */
function window(bare: Colour, blue: Colour, isLit: boolean, { off, up, pixel }: Place): Front {
  const { half, low, high, wing } = WINDOW;
  const far = Math.abs(off);
  const opening = inside(far, -1, half, pixel) * inside(up, low, high, pixel);
  const bars = Math.max(
    inside(far, -1, 0.025, pixel),
    inside(far, half - 0.05, 9, pixel),
    inside(Math.abs(up - low - (high - low) * 0.6), -1, 0.022, pixel),
    inside(up, high - 0.06, 9, pixel),
    inside(up, -1, low + 0.06, pixel),
  );
  const shutter =
    inside(far, half + 0.05, half + 0.05 + wing, pixel) *
    inside(up, low - 0.02, high + 0.02, pixel);
  const slat = Math.abs((up / 0.07) % 1) < 0.34 ? 0.66 : 1;
  const edge =
    inside(far, half + 0.11, half + wing - 0.01, pixel) *
    inside(up, low + 0.06, high - 0.06, pixel);
  const slats = 1 - (1 - slat) * edge * smoothstep(0.06, 0.02, pixel);
  const sill = inside(far, -1, half + 0.1, pixel) * inside(up, low - 0.1, low - 0.02, pixel);
  const below = inside(far, -1, half + 0.1, pixel) * inside(up, low - 0.2, low - 0.1, pixel) * 0.16;
  const walled = scaleColour(mixColour(bare, STONE, sill * 0.6), 1 - below);
  const shuttered = mixColour(walled, scaleColour(blue, slats), shutter);
  const set = 0.6 + 0.4 * smoothstep(0, 0.2, high - up);
  const glazed = mixColour(scaleColour(DARK, set), blue, bars);
  const pane = opening * (1 - bars);
  return {
    colour: mixColour(shuttered, glazed, opening),
    glass: 0.5 * pane,
    glow: isLit ? scaleColour(LAMP, pane) : NO_GLOW,
  };
}
