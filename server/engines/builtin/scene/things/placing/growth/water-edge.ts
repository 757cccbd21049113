import { chanceOf } from '../../../noise.ts';
import type { Setting } from '../../../setting.ts';
import type { Land } from '../../../words/land.ts';
import { isTended } from '../../../world/scenery/sceneries.ts';
import type { Sprite } from '../../sprite.ts';
import { groundTone } from '../light/ground-tone.ts';
import type { Planted, Stage } from '../stage.ts';

/** Waters along whose banks stones and grass stand. */
const BANKED: readonly Land[] = ['lake', 'river', 'waterfall', 'oasis'];
/** From how low on something lies at the edge of water, and up to how high; how far that is seen. World units. */
const EDGE = { low: -0.35, high: 1.2, far: 90 } as const;
/** The share of places with a stone, and how high those are at the least and how much more; that of places with grass, most where it is highest, and how high it is. World units. */
const STONES = { share: 0.14, high: 0.14, more: 0.5 } as const;
const GRASS = { share: 0.85, high: 0.55, more: 0.5 } as const;

/** What stands at the edge of a water on ground `base` high: a stone, a tuft of grass, or nothing. */
export function atWatersEdge(
  stage: Pick<Stage, 'map' | 'setting'>,
  { stones, grass }: { readonly stones: readonly Sprite[]; readonly grass: readonly Sprite[] },
  x: number,
  z: number,
  base: number,
): Planted | null {
  const { setting } = stage;
  const { low, high, far } = EDGE;
  if (!hasBanks(setting) || base < low || base > high || z > far || isTended(setting, x, z))
    return null;
  const [row, column] = [Math.round(z * 23), Math.round(x * 29)];
  const [roll, kind, large] = [
    chanceOf(row, column),
    chanceOf(row, column, 1),
    chanceOf(row, column, 2),
  ];
  // They lie together in places.
  const often = 0.5 + setting.noise.at(x / 5 + 3, z / 9);
  const stone = stones[Math.floor(kind * stones.length)];
  if (stone !== undefined && roll < STONES.share * often) {
    const size = STONES.high + STONES.more * large ** 3;
    const tone = 0.75 + 0.4 * kind;
    return { sprite: stone, x, z, base: base - 0.25 * size, size, tone: [tone, tone, tone] };
  }
  const tuft = grass[Math.floor(kind * grass.length)];
  if (tuft === undefined || base < 0.1 || roll < 1 - GRASS.share * (base / high) * (0.5 + often))
    return null;
  const size = GRASS.high + GRASS.more * large;
  return { sprite: tuft, x, z, base: base - 0.03, size, tone: groundTone(stage, x, z) };
}

const hasBanks = ({ land, snowy, idea }: Setting): boolean =>
  BANKED.includes(land) && !snowy && !idea.frozen && idea.settled === null;
