import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Look } from '../../sculpt/solid.ts';
import { dot, normalise, subtract, type Vector } from '../../sculpt/vector.ts';

const WHITE: Colour = [0.9, 0.88, 0.86];
const DARK: Colour = [0.05, 0.035, 0.03];
const GLINT: Colour = [1, 1, 1];

/** How far pupil and iris reach from the middle of the gaze, radians, and how soft their edges are. */
const PUPIL = 0.26;
const IRIS = 0.64;
const SOFT = 0.07;
/** Where the window's light is mirrored: up and aside from the middle of the gaze, and how large it is, radians. */
const MIRRORED = { up: 0.3, aside: 0.2, wide: 0.145 } as const;

/** The fibres of every iris are alike; they are no part of what a seed decides. */
const fibres = createNoise(4_177);

/** An eyeball around a point that looks a level way: its pupil, its iris with a dark rim, its white, in the shade of the lid and the lashes whose edge is at a height. */
export function eyeball(
  middle: Vector,
  toward: Vector,
  radius: number,
  iris: Colour,
  lid: { readonly edge: number; readonly lash: number },
): Look {
  const aside: Vector = [-toward[2], 0, toward[0]];
  return {
    paint: (x, y, z) => {
      const way = normalise(subtract([x, y, z], middle));
      const [a, b] = [dot(way, aside), way[1]];
      const off = Math.acos(Math.min(1, Math.max(-1, dot(way, toward))));
      const around = Math.atan2(b, a);
      const fibre = 0.86 + 0.3 * fibres.at(around * 6, off * 3);
      // Light that falls in from above leaves by the lower half.
      const coloured = scaleColour(iris, fibre * (1.25 - 0.55 * b) * (off > IRIS * 0.84 ? 0.5 : 1));
      const inner = mixColour(DARK, coloured, smoothstep(PUPIL - SOFT, PUPIL + SOFT, off));
      const all = mixColour(inner, WHITE, smoothstep(IRIS - SOFT, IRIS + SOFT, off));
      const below = lid.edge - y;
      const shade = 0.7 + 0.3 * smoothstep(0, 0.55 * radius, below);
      const lashed = mixColour(
        DARK,
        scaleColour(all, shade),
        smoothstep(lid.lash * 0.6, lid.lash, below),
      );
      const glint = Math.hypot(a - MIRRORED.aside, b - MIRRORED.up);
      return mixColour(GLINT, lashed, smoothstep(MIRRORED.wide * 0.7, MIRRORED.wide, glint));
    },
    gloss: 0.25,
  };
}
