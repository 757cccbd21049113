import { useSyncExternalStore } from 'react';
import { currentTranslate, type Translate, watchTexts } from './texts.ts';

/** The translator; the component renders again when the page says something else. */
export const useText = (): Translate =>
  useSyncExternalStore(watchTexts, currentTranslate, currentTranslate);
