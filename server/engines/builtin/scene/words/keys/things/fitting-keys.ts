import type { FittingName } from '../../fitting.ts';
import type { Meaning } from '../../meaning.ts';

/** What a word for a fitting means where the place is no room; missing: nothing. */
const ELSEWHERE: Partial<Readonly<Record<FittingName, Meaning>>> = {};

/** What the words of `lists/fittings-*.ts` mean. */
export const fittingMeaning = (fitting: FittingName): Meaning => ({
  ...ELSEWHERE[fitting],
  fitting,
});
