import { CircleAlert, CircleSlash, CloudOff, ImageOff, Trash2 } from 'lucide-react';
import { GridListItem } from 'react-aria-components';
import type { Snapshot } from 'valtio';
import { useSnapshot } from 'valtio';
import { useNumbers } from '../../i18n/use-numbers.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import type { EditListItem } from '../../stores/edit-list.ts';
import { isHeld } from '../../stores/held.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { askedWords, EditKindIcon, editKindName } from '../edit-kinds.tsx';
import { standingWords } from '../standing-words.ts';
import { Thumbnail } from '../thumbnail.tsx';

type Item = Snapshot<EditListItem>;

const FRAME = 'relative overflow-hidden rounded-sm border border-line bg-surface-2';

type PickProps = { item: Item; index: number; url: string; label: string };

/** One picture of a row; a press opens it. Half a row wide at most, a quarter beside others. */
const Pick = ({ item, index, url, label }: PickProps) => {
  const { actions, tasks } = useSession();
  const { selection } = useSnapshot(tasks.state);
  const isSelected = selection?.itemId === item.id && selection.index === index;
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isSelected}
      onClick={() => void actions.selectEditImage({ itemId: item.id, index })}
      className={classNames(
        FRAME,
        'size-full transition-colors hover:border-ink-muted',
        isSelected && 'border-ring! ring-2 ring-ring',
      )}
    >
      <Thumbnail
        url={url}
        alt=""
        sizes="160px"
        className="size-full"
        onBroken={() => void (item.taskId && actions.editImageBroken(item.taskId))}
      />
    </button>
  );
};

const Original = ({ item }: { item: Item }) => {
  const text = useText();
  return (
    <div className="relative aspect-square">
      {item.originalImageUrl === null ? (
        <div className={classNames(FRAME, 'flex size-full items-center justify-center')}>
          {/* While it is packed to be sent it is not there yet, which is not missing. */}
          {item.state !== 'loading' && (
            <ImageOff aria-hidden size={20} className="text-ink-muted" />
          )}
        </div>
      ) : (
        <Pick
          item={item}
          index={-1}
          url={item.originalImageUrl}
          label={text('list.original', { prompt: askedWords(text, item) })}
        />
      )}
      <span className="pointer-events-none absolute start-1 bottom-1 flex size-6 items-center justify-center rounded-sm bg-surface-1/90 text-ink">
        <EditKindIcon event={item.eventType} size={14} />
      </span>
    </div>
  );
};

const Unfinished = ({ item }: { item: Item }) => {
  const text = useText();
  const { percent } = useNumbers();
  if (item.state === 'loading') {
    return (
      <>
        {isHeld(item) ? <CloudOff aria-hidden size={22} /> : <Spinner size={22} />}
        <span>{standingWords(text, item)}</span>
        {item.progress > 0 && <span className="tabular-nums">{percent(item.progress)}</span>}
      </>
    );
  }
  const Icon = item.state === 'failed' ? CircleAlert : CircleSlash;
  return (
    <>
      <Icon aria-hidden size={22} className={item.state === 'failed' ? 'text-danger-ink' : ''} />
      <span>{text(item.state === 'failed' ? 'list.rowFailed' : 'list.rowCancelled')}</span>
    </>
  );
};

const Results = ({ item }: { item: Item }) => {
  const text = useText();
  if (item.state !== 'completed') {
    return (
      <div
        className={classNames(
          FRAME,
          'flex aspect-square flex-col items-center justify-center gap-1.5 p-1 text-center text-12 text-ink-muted',
          item.state === 'loading' && !isHeld(item) && 'shimmering',
        )}
      >
        <Unfinished item={item} />
      </div>
    );
  }
  return (
    <div
      className={classNames(
        'grid aspect-square gap-1',
        item.editedImageUrls.length > 1 && 'grid-cols-2 grid-rows-2',
      )}
    >
      {item.editedImageUrls.slice(0, 4).map((url, index) => (
        <Pick
          key={url}
          item={item}
          index={index}
          url={url}
          label={text('list.result', { index: index + 1, prompt: askedWords(text, item) })}
        />
      ))}
    </div>
  );
};

/** One task of the edit list: the picture before, the pictures after, what was asked for. */
export const EditListRow = ({ item }: { item: Item }) => {
  const text = useText();
  const { actions } = useSession();
  const { taskId } = item;
  return (
    <GridListItem
      id={item.id}
      textValue={askedWords(text, item) || editKindName(text, item.eventType)}
      className="flex flex-col gap-1.5 border-b border-dashed border-line-strong/60 px-1 py-3 -outline-offset-2"
    >
      <div className="grid grid-cols-2 gap-2">
        <Original item={item} />
        <Results item={item} />
      </div>
      <div className="flex items-center gap-2">
        <span className="grow truncate text-12 text-ink-muted">
          <bdi>{askedWords(text, item)}</bdi>
        </span>
        {taskId !== null && item.state !== 'loading' && (
          <IconButton
            size="small"
            label={text('action.delete')}
            icon={<Trash2 aria-hidden size={14} />}
            onPress={() => void actions.deleteTask(taskId)}
          />
        )}
        {isHeld(item) && (
          <IconButton
            size="small"
            label={text('action.cancel')}
            icon={<CircleSlash aria-hidden size={14} />}
            onPress={() => void actions.cancelHeld(item.id)}
          />
        )}
        {taskId !== null && item.state === 'loading' && (
          <IconButton
            size="small"
            label={text('action.cancel')}
            icon={<CircleSlash aria-hidden size={14} />}
            onPress={() => void actions.cancelTask(taskId)}
          />
        )}
      </div>
    </GridListItem>
  );
};
