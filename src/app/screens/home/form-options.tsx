import { RATIOS, type Ratio, STYLES, type Style } from '../../../net/contracts/index.ts';
import type { Translate } from '../../i18n/use-text.ts';
import type { SelectOption } from '../../ui/select.tsx';

/** Value of the choice that applies no style. */
export const NO_STYLE = 'none';

const ratios = Object.keys(RATIOS) as Ratio[];

const RatioShape = ({ ratio }: { ratio: Ratio }) => {
  const { width, height } = RATIOS[ratio];
  const scale = 16 / Math.max(width, height);
  return (
    <span aria-hidden className="flex size-5 shrink-0 items-center justify-center">
      <span
        className="rounded-[2px] border-[1.5px] border-ink-muted"
        style={{ width: width * scale, height: height * scale }}
      />
    </span>
  );
};

/** The five ratios, each with its shape. */
export const ratioOptions = (text: Translate): SelectOption[] =>
  ratios.map((ratio) => ({
    id: ratio,
    label: text(`ratio.${ratio}`),
    icon: <RatioShape ratio={ratio} />,
  }));

/** No style, then the nine styles. */
export const styleOptions = (text: Translate): SelectOption[] => [
  { id: NO_STYLE, label: text('form.styleNone') },
  ...STYLES.map((style) => ({ id: style, label: text(`style.${style}`) })),
];

/** The ratio that a choice names, or null. */
export const ratioOf = (id: unknown): Ratio | null => ratios.find((ratio) => ratio === id) ?? null;

/** The style that a choice names, or null for none. */
export const styleOf = (id: unknown): Style | null => STYLES.find((style) => style === id) ?? null;
