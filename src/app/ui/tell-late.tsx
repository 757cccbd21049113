import { type ReactNode, useContext, useEffect } from 'react';
import { CODE_MS } from '../../net/index.ts';
import { LoadFailure } from './load-failure.ts';

/**
 * In the place of a small part of the page whose code is on its way: `children`, if any. Tells the user
 * if that takes too long.
 */
export const TellLate = ({ children }: { children?: ReactNode }) => {
  const onLate = useContext(LoadFailure);
  useEffect(() => {
    const timer = setTimeout(onLate, CODE_MS);
    return () => clearTimeout(timer);
  }, [onLate]);
  return children;
};
