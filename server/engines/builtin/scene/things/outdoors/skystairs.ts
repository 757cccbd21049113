import type { Colour } from '../../words/idea.ts';
import { plain, worn } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { ball, box, ellipsoid, limb, type Solid } from '../sculpt/solid.ts';
import { type Vector, yaw } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import { underOpenSky, type Wish } from '../wish.ts';

const MARBLE: Colour = [0.86, 0.83, 0.77];
const CLOUD: Colour = [0.95, 0.96, 0.98];
const GOLD: Colour = [0.92, 0.74, 0.3];
const STEPS = 46;
/** Where the stairs end, in the cloud, and how wide the lowest step is, and the uppermost, of their height. */
const TOP = 0.84;
const WIDE = { low: 0.13, high: 0.045 } as const;

/** Stairs of pale stone that wind up from the ground without a pillar, growing narrower, to a gate of light in the clouds. */
export function skystairs(wish: Wish): Sprite {
  const model = [...steps(wish.colour ?? MARBLE), ...gate(), ...clouds()];
  return portray(underOpenSky(wish), model, 0.12, -0.02, 3);
}

/** The middle of the stairs at a share of their way, and where they lead there, radians. */
function wayAt(share: number): { readonly at: Vector; readonly turn: number } {
  const swing = share * 5.6;
  const out = 0.2 * (1 - 0.5 * share);
  const x = out * Math.sin(swing);
  const ahead = 0.16 - 0.4 * share;
  return { at: [x, TOP * share ** 0.92, ahead], turn: 0.6 * Math.cos(swing) };
}

/** Slabs, one above the other, with rounded ends. */
function steps(colour: Colour): Solid[] {
  const stone = worn(colour, 0.12);
  return Array.from({ length: STEPS }, (_, n): Solid => {
    const share = n / (STEPS - 1);
    const { at, turn } = wayAt(share);
    const wide = WIDE.low + (WIDE.high - WIDE.low) * share;
    return box(stone, at, [wide, 0.011, 0.3 * wide + 0.012], yaw(turn), 0.006);
  });
}

/** Two golden pillars and an arch over the last step, bright within. */
function gate(): Solid[] {
  const gold = plain(GOLD, { gloss: 0.7 });
  const light = plain([1, 0.95, 0.78], { glow: () => 0.8 });
  const [x, y, z] = wayAt(1).at;
  const half = 0.055;
  const arch = Array.from({ length: 9 }, (_, n): Vector => {
    const turn = (n / 8) * Math.PI;
    return [x - half * Math.cos(turn), y + 0.115 + half * Math.sin(turn), z - 0.01];
  });
  return [
    ellipsoid(light, [x, y + 0.085, z - 0.02], [half * 0.9, 0.085, 0.004]),
    ...[-half, half].map((dx) =>
      limb(gold, [x + dx, y, z - 0.01], [x + dx, y + 0.115, z - 0.01], 0.011, 0.009),
    ),
    ...arch.slice(1).map((to, n) => limb(gold, arch[n] ?? to, to, 0.009, 0.009)),
    ball(gold, [x, y + 0.115 + half + 0.012, z - 0.01], 0.014),
  ];
}

/** Heaps of cloud at both sides of the gate and beneath it, larger toward their middles. */
function clouds(): Solid[] {
  const [x, y, z] = wayAt(1).at;
  const look = plain(CLOUD);
  return Array.from({ length: 34 }, (_, n) => {
    const out = ((n * 0.618) % 1) * 2 - 1;
    const row = n % 3;
    const isBeforeGate = Math.abs(out) < 0.2 && row > 0;
    const high = isBeforeGate ? -0.05 : -0.06 + 0.045 * row * (1 - 0.5 * Math.abs(out));
    const size = (0.052 + 0.05 * ((n * 0.37) % 1)) * (1 - 0.45 * Math.abs(out));
    return ellipsoid(
      look,
      [x + 0.42 * out, y + high, z - 0.09 + 0.05 * row],
      [size * 1.15, size * 0.86, size],
      0.014,
    );
  });
}
