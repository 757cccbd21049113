import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Material } from '../solids/solid.ts';

/** From button to button of tufted cloth, metres. */
const TUFT = 0.15;

/** Velvet drawn in by buttons: lighter where its cushions swell, dark in the creases between them. */
export const tufted =
  (colour: Colour): Material =>
  (x, y, z, axis) => {
    const [across, up] = axis === 0 ? [z, y] : axis === 1 ? [x, z] : [x, y];
    const [a, b] = [(across + up) / TUFT, (across - up) / TUFT];
    const [u, v] = [Math.abs(a - Math.round(a)), Math.abs(b - Math.round(b))];
    if (Math.hypot(u, v) < 0.11) return scaleColour(colour, 0.42);
    const crease = Math.min(u, v);
    return scaleColour(colour, crease < 0.045 ? 0.62 : 0.86 + 0.55 * crease);
  };

/** Velvet that catches the light on its upper side. */
export const velvet =
  (colour: Colour): Material =>
  (x, y, z, axis) =>
    scaleColour(colour, (axis === 1 ? 1.12 : 0.94) + 0.05 * Math.sin(90 * (x + z) + 40 * y));
