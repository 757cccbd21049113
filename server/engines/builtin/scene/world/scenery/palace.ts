import { mixColour, scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { chance, type Front, inside, LAMPS, NO_GLOW, plainFront } from '../street/front.ts';
import { boxOn, type Paint, plainPaint, type Solid } from '../street/solid.ts';
import { plotOf } from './hedge.ts';

const STONE: Colour = [0.86, 0.78, 0.62];
const PALE: Colour = [0.92, 0.87, 0.76];
const PANE: Colour = [0.16, 0.19, 0.23];
/** How wide a bay with its window is, world units. */
const BAY = 3.7;
/** Where the storeys end, as shares of the height: arcades below, tall windows, low ones under the balustrade. */
const STOREYS = [0.32, 0.74, 0.94] as const;

/** Where a palace stands: its middle, the ground, its front, how wide and how high it is. World units. */
interface PalaceSite {
  readonly x: number;
  readonly low: number;
  readonly z: number;
  readonly wide: number;
  readonly high: number;
}

/** A long palace of cut stone as of the seventeenth century, its middle and its ends before the rest; `lamps` is the share of lit windows. */
export function palaceAt({ x, low, z, wide, high }: PalaceSite, lamps: number): Solid[] {
  const wing = (from: number, to: number, out: number, more: number) => {
    const plot = plotOf(x + from * wide, z - out, x + to * wide, z + 14);
    const top = low + high * more;
    return [
      boxOn(plot, low - 1, top, front(high * more, lamps)),
      boxOn(
        plotOf(plot.x - 0.4, z - out - 0.4, plot.x + plot.wide + 0.4, z + 14),
        top,
        top + 0.5,
        plainPaint(PALE),
      ),
      boxOn(
        plotOf(plot.x, z - out, plot.x + plot.wide, z + 14),
        top + 0.5,
        top + 0.5 + high * 0.08,
        balustrade,
      ),
      ...statues(plot.x, plot.wide, top + 0.5 + high * 0.08, z - out),
    ];
  };
  return [
    ...wing(-0.5, -0.36, 2.5, 1.03),
    ...wing(-0.36, -0.13, 0, 1),
    ...wing(-0.13, 0.13, 4, 1.09),
    ...wing(0.13, 0.36, 0, 1),
    ...wing(0.36, 0.5, 2.5, 1.03),
  ];
}

/** Figures along the edge of the roof. */
function statues(left: number, wide: number, low: number, z: number): Solid[] {
  const count = Math.max(2, Math.round(wide / (2 * BAY)));
  return Array.from({ length: count }, (_, n) => {
    const middle = left + ((n + 0.5) / count) * wide;
    return [
      boxOn(plotOf(middle - 0.25, z, middle + 0.25, z + 0.5), low, low + 1.3, plainPaint(PALE)),
      boxOn(plotOf(middle - 0.16, z, middle + 0.16, z + 0.3), low, low + 1.8, plainPaint(PALE)),
    ];
  }).flat();
}

const balustrade: Paint = (_, { along, up, pixel }) => {
  const gap = inside(Math.abs(((along / 0.5) % 1) - 0.5), -1, 0.26, pixel / 0.5);
  const between = inside(up, 0.15, 0.85, pixel);
  return plainFront(mixColour(PALE, scaleColour(STONE, 0.5), 0.8 * gap * between));
};

function front(high: number, lamps: number): Paint {
  return ({ role, long }, { along, up, pixel }): Front => {
    if (role === 'level') return plainFront(STONE);
    const bays = Math.max(1, Math.round(long / BAY));
    const bay = long / bays;
    const column = Math.floor(along / bay);
    const off = Math.abs(along - (column + 0.5) * bay);
    // The foot of the wall is a unit below the ground.
    const share = (up - 1) / high;
    const storey = STOREYS.findIndex((top) => share < top);
    const band = STOREYS.reduce(
      (most, top) => Math.max(most, inside(share, top - 0.012, top + 0.012, pixel / high)),
      0,
    );
    const from = storey <= 0 ? 0 : (STOREYS[storey - 1] as number);
    const to = STOREYS[Math.max(0, storey)] as number;
    const rise = ((share - from) / (to - from)) * (to - from) * high;
    const room = (to - from) * high;
    const half = bay * (storey === 2 ? 0.2 : 0.25);
    const crown = storey === 2 ? 0 : half;
    const above = rise - (room * 0.84 - crown);
    const reach =
      above > 0
        ? crown > 0 && above < crown
          ? half * Math.sqrt(1 - (above / crown) ** 2)
          : 0
        : half;
    const low = storey === 0 ? 0 : room * 0.14;
    const frame = inside(off, -1, reach + 0.22, pixel) * inside(rise, low - 0.2, room * 0.9, pixel);
    const hole =
      storey < 0 ? 0 : inside(off, -1, reach, pixel) * inside(rise, low, room * 0.84, pixel);
    const bars = Math.max(
      inside(off, -1, 0.06, pixel),
      inside(Math.abs(((rise / 0.9) % 1) - 0.5), -1, 0.06, pixel / 0.9),
    );
    const pilaster = storey === 1 ? inside(bay / 2 - off, -1, 0.32, pixel) : 0;
    const joint =
      storey === 0 ? 0.12 * inside(Math.abs(((up / 0.6) % 1) - 0.5), -1, 0.08, pixel / 0.6) : 0;
    const wall = mixColour(
      scaleColour(STONE, 1 - joint),
      PALE,
      Math.max(band, pilaster, 0.7 * frame),
    );
    const isLit = chance(column, storey, Math.round(long)) < lamps * 1.3;
    return {
      colour: mixColour(wall, mixColour(PANE, PALE, 0.75 * bars), hole),
      glass: 0.5 * hole * (1 - bars),
      glow: isLit ? scaleColour(LAMPS[1] as Colour, 0.9 * hole * (1 - bars)) : NO_GLOW,
    };
  };
}
