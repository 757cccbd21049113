import type { RoomKind } from './room-kind.ts';

/** The extent of ground under the sky that ends so far off, metres: its walls lie outside the picture, so far out. */
export const openAir = (back: number, out = 3 * back): RoomKind['shape'] => ({
  half: out,
  high: out,
  back: [back, 0],
  window: [out, 0, 0, out],
});

/** The extent of a hall without windows, of half its width, its height and how far off its end is; metres. */
export const hall = ({
  half,
  high,
  back,
}: Readonly<Record<'half' | 'high' | 'back', number>>): RoomKind['shape'] => ({
  half,
  high,
  back: [back, 0],
  window: [0, 0, 1, 2],
});
