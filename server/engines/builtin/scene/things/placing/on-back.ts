import type { Thing } from '../../words/idea.ts';
import { composeSprites } from '../compose-sprites.ts';
import type { Sprite } from '../sprite.ts';

/** How high what is carried is, as a share of who carries it. */
export const LOAD = 0.62;

/** Where a back is: from the left and from above, as shares of the sprite. */
const BACKS: Partial<Readonly<Record<Thing, { readonly across: number; readonly down: number }>>> =
  {
    dragon: { across: 0.5, down: 0.66 },
    turtle: { across: 0.5, down: 0.3 },
    whale: { across: 0.46, down: 0.34 },
    elephant: { across: 0.46, down: 0.2 },
  };
const BACK = { across: 0.5, down: 0.3 } as const;

/** One sprite of a beast with what stands on its back. */
export function onBack(carrier: Sprite, load: Sprite, thing: Thing): Sprite {
  const { across, down } = BACKS[thing] ?? BACK;
  const high = LOAD * carrier.height;
  const wide = (high * load.width) / load.height;
  const above = Math.max(0, Math.ceil(high - down * carrier.height));
  const width = Math.ceil(Math.max(carrier.width, wide));
  const left = (width - carrier.width) / 2;
  const height = carrier.height + above;
  return composeSprites(width, height, [
    { sprite: carrier, left, foot: height, tall: carrier.height },
    {
      sprite: load,
      left: left + across * carrier.width - wide / 2,
      foot: above + down * carrier.height,
      tall: high,
    },
  ]);
}
