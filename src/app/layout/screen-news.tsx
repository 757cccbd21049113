import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { MAIN_ID } from './skip-link.tsx';

/** What the window is called, each time that it is called something else than when the page began. */
const useNewTitle = (): string => {
  const [said, say] = useState('');
  useEffect(() => {
    let last = document.title;
    const watch = new MutationObserver(() => {
      // Between two languages, or before its texts are there, a screen has no name.
      if (document.title === last || document.title === '') return;
      last = document.title;
      say(last);
    });
    watch.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => watch.disconnect();
  }, []);
  return said;
};

/** Where what had the focus went with its screen, the new one's content takes it: there one goes on. */
const useFocusGoesAlong = (): void => {
  const [path] = useLocation();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    let main: HTMLElement | null = null;
    const goAlong = (): void => {
      if (document.activeElement !== document.body || main?.isConnected) return;
      main = document.getElementById(MAIN_ID);
      main?.focus({ preventScroll: true });
    };
    goAlong();
    if (main === null) return;
    // A screen that was on its way stands there in a frame of its own once it has come.
    const watch = new MutationObserver(goAlong);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [path]);
};

/**
 * Tells who can't see it that another screen is shown: browsers read a title out only when they load a
 * page themselves.
 */
export const ScreenNews = () => {
  useFocusGoesAlong();
  return (
    <p role="status" className="sr-only">
      {useNewTitle()}
    </p>
  );
};
