import type { Subject, Thing } from '../../../words/idea.ts';
import { composeSprites, type Part } from '../../compose-sprites.ts';
import { figureOf } from '../../creatures/figure.ts';
import { type Sprite, type SpriteSize, smallerSize } from '../../sprite.ts';
import { AT_FOOT } from '../beneath-tree.ts';
import { naturalMetres } from '../size/metres.ts';

/** What of a vehicle those are on who are carried by it. */
type Top = 'roof' | 'bonnet';

/** How high one is of which no height is known, metres. */
const USUAL = 1;
/** How high who lies is, of the height upright; and how much larger than it is what is low, metres, so that it is seen. */
const LYING = 0.4;
const LOW = { below: 0.8, times: 1.35 } as const;

/** How high one of a load is, by the height of the vehicle beneath it. */
function byVehicle(vehicle: Thing, thing: Thing, load: NonNullable<Subject['load']>): number {
  const { posture, traits = [] } = load;
  const own = naturalMetres(thing) ?? USUAL;
  const bold = own < LOW.below ? LOW.times : 1;
  const age = thing === 'person' ? figureOf(traits).tall : 1;
  const isLow = posture === 'lying' || posture === 'sleeping';
  const sits = thing === 'person' && posture === 'sitting' ? AT_FOOT : isLow ? LYING : 1;
  return (own * bold * age * sits) / (naturalMetres(vehicle) ?? USUAL);
}

/** The share of the height of both that one of a load has whose vehicle is of that kind. */
export const shareOnTop = (
  vehicle: Thing,
  thing: Thing,
  load: NonNullable<Subject['load']>,
): { readonly vehicle: number; readonly each: number } => {
  const each = byVehicle(vehicle, thing, load);
  return { vehicle: 1 / (1 + each), each: each / (1 + each) };
};

/** Where on its top one is: across from the left, and how high its silhouette is there, as shares. */
interface Spot {
  readonly across: number;
  readonly up: number;
}

/** How high a column of a sprite reaches, as a share of its height. */
function topOf({ width, height, rgba }: SpriteSize, across: number): number {
  const column = Math.min(width - 1, Math.max(0, Math.round(across * width)));
  for (let row = 0; row < height; row++)
    if ((rgba[(row * width + column) * 4 + 3] as number) > 0.5) return 1 - row / height;
  return 0;
}

/** How far from the front a bonnet's middle is, how far below its silhouette the feet are there and on a roof; shares of width and height. */
const BONNET = { across: 0.17, deep: 0.05 } as const;
const ROOF = { deep: 0.025, level: 0.1 } as const;

/** The places of so many on a vehicle that looks to one side. */
function spotsOn(size: SpriteSize, top: Top, count: number, looksRight: boolean): Spot[] {
  if (top === 'bonnet')
    return Array.from({ length: count }, (_, n) => {
      const from = BONNET.across + 0.09 * (n - (count - 1) / 2);
      const across = looksRight ? 1 - from : from;
      return { across, up: topOf(size, across) - BONNET.deep };
    });
  const columns = Array.from({ length: 49 }, (_, n) => (n + 0.5) / 49);
  const highest = Math.max(...columns.map((across) => topOf(size, across)));
  const level = columns.filter((across) => topOf(size, across) > highest - ROOF.level);
  const [left, right] = [level[0] ?? 0.5, level.at(-1) ?? 0.5];
  return Array.from({ length: count }, (_, n) => {
    const across = left + ((n + 1) / (count + 1)) * (right - left);
    return { across, up: topOf(size, across) - ROOF.deep };
  });
}

/** A vehicle with those on its roof or its bonnet, `tall` pixels high with them. */
export function onTop(
  vehicle: Sprite,
  loads: readonly Sprite[],
  {
    top,
    share,
    tall,
    looksRight,
  }: {
    readonly top: Top;
    readonly share: ReturnType<typeof shareOnTop>;
    readonly tall: number;
    readonly looksRight: boolean;
  },
): Sprite {
  const high = share.vehicle * tall;
  const each = share.each * tall;
  const wide = (high * vehicle.width) / vehicle.height;
  const spots = spotsOn(smallerSize(vehicle), top, loads.length, looksRight);
  const height = Math.ceil(Math.max(high, ...spots.map(({ up }) => up * high + each)));
  const width = Math.ceil(wide);
  const parts = loads.map((sprite, n): Part => {
    const { across, up } = spots[n] as Spot;
    const own = (each * sprite.width) / sprite.height;
    return {
      sprite,
      left: Math.min(width - own, Math.max(0, across * wide - own / 2)),
      foot: Math.round(height - up * high),
      tall: each,
    };
  });
  return composeSprites(width, height, [
    { sprite: vehicle, left: 0, foot: height, tall: high },
    ...parts,
  ]);
}
