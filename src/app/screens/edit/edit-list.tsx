import { Images } from 'lucide-react';
import { useCallback, useDeferredValue, useEffect, useMemo } from 'react';
import {
  Collection,
  GridList,
  GridListLoadMoreItem,
  ListLayout,
  Virtualizer,
} from 'react-aria-components';
import { useSnapshot } from 'valtio';
import { useNumbers } from '../../i18n/use-numbers.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { EVERY_EDIT, type EditListItem, shownRows } from '../../stores/edit-list.ts';
import { isServerAway } from '../../stores/server-store.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { KindSelect } from '../kind-select.tsx';
import { NoMatch } from '../no-match.tsx';
import { SearchWords } from '../search-words.tsx';
import { EditListRow } from './edit-list-row.tsx';

/** Props of {@link EditList}. */
export type EditListProps = {
  /** How tall the rows may become where nothing around them says so; they scroll within. */
  className?: string;
};

/** Rows are measured as they come into view; those that never did count as this tall, CSS px. */
const LAYOUT = { estimatedRowSize: 172, loaderSize: 44 };

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

const Nothing = ({ isNarrowed }: { isNarrowed: boolean }) => {
  const text = useText();
  const { actions } = useSession();
  if (isNarrowed) return <NoMatch onShowAll={() => void actions.findEdits(EVERY_EDIT)} />;
  return (
    <Notice
      icon={<Images aria-hidden size={24} />}
      title={text('list.empty')}
      hint={text('list.emptyHint')}
    />
  );
};

const Finder = () => {
  const text = useText();
  const { plain } = useNumbers();
  const { actions, tasks } = useSession();
  const { editFilter, editList, editTotal } = useSnapshot(tasks.state);
  const search = useCallback((q: string) => void actions.findEdits({ q: q.trim() }), [actions]);
  return (
    <search className="flex flex-wrap gap-2 py-2">
      <SearchWords className="grow basis-48" value={editFilter.q} onSearch={search} />
      <KindSelect
        className="grow basis-36"
        value={editFilter.kind}
        onChange={(kind) => void actions.findEdits({ kind })}
      />
      <span role="status" className="sr-only">
        {editList === 'ready' && text('list.count', { total: plain(editTotal) })}
        {editList === 'loading' && text('list.loading')}
      </span>
    </search>
  );
};

const More = () => {
  const text = useText();
  const { actions, tasks } = useSession();
  const { editItems, editTotal, editList, isReadingMore } = useSnapshot(tasks.state);
  const saved = editItems.filter(({ taskId }) => taskId !== null).length;
  const hasMore = editList === 'ready' && saved < editTotal;
  return (
    <GridListLoadMoreItem
      isLoading={isReadingMore}
      onLoadMore={() => void (hasMore && actions.loadEditList('next'))}
      className="flex h-full items-center justify-center gap-2 text-12 text-ink-muted"
    >
      <Spinner size={16} />
      {text('list.loading')}
    </GridListLoadMoreItem>
  );
};

const rowOf = (item: EditListItem) => <EditListRow item={item} />;

const Rows = ({ rows, className }: EditListProps & { rows: readonly EditListItem[] }) => {
  const text = useText();
  const { tasks } = useSession();
  const { editList } = useSnapshot(tasks.state);
  return (
    <Virtualizer layout={ListLayout} layoutOptions={LAYOUT}>
      <GridList
        aria-label={text('editor.panel')}
        disallowTypeAhead
        className={classNames(
          'min-h-0 overflow-y-auto overscroll-contain transition-opacity',
          editList === 'loading' && 'opacity-60',
          className,
        )}
      >
        <Collection items={rows}>{rowOf}</Collection>
        <More />
      </GridList>
    </Virtualizer>
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
  const { actions } = useSession();
  const { editItems, editList, editFilter } = useShownList();
  const rows = useMemo(() => shownRows(editItems, editFilter), [editItems, editFilter]);
  useEffect(() => {
    void actions.loadEditList();
  }, [actions]);
  const isNarrowed = editFilter.q !== '' || editFilter.kind !== null;
  const isWaiting = editList === 'loading' || editList === 'idle';
  return (
    <div className="flex min-h-0 flex-col">
      {(editItems.length > 0 || isNarrowed) && <Finder />}
      {editList === 'failed' && <Failure />}
      {rows.length === 0 && isWaiting && <LoadingRows />}
      {rows.length === 0 && editList === 'ready' && <Nothing isNarrowed={isNarrowed} />}
      {rows.length > 0 && <Rows rows={rows} {...(className && { className })} />}
    </div>
  );
};
