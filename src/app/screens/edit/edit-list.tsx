import { Images } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { shownRows } from '../../stores/edit-list.ts';
import { isServerAway } from '../../stores/server-store.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { NotLoaded } from '../not-loaded.tsx';

/** Props of {@link EditList}. */
export type EditListProps = {
  /** How tall the rows may become where nothing around them says so; they scroll within. */
  className?: string;
};

const loadRows = () => import('./edit-rows.tsx');

const LoadingRows = () => {
  const text = useText();
  return (
    <div role="status" aria-label={text('list.loading')} className="flex flex-col gap-4 py-3">
      {[0, 1, 2].map((row) => (
        <div key={row} className="grid grid-cols-2 gap-2">
          <Skeleton className="aspect-square" />
          <Skeleton className="aspect-square" />
        </div>
      ))}
    </div>
  );
};

const Failure = () => {
  const text = useText();
  const { actions, server } = useSession();
  const isAway = isServerAway(useSnapshot(server.state));
  if (isAway) return <Callout tone="info">{text('list.away')}</Callout>;
  return (
    <Callout
      tone="warning"
      action={
        <Button size="small" onPress={() => void actions.loadEditList()}>
          {text('action.retry')}
        </Button>
      }
    >
      {text('list.failed')}
    </Callout>
  );
};

const Nothing = () => {
  const text = useText();
  return (
    <Notice
      icon={<Images aria-hidden size={24} />}
      title={text('list.empty')}
      hint={text('list.emptyHint')}
    />
  );
};

/** What the list shows; drawn bit by bit, for it changes while a picture is painted and sent. */
const useShownList = () => {
  const { tasks } = useSession();
  const { editItems, editList, editFilter } = useSnapshot(tasks.state);
  const known = useMemo(
    () => ({ editItems, editList, editFilter }),
    [editItems, editList, editFilter],
  );
  return useDeferredValue(known);
};

/** Every edit of this user, newest first; only the rows in view are drawn, more come by scrolling. */
export const EditList = ({ className }: EditListProps) => {
  const { actions, tasks, user, expectsWork } = useSession();
  const { editItems, editList, editFilter } = useShownList();
  const rows = useMemo(() => shownRows(editItems, editFilter), [editItems, editFilter]);
  useEffect(() => {
    // Who is nobody yet has asked for nothing, or without a network, and need not become somebody by looking.
    if (user.state.user === null && !expectsWork()) tasks.setListState('ready');
    else void actions.loadEditList();
  }, [actions, expectsWork, tasks, user]);
  const isNarrowed = editFilter.q !== '' || editFilter.kind !== null;
  const isWaiting = editList === 'loading' || editList === 'idle';
  const hasAny = editItems.length > 0 || isNarrowed;
  // What draws them is not loaded before there is one.
  const loaded = useLoaded(loadRows, hasAny);
  const part = hasAny && loaded.status === 'ready' ? loaded.value : null;
  const isEmpty = rows.length === 0;
  return (
    <div className="flex min-h-0 flex-col">
      {part && <part.Finder />}
      {editList === 'failed' && <Failure />}
      {hasAny && loaded.status === 'failed' && <NotLoaded failure={loaded} />}
      {(isEmpty ? isWaiting : loaded.status === 'loading') && <LoadingRows />}
      {isEmpty && editList === 'ready' && !isNarrowed && <Nothing />}
      {isEmpty && editList === 'ready' && isNarrowed && part && <part.NothingFound />}
      {part && !isEmpty && <part.EditRows rows={rows} className={className} />}
    </div>
  );
};
