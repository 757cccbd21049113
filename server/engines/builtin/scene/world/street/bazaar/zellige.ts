import { clamp, mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance } from '../front.ts';

const BLUE: Colour = [0.07, 0.2, 0.46];
const GREEN: Colour = [0.07, 0.36, 0.27];
const OCHRE: Colour = [0.78, 0.5, 0.14];
const WHITE: Colour = [0.9, 0.88, 0.81];
const GROUT: Colour = [0.74, 0.71, 0.64];

/** How wide a star with what is around it is, world units. */
const STAR = 0.46;

/** Tiles of glazed clay laid in stars of eight points, blue and green in turn, crosses of white and ochre between them. */
export function zelligeAt(along: number, up: number, pixel: number): Colour {
  const [u, v] = [along / STAR, up / STAR];
  const [column, row] = [Math.floor(u), Math.floor(v)];
  const [x, y] = [Math.abs(u - column - 0.5), Math.abs(v - row - 0.5)];
  // A star is a square and the same turned by an eighth.
  const star = Math.min(Math.max(x, y), (x + y) * Math.SQRT1_2);
  const soft = clamp((1.4 * pixel) / STAR, 0.012, 1);
  const within = smoothstep(0.33 + soft / 2, 0.33 - soft / 2, star);
  const heart = smoothstep(0.13 + soft / 2, 0.13 - soft / 2, star);
  const joint =
    smoothstep(0.016 + soft, 0.004, Math.abs(star - 0.33)) * smoothstep(0.1, 0.03, soft);
  const isBlue = (column + row) % 2 === 0;
  const glaze = 0.86 + 0.28 * chance(column, row, 6);
  const leaf = scaleColour(isBlue ? BLUE : GREEN, glaze);
  const cross = mixColour(WHITE, OCHRE, smoothstep(0.42, 0.46, Math.max(x, y)) * 0.75);
  const tile = mixColour(mixColour(cross, leaf, within), isBlue ? OCHRE : WHITE, heart);
  const fine = smoothstep(STAR * 0.8, STAR * 0.25, pixel);
  const mean: Colour = [0.42, 0.47, 0.46];
  return mixColour(mean, mixColour(tile, GROUT, joint), fine);
}

/** Stucco carved in a net of leaves, with shadow in what is cut out. */
export function stuccoAt(along: number, up: number, pixel: number): Colour {
  const fine = smoothstep(0.14, 0.04, pixel);
  const net = Math.sin((along + up) * 21) * Math.sin((along - up) * 21);
  const leaf = Math.sin(along * 42) * Math.sin(up * 42);
  const cut = smoothstep(0.1, -0.3, net + 0.4 * leaf);
  return scaleColour([0.93, 0.89, 0.8], 1 - fine * 0.36 * cut - (1 - fine) * 0.1);
}
