import { useMemo } from 'react';
import { useLocale } from 'react-aria-components';

/** Writes numbers as the page's language does. */
export type NumberWriter = {
  /** 0.37 as `37%`. */
  percent: (ratio: number) => string;
  /** At most one digit after the point. */
  plain: (value: number) => string;
};

/** See {@link NumberWriter}. */
export const useNumbers = (): NumberWriter => {
  const { locale } = useLocale();
  return useMemo(() => {
    const percent = new Intl.NumberFormat(locale, { style: 'percent' });
    const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
    return {
      percent: (ratio) => percent.format(ratio),
      plain: (value) => plain.format(value),
    };
  }, [locale]);
};
