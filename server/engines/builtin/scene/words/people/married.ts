import type { Subject } from '../subject.ts';
import type { Trait } from '../trait.ts';

const MARRIED: ReadonlySet<Trait> = new Set<Trait>(['wedding', 'bride', 'groom']);

const isOneOfPair = ({ traits = [] }: Subject): boolean =>
  traits.some((one) => MARRIED.has(one)) &&
  traits.every((one) => MARRIED.has(one) || one === 'woman');

/** Those of some people who are others than each other: where a wedding is named, its bride and its groom are no more than the two who marry. */
export function withoutTwins(people: readonly Subject[]): readonly Subject[] {
  const pair = people.find(({ traits = [] }) => traits.includes('wedding'));
  return pair === undefined ? people : people.filter((one) => one === pair || !isOneOfPair(one));
}

/** The two who marry, of whom all that is said of either besides that is true. */
export function theTwo(own: readonly Trait[]): (readonly Trait[])[] {
  const each = own.filter((one) => !MARRIED.has(one));
  return [
    [...each.filter((one) => one !== 'woman'), 'groom'],
    [...each.filter((one) => one !== 'woman'), 'bride', 'woman'],
  ];
}
