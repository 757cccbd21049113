import { useMemo } from 'react';
import { useLocale } from 'react-aria-components';
import { lazily } from './lazily.ts';

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

/**
 * A whole number below a thousand, as all our languages write it: as it is. The first
 * `Intl.NumberFormat` takes a browser more than all else that a page begins with.
 * @returns null for any other number
 */
export const smallNumber = (value: number): string | null =>
  Number.isInteger(value) && value >= 0 && value < 1_000 ? String(value) : null;

/** Writes a number of bytes in the largest unit of which it is at least one. */
export const byteWriter = (locale: string): NumberWriter['bytes'] => {
  const sizes = UNITS.map((unit) =>
    lazily(() => {
      // The short name of this one knows no plural: `0 byte`.
      const unitDisplay = unit === 'byte' ? 'long' : 'short';
      const shape = { style: 'unit', unit, unitDisplay } as const;
      return new Intl.NumberFormat(locale, { ...shape, maximumFractionDigits: 1 });
    }),
  );
  return (value) => {
    const power = Math.min(sizes.length - 1, Math.floor(Math.log10(Math.max(value, 1)) / 3));
    return sizes[power]?.().format(value / 1_000 ** power) ?? '';
  };
};

/** See {@link NumberWriter}. */
export const useNumbers = (): NumberWriter => {
  const { locale } = useLocale();
  return useMemo(() => {
    const percent = lazily(() => new Intl.NumberFormat(locale, { style: 'percent' }));
    const plain = lazily(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));
    return {
      bytes: byteWriter(locale),
      percent: (ratio) => percent().format(ratio),
      plain: (value) => smallNumber(value) ?? plain().format(value),
    };
  }, [locale]);
};
