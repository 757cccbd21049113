import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { idle } from '../../../pauses.ts';
import { useSession } from '../../../session-context.ts';
import { useInView } from '../../../ui/use-in-view.ts';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { useSomebody } from '../../../ui/use-somebody.ts';
import { lazyScreen } from '../../lazy-screen.tsx';
import { NotLoaded } from '../../not-loaded.tsx';

const Earlier = lazyScreen(
  async () => {
    await idle();
    return import('./earlier.tsx');
  },
  { Failed: NotLoaded },
);

/**
 * The user's creations of before, once their place comes near or somebody is there. Those that were read
 * before stand there at once: who goes back to Home finds the page as tall as it was left.
 */
export const LateEarlier = () => {
  const { earlier, user } = useSession();
  const isKnown = useSnapshot(user.state).user !== null;
  const { items } = useSnapshot(earlier.state);
  const [ref, isNear] = useInView<HTMLDivElement>('200px');
  const [isDue, setDue] = useState(false);
  const isSomebody = useSomebody();
  if ((isNear || isSomebody) && !isDue) setDue(true);
  const kept = useKeptFocus<HTMLDivElement>(items);
  return (
    <div ref={ref}>
      <div {...kept}>{isKnown && (isDue || items.length > 0) && <Earlier />}</div>
    </div>
  );
};
