import type { Subject } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';

/** What each of those is like whom a subject has, one after the other, also of those who are drawn as one elsewhere. */
export const eachOf = ({ count, company, traits = [] }: Subject): readonly (readonly Trait[])[] =>
  company?.members ?? Array.from({ length: count }, () => traits);
