import { useMemo } from 'react';
import { useLocale } from 'react-aria-components';

/** Writes numbers as the page's language does. */
export type NumberWriter = {
  /** 0.37 as `37%`. */
  percent: (ratio: number) => string;
  /** At most one digit after the point. */
  plain: (value: number) => string;
  /** 2_500_000 as `2.5 MB`. */
  bytes: (value: number) => string;
};

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** See {@link NumberWriter}. */
export const useNumbers = (): NumberWriter => {
  const { locale } = useLocale();
  return useMemo(() => {
    const percent = new Intl.NumberFormat(locale, { style: 'percent' });
    const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
    const sizes = UNITS.map((unit) => {
      const shape = { style: 'unit', unit, unitDisplay: 'short' } as const;
      return new Intl.NumberFormat(locale, { ...shape, maximumFractionDigits: 1 });
    });
    return {
      bytes: (value) => {
        const power = Math.min(sizes.length - 1, Math.floor(Math.log10(Math.max(value, 1)) / 3));
        return sizes[power]?.format(value / 1_000 ** power) ?? '';
      },
      percent: (ratio) => percent.format(ratio),
      plain: (value) => plain.format(value),
    };
  }, [locale]);
};
