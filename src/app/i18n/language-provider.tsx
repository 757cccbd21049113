import { type ReactNode, useEffect } from 'react';
import { I18nProvider } from 'react-aria-components';
import { Router } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { splitLanguage } from './language-route.ts';
import { directionOf } from './languages.ts';
import { showLanguage } from './texts.ts';
import { languageOfPath, useLanguage } from './use-language.ts';

/**
 * Lets the first part of the address choose the language: loads its texts, sets direction and
 * language of the document, and makes every route and link below relative to the prefix.
 */
export const LanguageProvider = ({ children }: { children: ReactNode }) => {
  const [path] = useBrowserLocation();
  const { current } = useLanguage();
  const wanted = languageOfPath(path);
  useEffect(() => {
    void showLanguage(wanted);
  }, [wanted]);
  useEffect(() => {
    const page = document.documentElement;
    const direction = directionOf(current);
    // Setting them to what they are would have the whole page styled anew.
    if (page.lang !== current) page.lang = current;
    if (page.dir !== direction) page.dir = direction;
  }, [current]);
  const { language } = splitLanguage(path);
  return (
    <I18nProvider locale={current}>
      <Router base={language ? `/${language}` : ''}>{children}</Router>
    </I18nProvider>
  );
};
