import { type ReactNode, useEffect, useState } from 'react';
import { CODE_MS } from '../../net/index.ts';
import { NotLoaded } from './not-loaded.tsx';

/**
 * In the place of a screen whose code is on its way: `children`, and after a while what can be done.
 * The code may still come then, and takes this place.
 */
export const OnItsWay = ({ children }: { children: ReactNode }) => {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), CODE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? <NotLoaded className="mx-auto max-w-page px-4 py-10 md:px-6" /> : children;
};
