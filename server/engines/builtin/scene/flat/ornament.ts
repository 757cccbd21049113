import { mixColour, scaleColour } from '../arithmetic.ts';
import type { Colour } from '../words/idea.ts';
import type { Means, Paint } from './abstract.ts';

/** Overlapping scales of rings, as waves are drawn on Japanese cloth. */
export function scales({ palette }: Means): Paint {
  const [ground, ...others] = palette;
  const wide = 0.2;
  return (x, y) => {
    // Rows from the lowest one that can cover the place: the first that does is before all others.
    const row = Math.floor(y / (wide / 4)) + 4;
    for (let n = row; n >= row - 6; n--) {
      const shift = (((n % 2) + 2) % 2) * 0.5;
      const column = Math.round(x / wide - shift);
      const away = Math.hypot(x - (column + shift) * wide, y - (n * wide) / 4) / (wide / 2);
      if (away >= 1) continue;
      const ring = Math.floor(away * 6);
      const colour = others[(((column + 3 * n) % others.length) + others.length) % others.length];
      return ring % 2 === 1 ? ground : mixColour(colour as Colour, ground, 0.1 * (5 - ring));
    }
    return ground;
  };
}

/** Rows of points up and down, each shaded from one side to the other. */
export function chevrons({ palette }: Means): Paint {
  const wide = 0.2;
  const high = 0.11;
  return (x, y) => {
    const along = x / wide - Math.floor(x / wide);
    const fold = Math.abs(along - 0.5) * 2;
    const band = Math.floor((y + fold * wide * 0.45) / high);
    const colour = palette[((band % palette.length) + palette.length) % palette.length] as Colour;
    return scaleColour(colour, along < 0.5 ? 1 : 0.88);
  };
}

/** Stars of eight points with crosses between them, as on tiled walls of the Orient. */
export function stars({ palette }: Means): Paint {
  const [ground, ...others] = palette;
  const size = 0.25;
  const first = others[0] as Colour;
  const second = (others[1] ?? ground) as Colour;
  const third = (others[2] ?? first) as Colour;
  return (x, y) => {
    const [u, v] = [x / size - Math.floor(x / size) - 0.5, y / size - Math.floor(y / size) - 0.5];
    // The outer of two squares that cross, one of them turned on its corner.
    const upright = Math.max(Math.abs(u), Math.abs(v));
    const slanted = (Math.abs(u) + Math.abs(v)) / Math.SQRT2;
    const star = Math.min(upright, slanted);
    if (star < 0.1) return third;
    if (star < 0.125) return ground;
    if (star < 0.24) return first;
    if (star < 0.27) return ground;
    if (star < 0.3) return second;
    if (star < 0.325) return ground;
    const cross = Math.min(0.5 - Math.abs(u), 0.5 - Math.abs(v));
    return cross < 0.035 ? ground : second;
  };
}
