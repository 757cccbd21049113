import { lumaOf, mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, cross, dot, normalise, scale, subtract, type Vector } from '../../sculpt/vector.ts';
import type { Head } from '../build.ts';

const PUPIL: Colour = [0.02, 0.018, 0.02];
const LID: Colour = [0.07, 0.05, 0.045];
const WHITE: Colour = [0.3, 0.24, 0.2];
const GLINT: Colour = [1, 1, 1];

/** What is darker is a dark coat: on that lids that are shut and the whites of the eyes are lighter, and an iris shines, or the face would have no eyes. */
const DARK_COAT = 0.19;
const LID_ON_DARK: Colour = [0.62, 0.58, 0.55];
const WHITE_ON_DARK: Colour = [0.62, 0.56, 0.5];
const SHINES_ON_DARK = 1.7;

/** How much larger than what is seen of it between its lids an eyeball is, and how far of its radius it lies in the skull. */
const BALL = 1.5;
const SUNK = 0.62;
/** Half the width of the gap between the lids and how far it opens above and below, by the eyeball's radius; how far its outer corner is raised, radians. */
const GAP = { wide: 0.8, above: 0.5, below: 0.42, slant: 0.2 } as const;
/** How wide the dark skin around it is, and the shadow of the upper lid. */
const RIM = { wide: 0.17, shade: 0.3 } as const;
/** Radii of iris and pupil, of a pupil that is a slit, and of what is mirrored of the sky, with its place. */
const IRIS = 0.53;
const ROUND = 0.25;
const SLIT = { wide: 0.1, high: 0.44 } as const;
const MIRRORED = { aside: -0.16, up: 0.2, radius: 0.11 } as const;

/**
 * One eye of a head that looks right, at a point of its skull on the `side` (−1 near, 1 far): an eyeball between
 * lids with dark rims; or shut.
 */
export function eyesOf(
  { size, aside, iris, slit }: Head['eye'],
  coat: Look,
  at: Vector,
  side: number,
  sleeps: boolean,
): Solid[] {
  const isDark = lumaOf(...coat.paint(...at, [0, 1, 0])) < DARK_COAT;
  // Farther to the side of a narrow head eyes look more to the side.
  const wide = Math.min(1.35, 0.1 + 1.15 * (aside / (aside + at[0] * 0.55 + 0.02)));
  const ahead = normalise([
    Math.sqrt(Math.max(0.15, 1 - wide * wide * 0.5)),
    0.04,
    side * wide * 0.8,
  ]);
  if (sleeps) return shut(at, ahead, size, coat, isDark ? LID_ON_DARK : LID);
  const radius = size * BALL;
  const middle = add(at, scale(ahead, size - radius * SUNK));
  const seen = isDark
    ? { iris: scaleColour(iris, SHINES_ON_DARK), white: WHITE_ON_DARK }
    : { iris, white: WHITE };
  const eye = between({ middle, ahead, side }, coat, seen, slit === true);
  return [ball(eye, middle, radius)];
}

/** How far before the middle of an eye that is shut the line between its lids is, how far below, and how far aside and back it reaches, by the size of the eye. */
const LINE = { ahead: 1.16, down: 0.22, aside: 0.82, back: 0.34, sags: 0.2, thick: 0.16 } as const;

/** An eye that is shut: the lids bulge, and a line of that colour sags between them. */
function shut(at: Vector, ahead: Vector, size: number, coat: Look, line: Colour): Solid[] {
  const outward = normalise(cross(ahead, [0, 1, 0]));
  const look = plain(line);
  const on = (aside: number): Vector =>
    add(
      at,
      add(
        scale(ahead, size * (LINE.ahead - LINE.back * aside * aside)),
        add(scale(outward, size * LINE.aside * aside), [
          0,
          -size * (LINE.down + LINE.sags * (1 - aside * aside)),
          0,
        ]),
      ),
    );
  const thick = size * LINE.thick;
  return [
    ball(coat, at, size * 1.2, size * 0.7),
    ...[-1, 0].map((from) => limb(look, on(from), on(from + 1), thick, thick)),
  ];
}

/** An eyeball that is seen between lids, which have the coat's colour beyond their rims. */
function between(
  { middle, ahead, side }: { middle: Vector; ahead: Vector; side: number },
  coat: Look,
  { iris, white }: { iris: Colour; white: Colour },
  isSlit: boolean,
): Look {
  const outward = scale(normalise(cross(ahead, [0, 1, 0])), side);
  const up = scale(cross(ahead, outward), -side);
  const [c, s] = [Math.cos(GAP.slant), Math.sin(GAP.slant)];
  /** Where a point is as seen from before the eye: outward and up along the gap, and how far within it, below 0 outside. */
  const seen = (x: number, y: number, z: number) => {
    const way = normalise(subtract([x, y, z], middle));
    const [a, b] = [dot(way, outward), dot(way, up)];
    const [on, over] = [a * c + b * s, b * c - a * s];
    const open = over > 0 ? GAP.above : GAP.below;
    const bow = 1 - (on / GAP.wide) ** 2;
    return { a, b, over, open: open * bow, inside: open * bow - Math.abs(over) };
  };
  return {
    paint: (x, y, z, normal) => {
      const { a, b, over, open, inside } = seen(x, y, z);
      if (inside < -RIM.wide) return coat.paint(x, y, z, normal);
      const skin = mixColour(
        LID,
        coat.paint(x, y, z, normal),
        smoothstep(-0.08, -RIM.wide, inside),
      );
      const far = Math.hypot(a, b);
      const fibre = 0.9 + 0.16 * Math.sin(17 * Math.atan2(b, a)) * smoothstep(0.2, 0.4, far);
      const lit = scaleColour(
        iris,
        fibre * (1.2 - 0.75 * b) * (1 - 0.6 * smoothstep(0.4, IRIS, far)),
      );
      const dark = isSlit
        ? smoothstep(1.15, 0.9, Math.hypot(a / SLIT.wide, b / SLIT.high))
        : smoothstep(ROUND + 0.05, ROUND - 0.03, far);
      const whole = mixColour(
        mixColour(lit, PUPIL, dark),
        white,
        smoothstep(IRIS - 0.03, IRIS + 0.05, far),
      );
      const shaded = scaleColour(
        whole,
        over > 0 ? 0.5 + 0.5 * smoothstep(0, RIM.shade, open - over) : 1,
      );
      const glint = Math.hypot(a * side - MIRRORED.aside, b - MIRRORED.up);
      const moist = mixColour(
        GLINT,
        shaded,
        smoothstep(MIRRORED.radius * 0.6, MIRRORED.radius, glint),
      );
      return mixColour(skin, moist, smoothstep(-0.02, 0.05, inside));
    },
    gloss: 0.22,
  };
}
