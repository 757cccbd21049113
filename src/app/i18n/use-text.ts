import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextKey } from './texts.ts';

/** Answers a text in the page's language, its `{{places}}` filled. */
export type Translate = (
  key: TextKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** The translator; the component renders again when the language changes. */
export const useText = (): Translate => {
  const { t } = useTranslation();
  return useCallback((key, values) => t(key, { ...values }), [t]);
};
