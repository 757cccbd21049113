import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inside, NO_GLOW, plainFront } from '../front.ts';
import { type Fall, sloped } from '../sloped.ts';
import { type Paint, type Plot, plainPaint, type Solid } from '../solid.ts';
import { LAMP } from '../street-lamps.ts';

const MAROON: Colour = [0.5, 0.1, 0.12];
const BLUE: Colour = [0.14, 0.24, 0.46];
const CREAM: Colour = [0.93, 0.89, 0.78];
const GOLD: Colour = [0.86, 0.66, 0.26];
const DARK: Colour = [0.1, 0.11, 0.13];
const WOOD: Colour = [0.46, 0.28, 0.15];
/** How long, half as wide and high its body is, how high its floor, how much of it is open. World units. */
const BODY = { long: 8.4, half: 1.2, floor: 0.55, sill: 1.35, eaves: 2.75, open: 3.4 } as const;

/** A cable car of San Francisco that climbs toward the eye on ground that is `top` high there and falls by `pitch`: `x` right, its near end `z` ahead; `lamps` is how much is lit. World units. */
export function cableCar(top: number, pitch: number, x: number, z: number, lamps: number): Solid[] {
  const fall: Fall = { top, pitch };
  const { long, half, floor, sill, eaves, open } = BODY;
  const at = (aside: number, back: number, wide: number, deep: number): Plot => ({
    ...{ x: x + aside, z: z + back, u: [1, 0], w: [0, 1], wide, deep },
  });
  const part = (plot: Plot, low: number, high: number, paint: Paint) =>
    sloped(plot, fall, low, high, paint);
  const lit = Math.min(1, lamps * 3);
  const lamp: Paint = () => ({
    colour: [0.95, 0.93, 0.84],
    glass: 0.2,
    glow: scaleColour(LAMP, 2 * lit),
  });
  const post = (aside: number, back: number) =>
    part(at(aside - 0.06, back, 0.12, 0.12), sill - 0.5, eaves, plainPaint(CREAM));
  return [
    part(at(-half + 0.25, 0.5, 2 * half - 0.5, long - 1), 0.1, floor, plainPaint(DARK)),
    part(at(-half - 0.12, 0.2, 2 * half + 0.24, long - 0.4), floor - 0.12, floor, plainPaint(WOOD)),
    // The cabin behind, the open benches before it.
    part(at(-half, open, 2 * half, long - open), floor, eaves, cabinWall(lit)),
    part(at(-half + 0.45, 0.5, 2 * half - 0.9, open), floor, sill, plainPaint(WOOD)),
    part(
      at(-half + 0.55, 0.5, 2 * half - 1.1, open),
      sill,
      sill + 0.5,
      plainPaint(scaleColour(WOOD, 0.8)),
    ),
    part(at(-half, 0, 2 * half, 0.22), floor - 0.1, eaves, dash(lit)),
    ...[-half + 0.06, half - 0.06].flatMap((aside) =>
      [0.1, 1.2, 2.3].map((back) => post(aside, back)),
    ),
    part(
      at(-half - 0.18, -0.35, 2 * half + 0.36, long + 0.7),
      eaves,
      eaves + 0.16,
      plainPaint(CREAM),
    ),
    part(at(-half + 0.35, 0.1, 2 * half - 0.7, long - 0.2), eaves + 0.16, eaves + 0.52, clerestory),
    part(
      at(-half + 0.2, -0.05, 2 * half - 0.4, long + 0.1),
      eaves + 0.52,
      eaves + 0.64,
      plainPaint(scaleColour(CREAM, 0.94)),
    ),
    part(at(-0.2, -0.12, 0.4, 0.14), 1.0, 1.4, lamp),
  ];
}

/** The front: a painted dash with its number, three windows above. */
const dash =
  (lit: number): Paint =>
  ({ role, long }, { along, up, pixel }) => {
    if (role === 'level' || role === 'roof') return plainFront(CREAM);
    const off = Math.abs(along - long / 2);
    const high = up + BODY.floor - 0.1;
    const pane =
      Math.max(inside(off, -1, 0.32, pixel), inside(off, 0.44, 1.02, pixel)) *
      inside(high, 1.55, 2.5, pixel);
    const panel = inside(off, -1, 1.06, pixel) * inside(high, 0.62, 1.38, pixel);
    const rim = inside(off, -1, 1.12, pixel) * inside(high, 0.56, 1.44, pixel);
    const body = mixColour(mixColour(MAROON, GOLD, rim), BLUE, panel);
    return {
      colour: mixColour(mixColour(body, CREAM, inside(high, 1.46, 9, pixel)), DARK, pane),
      glass: 0.4 * pane,
      glow: lit > 0 ? scaleColour(LAMP, 0.7 * lit * pane) : NO_GLOW,
    };
  };

const cabinWall =
  (lit: number): Paint =>
  ({ role }, { along, up, pixel }) => {
    if (role === 'level' || role === 'roof') return plainFront(CREAM);
    const across = along / 0.84;
    const pane =
      inside(Math.abs(across - Math.floor(across) - 0.5), -1, 0.38, pixel / 0.84) *
      inside(up, 0.95, 1.95, pixel);
    const line = Math.max(inside(up, 0.78, 0.84, pixel), inside(up, 0.1, 0.15, pixel));
    const body = mixColour(mixColour(MAROON, GOLD, line), CREAM, inside(up, 0.86, 9, pixel));
    return {
      colour: mixColour(body, DARK, pane),
      glass: 0.4 * pane,
      glow: lit > 0 ? scaleColour(LAMP, 0.7 * lit * pane) : NO_GLOW,
    };
  };

const clerestory: Paint = ({ role }, { along, up, pixel }) => {
  const pane =
    role === 'roof' || role === 'level'
      ? 0
      : inside(Math.abs(((along / 0.7) % 1) - 0.5), -1, 0.38, pixel / 0.7) *
        inside(up, 0.08, 0.3, pixel);
  return plainFront(mixColour(MAROON, [0.5, 0.6, 0.62], pane));
};
