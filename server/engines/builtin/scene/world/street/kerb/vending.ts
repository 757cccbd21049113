import { pick, type Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, inside, plainFront } from '../front.ts';
import { boxOn, type Paint, type Plot, type Solid, within } from '../solid.ts';

/** The share of houses that have some at their foot, and how many. */
const HAVE = 0.5;
const MOST = 3;
/** How large one is, world units. */
const MACHINE = { wide: 1.05, deep: 0.72, high: 1.86, apart: 1.12 } as const;
/** How dark its sides are beside its front. */
const SIDE = 0.5;
/** Its shelves and what stands on one. */
const SHELVES = { from: 0.74, to: 1.72, rows: 3, bottles: 7 } as const;

const BODIES: readonly Colour[] = [
  [0.86, 0.9, 0.94],
  [0.82, 0.12, 0.12],
  [0.12, 0.32, 0.74],
  [0.9, 0.92, 0.9],
];
const BOTTLES: readonly Colour[] = [
  [0.2, 0.6, 0.3],
  [0.9, 0.3, 0.2],
  [0.95, 0.75, 0.2],
  [0.25, 0.45, 0.9],
  [0.5, 0.3, 0.2],
  [0.9, 0.9, 0.95],
];

/** Machines at the foot of a house that sell drinks, their shelves brightly lit when it is dark. */
export function vendingMachines(plot: Plot, random: Random, lamps: number): Solid[] {
  const [share, place] = [random.unit(), random.unit()];
  const count = 1 + random.below(MOST);
  const body = pick(random, BODIES);
  const number = random.below(4096);
  const room = plot.wide - count * MACHINE.apart - 0.6;
  if (share > HAVE || room < 0) return [];
  const power = Math.min(1, lamps * 2.6);
  return Array.from({ length: count }, (_, n) => {
    const along = 0.3 + room * place + n * MACHINE.apart;
    const at = within(plot, along, -MACHINE.deep, MACHINE.wide, MACHINE.deep);
    return boxOn(at, 0.06, MACHINE.high, machine(number + n * 31, body, power));
  });
}

function machine(number: number, body: Colour, power: number): Paint {
  return ({ role }, { along, up, pixel }) => {
    if (role !== 'front') return plainFront(scaleColour(body, SIDE));
    const { from, to, rows, bottles } = SHELVES;
    const [u, v] = [along / MACHINE.wide, ((up - from) / (to - from)) * rows];
    const pane = inside(u, 0.08, 0.92, pixel) * inside(up, from, to, pixel);
    const row = Math.floor(v);
    const cell = Math.floor(u * bottles);
    const [across, high] = [u * bottles - cell - 0.5, v - row];
    const width = high > 0.55 ? 0.16 : 0.32;
    const isBottle =
      inside(Math.abs(across), -1, width, pixel * 4) * inside(high, 0.12, 0.78, pixel * 3);
    const kind = BOTTLES[Math.floor(chance(number, row, cell >> 1) * BOTTLES.length)] as Colour;
    const shelf = mixColour([0.95, 0.98, 1], kind, isBottle);
    const slot = inside(u, 0.2, 0.8, pixel) * inside(up, 0.2, 0.42, pixel);
    const outside = mixColour(body, [0.06, 0.06, 0.07], slot);
    const shown = mixColour(outside, shelf, pane);
    return {
      colour: shown,
      glass: 0.3 * pane,
      glow: scaleColour(shown, power * (0.1 + 1.05 * pane)),
    };
  };
}
