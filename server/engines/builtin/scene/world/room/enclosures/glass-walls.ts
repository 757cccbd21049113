import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Land } from '../../../words/land.ts';
import { flat, type Shell } from '../furniture.ts';

import type { Material, Solid } from '../solids/solid.ts';
import type { Enclosure } from './enclosure.ts';

/** How wide panes are, how high the lowest are above the wall that bears them and how high the next begin, how wide bars are; metres. */
const PANES = { wide: 1.5, low: 0.42, next: 2.3, bar: 0.045 } as const;

/** What glass is held by: bronze under water, white steel where there is no air, pale wood over the clouds. */
const BARS: Partial<Readonly<Record<Land, Colour>>> = {
  underwater: [0.36, 0.3, 0.2],
  clouds: [0.8, 0.72, 0.6],
};
const STEEL: Colour = [0.84, 0.86, 0.89];

/** The glass around a room of a shell before a land; `isRound`: it is one great round window ahead. */
export function glassWalls(shell: Shell, around: Land, isRound: boolean, noise: Noise): Enclosure {
  const bars = flat(BARS[around] ?? STEEL);
  return {
    ...(isRound ? roundWindow(shell, bars) : conservatory(shell, bars)),
    ...(around === 'underwater' && { waves: (x, z) => waveLight(noise, x, z) }),
  };
}

function conservatory({ left, high, back }: Shell, bars: Material): Enclosure {
  const isBar = (at: number) => {
    const share = at / PANES.wide;
    return Math.abs(share - Math.round(share)) * PANES.wide < PANES.bar;
  };
  return {
    isPane: (axis, x, y, z) => {
      if (axis === 1) return !isBar(x - left) && !isBar(back - z);
      const along = axis === 0 ? back - z : x - left;
      if (y < PANES.low || y > high - 2 * PANES.bar) return false;
      return !isBar(along) && Math.abs(y - PANES.next) > PANES.bar;
    },
    bars,
    isGlass: true,
  };
}

/** A round window: its radius and how high its middle is as shares of the room's height, its radius at the most as one of its width, how wide its rim is; metres. */
const ROUND = { radius: 0.43, high: 0.54, most: 0.42, rim: 0.14 } as const;

function roundWindow({ left, right, high, walls, ceiling }: Shell, bars: Material): Enclosure {
  const radius = Math.min(ROUND.radius * high, ROUND.most * (right - left));
  const away = (x: number, y: number) => Math.hypot(x - (left + right) / 2, y - ROUND.high * high);
  return {
    isPane: (axis, x, y) => axis === 2 && away(x, y) < radius,
    bars: (x, y, z, axis) => {
      if (axis === 1) return ceiling(x, y, z, axis);
      const isRim = axis === 2 && away(x, y) < radius + ROUND.rim;
      return (isRim ? bars : walls)(x, y, z, axis);
    },
    isGlass: true,
  };
}

/** How far before the wall ahead, and from what height, nothing stands before a round window; metres. */
const CLEAR = { before: 0.9, above: 1.25 } as const;

/** What stands in a room without what would hide its round window. */
const clearOfRound = (solids: readonly Solid[], shell: Shell): readonly Solid[] => {
  const { isPane } = roundWindow(shell, shell.walls);
  return solids.filter(
    ({ low: [x, y, z], high: [x2, y2] }) =>
      !(
        z > shell.back - CLEAR.before &&
        y2 > CLEAR.above &&
        isPane(2, (x + x2) / 2, Math.max((y + y2) / 2, CLEAR.above), shell.back)
      ),
  );
};

/** How near a wall what lies flat on it is, and how thick it is at the most; metres. */
const FLAT = 0.17;

/** The share of a wall that is as good as all of it. */
const MOST = 0.55;
/** The same of the wall ahead, which a blackboard takes up less of. */
const ALMOST_ALL = 0.72;

/** What stands in a room without what covers its walls or its ceiling where they are of glass: panels, cornices, wallpaper, and what hangs before a pane; `isRound`: glass is a round window in the wall ahead alone. */
export const withoutPanels = (
  solids: readonly Solid[],
  shell: Shell,
  isRound: boolean,
  isPane: Enclosure['isPane'],
): readonly Solid[] =>
  isRound
    ? clearOfRound(solids, shell)
    : solids.filter((one) => !isPanel(one, shell) && !hangsBeforePane(one, shell, isPane));

/** How high what hangs on a wall begins, and how long and how high it is at the most: what is larger, as a blackboard is, is what a room is for. Metres. */
const HUNG = { above: 0.9, most: 1.3 } as const;

/** Whether something that hangs on a wall, as a picture does, is before a pane or a part of one. */
function hangsBeforePane(
  { low, high: top, glow }: Solid,
  { left, right, back }: Shell,
  isPane: Enclosure['isPane'],
): boolean {
  const [wide, tall, deep] = [top[0] - low[0], top[1] - low[1], top[2] - low[2]];
  const onSide = wide < FLAT && (low[0] - left < FLAT || right - top[0] < FLAT);
  const onBack = deep < FLAT && back - top[2] < FLAT;
  const isHung = low[1] > HUNG.above && tall < HUNG.most && Math.max(wide, deep) < HUNG.most;
  if (glow > 0 || !isHung || !(onSide || onBack)) return false;
  const shares = [0, 0.25, 0.5, 0.75, 1];
  return shares.some((along) =>
    shares.some((up) =>
      isPane(onSide ? 0 : 2, low[0] + along * wide, low[1] + up * tall, low[2] + along * deep),
    ),
  );
}

function isPanel({ low, high: top, glow }: Solid, { left, right, high, back }: Shell): boolean {
  const [wide, tall, deep] = [top[0] - low[0], top[1] - low[1], top[2] - low[2]];
  const onSide = wide < FLAT && (low[0] - left < FLAT || right - top[0] < FLAT);
  const onBack = glow === 0 && deep < FLAT && back - top[2] < FLAT;
  const onCeiling = glow === 0 && tall < 2 * FLAT && high - top[1] < FLAT;
  return (
    (onBack && wide > ALMOST_ALL * (right - left)) ||
    (onSide && deep > MOST * back) ||
    (onCeiling && (wide > MOST * (right - left) || deep > MOST * back))
  );
}

/** How wide the net of light is that waves throw on what is below them, and how bright; metres, a share of the sun's light. */
const NET = { wide: 0.9, bright: 1.1 } as const;

/** How bright the net of light is that the waves above throw on a place of a floor, as a share of the sun's light. */
function waveLight(noise: Noise, x: number, z: number): number {
  const bend = 0.5 * noise.at(x / (2 * NET.wide) + 7, z / (2 * NET.wide));
  const line = (shift: number) =>
    Math.abs(noise.at(x / NET.wide + bend + shift, z / NET.wide - bend + shift));
  const near = Math.max(0, 1 - 7 * Math.min(line(0), line(31.7)));
  return NET.bright * near * near;
}
