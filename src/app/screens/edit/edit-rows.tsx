import { useCallback } from 'react';
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
import { type EditListItem, EVERY_EDIT } from '../../stores/edit-list.ts';
import { classNames } from '../../ui/class-names.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { KindSelect } from '../kind-select.tsx';
import { NoMatch } from '../no-match.tsx';
import { SearchWords } from '../search-words.tsx';
import { EditListRow } from './edit-list-row.tsx';

/** Rows are measured as they come into view; those that never did count as this tall, CSS px. */
const LAYOUT = { estimatedRowSize: 172, loaderSize: 44 };

/** Finds edits by words and kind. */
export const Finder = () => {
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

/** That no edit is what was looked for, and the way back to all of them. */
export const NothingFound = () => {
  const { actions } = useSession();
  return <NoMatch onShowAll={() => void actions.findEdits(EVERY_EDIT)} />;
};

/** Props of {@link EditRows}. */
export type EditRowsProps = {
  rows: readonly EditListItem[];
  /** How tall they may become where nothing around them says so; they scroll within. */
  className?: string | undefined;
};

/** The edits, newest first; only the rows in view are drawn, more come by scrolling. */
export const EditRows = ({ rows, className }: EditRowsProps) => {
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
