import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { castleTower } from './castle-tower.ts';
import { clockTower } from './clock-tower.ts';
import { lookoutTower } from './lookout-tower.ts';
import { mageTower } from './mage-tower.ts';
import { obelisk } from './obelisk.ts';

const KINDS = {
  clocktower: clockTower,
  obelisk,
  lookout: lookoutTower,
  magetower: mageTower,
} as const;

const kindOf = ({ traits = [] }: Wish) =>
  Object.entries(KINDS).find(([trait]) => traits.some((one) => one === trait))?.[1];

/** Whether no other kind of tower was asked for than one of a castle. */
export const isCastleTower = (wish: Wish): boolean => kindOf(wish) === undefined;

/** A tower of the kind that was asked for; where none was, one of a castle. */
export const tower = (wish: Wish): Sprite => (kindOf(wish) ?? castleTower)(wish);
