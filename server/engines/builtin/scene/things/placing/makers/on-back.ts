import type { Thing } from '../../../words/idea.ts';
import { composeSprites } from '../../compose-sprites.ts';
import type { Sprite } from '../../sprite.ts';

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

/** Where the houses of a town on a back stand, from behind to the front: shares of its width and of its height above the lowest, and how high each is, as a share of all. */
const TOWN = [
  { across: 0.5, up: 0.26, tall: 0.74 },
  { across: 0.24, up: 0.14, tall: 0.56 },
  { across: 0.76, up: 0.14, tall: 0.6 },
  { across: 0.36, up: 0, tall: 0.52 },
  { across: 0.62, up: 0, tall: 0.48 },
  { across: 0.14, up: 0.02, tall: 0.4 },
  { across: 0.86, up: 0.02, tall: 0.42 },
] as const;
/** How wide a town on a back is beside its height. */
const TOWN_WIDE = 1.9;

/** One sprite of several buildings, that stand on a rising back before and behind each other. */
export function townOf(buildings: readonly Sprite[], tall: number): Sprite {
  const [height, width] = [Math.ceil(tall), Math.ceil(tall * TOWN_WIDE)];
  const parts = TOWN.slice(0, buildings.length).map(({ across, up, tall: share }, n) => {
    const sprite = buildings[n] as Sprite;
    const high = Math.min(share * height, (0.5 * width * sprite.height) / sprite.width);
    const wide = (high * sprite.width) / sprite.height;
    const left = Math.min(width - wide, Math.max(0, across * width - wide / 2));
    return { sprite, left, foot: height * (1 - up), tall: high };
  });
  return composeSprites(width, height, parts);
}
