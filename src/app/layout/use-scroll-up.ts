import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';

/**
 * Shows a page that was gone to from its top; going back keeps the place, which the browser knows.
 * An address with a hash leads to a part of its page instead. The gallery, which lies over another
 * page and is named by its query, is a page of its own.
 */
export const useScrollUp = (): void => {
  const [path] = useLocation();
  const place = path + new URLSearchParams(useSearch()).get('view');
  const shown = useRef(place);
  const wentBack = useRef(false);
  useEffect(() => {
    const note = (): void => {
      wentBack.current = true;
    };
    window.addEventListener('popstate', note);
    return () => window.removeEventListener('popstate', note);
  }, []);
  useEffect(() => {
    const isNew = shown.current !== place;
    shown.current = place;
    if (isNew && !wentBack.current && location.hash === '') window.scrollTo(0, 0);
    wentBack.current = false;
  }, [place]);
};
