import { type ReactNode, useEffect, useId, useState } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import type { CreationItem } from '../../../../net/contracts/index.ts';
import { useNumbers } from '../../../i18n/use-numbers.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useSession } from '../../../session-context.ts';
import { EARLIER_STEP, earlierThan } from '../../../stores/earlier-creations.ts';
import { isServerAway } from '../../../stores/server-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useFocusAfterDelete } from '../../../ui/use-focus-after-delete.ts';
import { useSlow } from '../../../ui/use-slow.ts';
import { EarlierCard } from './earlier-card.tsx';

const GRID = 'grid grid-cols-2 gap-x-3 gap-y-5 md:grid-cols-4 md:gap-x-4';

const Titled = ({ children }: { children: ReactNode }) => {
  const text = useText();
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 pt-8">
      <h2 id={id} className="text-20 font-semibold">
        {text('earlier.title')}
      </h2>
      {children}
    </section>
  );
};

const Loading = () => {
  const text = useText();
  return (
    <div role="status" aria-label={text('list.loading')} className={GRID}>
      {Array.from({ length: EARLIER_STEP }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have nothing else
        <div key={card} className="flex flex-col gap-2">
          <Skeleton className="aspect-square w-full" />
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="h-3 w-1/3" />
        </div>
      ))}
    </div>
  );
};

const Failure = ({ isAway }: { isAway: boolean }) => {
  const text = useText();
  const { earlier } = useSession();
  const { reading } = useSnapshot(earlier.state);
  if (isAway) return <Callout tone="info">{text('list.away')}</Callout>;
  return (
    <div role="alert">
      <Callout
        tone="warning"
        action={
          <Button size="small" isPending={reading !== null} onPress={() => void earlier.reload()}>
            {text('action.tryAgain')}
          </Button>
        }
      >
        {text('earlier.failed')}
      </Callout>
    </div>
  );
};

const Cards = ({ shown }: { shown: readonly Snapshot<CreationItem>[] }) => {
  const { list, willDelete } = useFocusAfterDelete(shown.map(({ id }) => id).join(' '));
  return (
    <ul ref={list} className={GRID}>
      {shown.map((creation, place) => (
        <EarlierCard key={creation.id} creation={creation} onDelete={() => willDelete(place)} />
      ))}
    </ul>
  );
};

/** The button for more, and for screen readers what came of it. */
const More = ({ count }: { count: number }) => {
  const text = useText();
  const { plain } = useNumbers();
  const { earlier } = useSession();
  const { hasMore, reading } = useSnapshot(earlier.state);
  const isReading = reading === 'more';
  const [isAsked, setAsked] = useState(false);
  const more = (): void => {
    setAsked(true);
    void earlier.showMore();
  };
  const said = isReading ? text('list.loading') : text('earlier.count', { count: plain(count) });
  return (
    <>
      <p role="status" className="sr-only">
        {isAsked && said}
      </p>
      {hasMore && (
        <Button className="self-center" isPending={isReading} onPress={more}>
          {text('earlier.more')}
        </Button>
      )}
    </>
  );
};

/** The creations of before that are not in the grid above; nothing where there are none. */
const Earlier = () => {
  const { earlier, creations, server } = useSession();
  const { items, status } = useSnapshot(earlier.state);
  const { creations: current } = useSnapshot(creations.state);
  const isAway = isServerAway(useSnapshot(server.state));
  const shown = earlierThan(items, current);
  const isSlow = useSlow(status === 'unread');
  useEffect(() => {
    void earlier.show();
    return earlier.leave;
  }, [earlier]);
  const isThere = shown.length > 0;
  // Where none are known there may be none: that nothing can be reached is said above the page.
  const isFailed = status === 'failed' && (isThere || !isAway);
  if (!isThere && !isFailed && !isSlow) return null;
  return (
    <Titled>
      {isSlow && <Loading />}
      {isThere && <Cards shown={shown} />}
      {isFailed && <Failure isAway={isAway} />}
      {isThere && !isFailed && <More count={shown.length} />}
    </Titled>
  );
};

export default Earlier;
