import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Material, Point } from '../solids/solid.ts';

/** Where a face is: the middle of its head, which way it looks (radians from the right toward what is ahead), and how large it is beside a grown person's. */
export interface FaceAt {
  readonly middle: Point;
  readonly turn: number;
  readonly size: number;
}

/** Where eyes, brows and mouth are from the middle of a head, and how large, metres; larger than in nature, so that they are seen across a room. */
const EYE = { aside: 0.038, up: 0.009, half: 0.021, above: 0.0135, below: 0.009 } as const;
const IRIS = 0.0112;
const LASH = 0.0054;
const BROW = { from: 0.014, to: 0.066, up: 0.041, arch: 0.009, thick: 0.0066 } as const;
const MOUTH = { up: -0.063, half: 0.031, above: 0.0075, below: 0.0095, line: 0.0032 } as const;
/** How far ahead of the middle of a head its face begins. */
const FRONT = 0.03;

const WHITE: Colour = [0.94, 0.92, 0.89];
const DARK: Colour = [0.11, 0.075, 0.06];

const mound = (x: number, y: number, wide: number, high: number): number =>
  Math.exp(-((x / wide) ** 2) - (y / high) ** 2);

/** The skin of a head with eyes, brows and a mouth painted on its front; `areShut`: the eyes are. */
export function paintedFace(
  skin: Colour,
  hair: Colour,
  { middle, turn, size }: FaceAt,
  areShut = false,
): Material {
  const [c, s] = [Math.cos(turn) / size, Math.sin(turn) / size];
  const brow = scaleColour(hair, 0.6);
  return (x, y, z) => {
    const [dx, dz] = [x - middle[0], z - middle[2]];
    if (c * dx + s * dz < FRONT) return skin;
    const aside = Math.abs(c * dz - s * dx);
    const up = (y - middle[1]) / size;
    return mouthOn(
      eyesOn(browOn(blushing(skin, aside, up), brow, aside, up), aside, up, areShut),
      aside,
      up,
    );
  };
}

/** Skin that is redder on cheeks and nose, darker around the eyes and beneath the nose. */
function blushing(skin: Colour, aside: number, up: number): Colour {
  const blood =
    mound(aside - 0.052, up + 0.028, 0.026, 0.022) + 0.8 * mound(aside, up + 0.024, 0.02, 0.016);
  const shade =
    0.2 * mound(aside - EYE.aside + 0.006, up - 0.018, 0.03, 0.018) +
    0.34 * mound(aside, up + 0.041, 0.02, 0.006);
  const [red, green, blue] = scaleColour(skin, 1 - shade);
  return [red, green * (1 - 0.1 * blood), blue * (1 - 0.1 * blood)];
}

function browOn(own: Colour, brow: Colour, aside: number, up: number): Colour {
  const share = (aside - BROW.from) / (BROW.to - BROW.from);
  if (share < 0 || share > 1) return own;
  const middle = BROW.up + BROW.arch * Math.sin(Math.PI * (0.12 + 0.75 * share));
  const thick = BROW.thick * (1 - 0.6 * share);
  return Math.abs(up - middle) < thick ? brow : own;
}

function eyesOn(own: Colour, aside: number, up: number, areShut: boolean): Colour {
  const on = (aside - EYE.aside) / EYE.half;
  if (Math.abs(on) > 1.12) return own;
  const open = Math.max(0, 1 - on * on);
  const y = up - EYE.up;
  if (areShut) return Math.abs(y + EYE.below * open) < LASH ? DARK : own;
  const [top, bottom] = [EYE.above * open, -EYE.below * open];
  if (y > top + LASH || y < bottom - 0.001) return own;
  if (y > top) return DARK;
  const toIris = Math.hypot(aside - EYE.aside + 0.001, y - 0.002);
  return mixColour(
    DARK,
    scaleColour(WHITE, y > top - 0.004 ? 0.72 : 1),
    smoothstep(IRIS - 0.002, IRIS + 0.001, toIris),
  );
}

function mouthOn(own: Colour, aside: number, up: number): Colour {
  const on = aside / MOUTH.half;
  if (on > 1) return own;
  const full = Math.sqrt(1 - on * on);
  const y = up - MOUTH.up - 0.006 * on * on;
  if (y > MOUTH.above * full || y < -MOUTH.below * full) return own;
  const [red, green, blue] = own;
  return Math.abs(y) < MOUTH.line
    ? [red * 0.45, green * 0.3, blue * 0.28]
    : [red * 0.92, green * 0.62, blue * 0.6];
}
