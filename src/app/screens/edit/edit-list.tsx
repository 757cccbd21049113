import { Images } from 'lucide-react';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EditListRow } from './edit-list-row.tsx';

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
  const { actions } = useSession();
  return (
    <Callout
      tone="warning"
      action={
        <Button size="small" onPress={() => void actions.loadEditList()}>
          {text('action.tryAgain')}
        </Button>
      }
    >
      {text('list.failed')}
    </Callout>
  );
};

const Rows = () => {
  const text = useText();
  const { actions, tasks } = useSession();
  const { editItems, editTotal } = useSnapshot(tasks.state);
  return (
    <>
      <ul className="flex flex-col">
        {editItems.map((item) => (
          <EditListRow key={item.id} item={item} />
        ))}
      </ul>
      {editItems.length < editTotal && (
        <Button
          size="small"
          className="self-center"
          onPress={() => void actions.loadEditList('next')}
        >
          {text('action.more')}
        </Button>
      )}
    </>
  );
};

/** Every edit of this user, newest first. */
export const EditList = () => {
  const text = useText();
  const { actions, tasks } = useSession();
  const { editItems, editList } = useSnapshot(tasks.state);
  useEffect(() => {
    void actions.loadEditList();
  }, [actions]);
  const isEmpty = editItems.length === 0;
  return (
    <div className="flex flex-col">
      {editList === 'failed' && <Failure />}
      {isEmpty && (editList === 'loading' || editList === 'idle') && <LoadingRows />}
      {isEmpty && editList === 'ready' && (
        <Notice
          icon={<Images aria-hidden size={24} />}
          title={text('list.empty')}
          hint={text('list.emptyHint')}
        />
      )}
      {!isEmpty && <Rows />}
    </div>
  );
};
