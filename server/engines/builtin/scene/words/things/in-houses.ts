import type { Subject } from '../idea.ts';
import { BUILDINGS } from './of-stone.ts';

/** Lamps and candles named with a house are the light in its windows. */
export function inHouses(things: readonly Subject[]): readonly Subject[] {
  const isHouse = ({ thing }: Subject) => BUILDINGS.has(thing) && thing !== 'bridge';
  return things.some(isHouse)
    ? things.filter(({ thing }) => thing !== 'lamp' && thing !== 'candle' && thing !== 'lantern')
    : things;
}
