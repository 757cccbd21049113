import { useEffect, useRef } from 'react';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { useLanguage } from '../i18n/use-language.ts';

const loadHead = () => import('../pages/show-head.ts');

/**
 * Keeps what the head tells of the page true while the visitor moves on in it: description, address
 * in each language, social card. The first page's came with it, so that this is loaded with the second.
 */
export const LateHead = () => {
  const [path] = useBrowserLocation();
  const { current } = useLanguage();
  const place = `${current} ${path}`;
  const untouched = useRef<string | null>(place);
  useEffect(() => {
    if (untouched.current === place) return;
    untouched.current = null;
    let isCurrent = true;
    loadHead().then(
      ({ showHead }) => isCurrent && showHead(path, current),
      (error: unknown) => console.warn("The page's description could not be loaded.", error),
    );
    return () => {
      isCurrent = false;
    };
  }, [place, path, current]);
  return null;
};
