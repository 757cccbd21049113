import type { FittingName } from '../../fitting.ts';
import type { Meaning } from '../../meaning.ts';

/** What the words of `lists/fittings-*.ts` mean: they are read in rooms alone. */
export const fittingMeaning = (fitting: FittingName): Meaning => ({ fitting });
