import { mix, smoothstep } from '../../../arithmetic.ts';
import type { Setting } from '../../../setting.ts';
import { type Frame, type Part, SKY } from '../../frame.ts';

/** What an eye that is used to the lamps of a room sees of a land by night: so much of what is dark, by colour, up to where it is bright. */
const BY_NIGHT = { dark: [0.3, 0.36, 0.52], from: 0.3, to: 0.75 } as const;
/** How much brighter a town in the shade of its houses by a low morning sun is seen beside a room in which the lamps are off, by colour. */
const BY_MORNING = [1.45, 1.35, 1.25] as const;
const TOWNS: readonly Setting['outlook'][] = ['city', 'street'];
/** Lands outside of a window whose dark is their own. */
const OWN_DARK: readonly Setting['outlook'][] = ['underwater', 'space', 'orbit', ...TOWNS];

/** Drops on a wet pane and tracks of those that ran down it: how many there are, and their radius and length as shares of the pane's height. */
const DROPS = { count: 260, least: 0.007, most: 0.016 } as const;
const RUNS = { count: 30, long: 0.75, wander: 0.03 } as const;
/** How much lighter than what is seen through it a drop's foot is, and its top darker. */
const SHINE = 0.42;
const RIM = 0.6;

/**
 * Lays over what is seen through a window, a room's frame `pane` where nothing of the room is before it, what its glass
 * makes of that: a land by night is all but dark beside the room's lamps, and rain stands and runs on the pane.
 */
export function paintPane(frame: Frame, pane: Part, setting: Setting): void {
  const { time, weather, outlook } = setting;
  if (time === 'night' && !OWN_DARK.includes(outlook)) tone(frame, pane, BY_NIGHT.dark);
  if (time === 'dawn' && TOWNS.includes(outlook)) tone(frame, pane, BY_MORNING);
  if (weather === 'rain' || weather === 'storm') wet(frame, pane, setting);
}

/** Multiplies what is dark in a pane by so much of each colour. */
function tone(
  { width, rgb, kind }: Frame,
  { left, right, top, bottom }: Part,
  share: readonly [number, number, number],
): void {
  for (let row = top; row < bottom; row++)
    for (let column = left; column < right; column++) {
      const at = row * width + column;
      if (kind[at] !== SKY) continue;
      const most = Math.max(...rgb.subarray(at * 3, at * 3 + 3));
      const bright = smoothstep(BY_NIGHT.from, BY_NIGHT.to, most);
      for (const c of [0, 1, 2] as const)
        rgb[at * 3 + c] = (rgb[at * 3 + c] as number) * mix(share[c], 1, bright);
    }
}

function wet(frame: Frame, pane: Part, { random }: Setting): void {
  const { width, rgb, kind } = frame;
  const { left, right, top, bottom } = pane;
  const [wide, high] = [right - left, bottom - top];
  const add = (column: number, row: number, share: number): void => {
    if (column < left || column >= right || row < top || row >= bottom) return;
    const at = row * width + column;
    if (kind[at] !== SKY) return;
    for (let c = at * 3; c < at * 3 + 3; c++) {
      const own = rgb[c] as number;
      rgb[c] = share > 0 ? own + (1 - own) * share : own * (1 + share);
    }
  };
  const drop = (x: number, y: number, radius: number): void => {
    const reach = Math.ceil(radius);
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) {
        const away = Math.hypot(dx, dy * 0.85) / radius;
        if (away > 1) continue;
        const low = dy / radius;
        add(Math.floor(x) + dx, Math.floor(y) + dy, low > 0 ? SHINE * low : RIM * low);
      }
  };
  for (let n = 0; n < RUNS.count; n++) {
    const radius = Math.max(0.8, high * DROPS.most * (0.5 + 0.5 * random.unit()));
    const from = top + random.unit() * high * 0.6;
    const long = high * RUNS.long * random.unit();
    const bend = random.unit() * 6;
    let x = left + random.unit() * wide;
    for (let down = 0; down < long; down++) {
      x += RUNS.wander * radius * Math.sin(down / (3 * radius) + bend);
      const half = 0.45 * radius;
      for (let dx = Math.floor(x - half); dx <= x + half; dx++)
        add(dx, Math.floor(from + down), 0.5 * SHINE * (0.4 + (0.6 * down) / long));
    }
    drop(x, from + long, radius);
  }
  for (let n = 0; n < DROPS.count; n++) {
    const radius = Math.max(0.8, high * mix(DROPS.least, DROPS.most, random.unit() ** 2));
    drop(left + random.unit() * wide, top + random.unit() * high, radius);
  }
}
