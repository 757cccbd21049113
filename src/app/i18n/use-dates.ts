import { useMemo } from 'react';
import { useLocale } from 'react-aria-components';
import { lazily } from './lazily.ts';

/** Writes times as the page's language does. */
export type DateWriter = {
  /** The day of an ISO 8601 time; null where it is none. */
  day: (time: string) => string | null;
  /** Day and minute; null where it is none. */
  moment: (time: string) => string | null;
};

/** See {@link DateWriter}. */
export const useDates = (): DateWriter => {
  const { locale } = useLocale();
  return useMemo(() => {
    const day = lazily(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));
    const moment = lazily(
      () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
    );
    const write = (writer: () => Intl.DateTimeFormat, time: string): string | null => {
      const date = new Date(time);
      return Number.isNaN(date.getTime()) ? null : writer().format(date);
    };
    return { day: (time) => write(day, time), moment: (time) => write(moment, time) };
  }, [locale]);
};
