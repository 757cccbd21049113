import { mix } from '../../../../kernels/arithmetic.ts';
import { outlineOf } from '../outline.ts';
import type { Planted, Stage } from '../stage.ts';
import { broadOf, type Fires } from './make-fires.ts';

/** How the flames of a phoenix rise from its outline: in how many places across, how high they are in the middle and at its ends, and how wide, in its height and width. */
const FLAMES = { many: 13, middle: 0.85, ends: 0.5, wide: 0.36 } as const;
/** How much farther off than itself they are. */
const BEHIND = 1.01;

/** The flames of a bird of fire: all along its wings and its body, behind them. */
export function phoenixFires(stage: Stage, fires: Fires, bird: Planted): Planted[] {
  const { cells } = outlineOf(stage, bird);
  const side = Math.sqrt(cells.length);
  const { x, z, base, size } = bird;
  const broad = broadOf(bird);
  return Array.from({ length: FLAMES.many }, (_, n): Planted[] => {
    const across = (n + 0.5) / FLAMES.many;
    const column = Math.floor(across * side);
    const rows = Array.from({ length: side }, (_, row) => row).filter(
      (row) => cells[row * side + column] === 1,
    );
    if (rows.length === 0) return [];
    const mean = rows.reduce((sum, row) => sum + row, 0) / rows.length;
    const middle = 1 - 2 * Math.abs(across - 0.5);
    const share = mix(FLAMES.ends, FLAMES.middle, middle);
    const tall = size * share * (0.8 + 0.4 * fires.unit());
    const place = {
      x: x + (across - 0.5) * broad * BEHIND,
      z: z * BEHIND,
      base: base + (1 - (mean + 0.5) / side) * size,
      size: tall,
    };
    return [fires.fire(place, (FLAMES.wide * broad) / tall)];
  }).flat();
}
