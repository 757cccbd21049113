import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/**
 * Shows a page that was gone to from its top; going back keeps the place, which the browser knows.
 * An address with a hash leads to a part of its page instead.
 */
export const useScrollUp = (): void => {
  const [path] = useLocation();
  const shown = useRef(path);
  const wentBack = useRef(false);
  useEffect(() => {
    const note = (): void => {
      wentBack.current = true;
    };
    window.addEventListener('popstate', note);
    return () => window.removeEventListener('popstate', note);
  }, []);
  useEffect(() => {
    const isNew = shown.current !== path;
    shown.current = path;
    if (isNew && !wentBack.current && location.hash === '') window.scrollTo(0, 0);
    wentBack.current = false;
  }, [path]);
};
