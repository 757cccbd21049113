import type { Subject, Thing } from '../idea.ts';

/** What market stalls sell. */
const GOODS: Partial<Readonly<Record<Thing, Subject['goods']>>> = {
  fruit: 'fruit',
  apple: 'fruit',
  flower: 'flower',
  vase: 'flower',
  fish: 'fish',
  cheese: 'cheese',
  bread: 'bread',
  pumpkin: 'pumpkin',
};

/** Whether it is the people of whom a market is full anyway, of whom nothing else is said. */
const isMarketCrowd = ({ thing, count, exact, colour, traits = [], company }: Subject): boolean =>
  thing === 'person' &&
  count >= 3 &&
  colour === null &&
  exact !== 'said' &&
  company === undefined &&
  traits.every((one) => one === 'crowd');

/** Whether it is a basket that nobody has and nothing is in: on a market it stands on a stall, full of what that sells. */
const isOfStall = ({ thing, within, load }: Subject): boolean =>
  thing === 'basket' && (within ?? load) === undefined;

/** Fruit, flowers and the like named with a market are what its stalls sell, out of baskets too. */
export function onStalls(things: readonly Subject[]): readonly Subject[] {
  const stall = things.find(({ thing }) => thing === 'stall');
  if (stall === undefined) return things;
  const goods = things.map(({ thing }) => GOODS[thing]).find((one) => one !== undefined);
  return things
    .filter((one) => GOODS[one.thing] === undefined && !isMarketCrowd(one) && !isOfStall(one))
    .map((one) => (one === stall && goods !== undefined ? { ...one, goods } : one));
}
