import { type RefObject, useState } from 'react';
import { useInView } from './use-in-view.ts';
import { type Loaded, useLoaded } from './use-loaded.ts';
import { useSomebody } from './use-somebody.ts';

/**
 * Imports what stands further down a page once its place is as near as `margin` says, or once somebody is
 * there. What did not come then is no failure until its place is near, where it is asked for again.
 * @param load must stay the same function
 * @returns ref of the place, and what came
 */
export const useLoadedBelow = <Box extends Element, Value>(
  load: () => Promise<Value>,
  margin: string,
): [RefObject<Box | null>, Loaded<Value>] => {
  const [ref, isNear] = useInView<Box>(margin);
  const isSomebody = useSomebody();
  const [isInVain, setInVain] = useState(false);
  const loaded = useLoaded(load, isNear || (isSomebody && !isInVain));
  if (loaded.status === 'failed' && !isInVain) setInVain(true);
  return [ref, loaded];
};
