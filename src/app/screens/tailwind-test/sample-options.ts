import { RATIOS, type Ratio } from '../../../net/contracts/index.ts';
import type { Translate } from '../../i18n/texts.ts';
import type { SelectOption } from '../../ui/select.tsx';

const ALL = Object.keys(RATIOS) as Ratio[];

/** The five ratios, as choices to show a control with. */
export const ratioOptions = (text: Translate): SelectOption[] =>
  ALL.map((ratio) => ({ id: ratio, label: text(`ratio.${ratio}`) }));
