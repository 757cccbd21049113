import { ArrowLeft, ImageOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Link, useLocation, useParams, useSearch } from 'wouter';
import { isTerminal, type TaskDetail } from '../../../net/contracts/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TaskProgress } from '../task-progress.tsx';
import { Thumbnail } from '../thumbnail.tsx';
import { DetailActions } from './detail-actions.tsx';
import { resultOfSearch } from './detail-address.ts';
import { DetailFacts } from './detail-facts.tsx';
import { DetailPicture } from './detail-picture.tsx';

const COLUMNS = 'grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]';

const Loading = () => {
  const text = useText();
  return (
    <div role="status" aria-label={text('list.loading')} className={COLUMNS}>
      <div className="relative">
        <Skeleton className="h-[60dvh] w-full" />
        <span className="absolute inset-0 flex items-center justify-center text-ink-muted">
          <Spinner size={28} />
        </span>
      </div>
      <div className="flex flex-col gap-3">
        <Skeleton className="h-4 w-1/3" />
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
    </div>
  );
};

const Missing = ({ onRetry }: { onRetry: (() => void) | null }) => {
  const text = useText();
  return (
    <Notice
      icon={<ImageOff aria-hidden size={28} />}
      title={text('detail.notFound')}
      hint={text(onRetry === null ? 'detail.notFoundHint' : 'detail.unreadableHint')}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {onRetry && <Button onPress={onRetry}>{text('action.tryAgain')}</Button>}
          <Link href="/" className={buttonClasses('primary', 'medium')}>
            {text('detail.home')}
          </Link>
        </div>
      }
    />
  );
};

type ThumbnailsProps = {
  urls: readonly string[];
  index: number;
  onSelect: (index: number) => void;
};

/** All results; 80 px each, 60 px in windows under 768 px. */
const Thumbnails = ({ urls, index, onSelect }: ThumbnailsProps) => {
  const text = useText();
  return (
    <ul aria-label={text('detail.results')} className="flex flex-wrap gap-2">
      {urls.map((url, at) => (
        <li key={url}>
          <button
            type="button"
            aria-label={text('detail.select', { index: at + 1 })}
            aria-pressed={at === index}
            onClick={() => onSelect(at)}
            className="size-[60px] overflow-hidden rounded-sm border border-line bg-surface-2 transition-colors hover:border-ink-muted aria-pressed:border-ring aria-pressed:ring-2 aria-pressed:ring-ring md:size-[80px]"
          >
            <Thumbnail url={url} alt="" sizes="80px" className="size-full" />
          </button>
        </li>
      ))}
    </ul>
  );
};

/** Reads the task again once it has ended. */
const useEndOfTask = ({ taskId, status }: Pick<TaskDetail, 'taskId' | 'status'>) => {
  const { actions, tasks } = useSession();
  const task = useSnapshot(tasks.state).tasks[taskId];
  const hasEnded = !isTerminal(status) && task !== undefined && isTerminal(task.status);
  useEffect(() => {
    if (hasEnded) void actions.refreshDetail();
  }, [actions, hasEnded]);
  return task;
};

const Loaded = ({ detail, onGone }: { detail: TaskDetail; onGone: () => void }) => {
  const { actions, detail: store } = useSession();
  const { selected } = useSnapshot(store.state);
  const [isCompared, setCompared] = useState(false);
  const task = useEndOfTask(detail);
  const index = Math.min(selected, Math.max(0, detail.imageUrls.length - 1));
  return (
    <div className={COLUMNS}>
      <div className="flex min-w-0 flex-col gap-4">
        <DetailPicture detail={detail} index={index} isCompared={isCompared} />
        {detail.imageUrls.length > 1 && (
          <Thumbnails urls={detail.imageUrls} index={index} onSelect={store.select} />
        )}
        {!isTerminal(detail.status) && (
          <TaskProgress
            task={task ?? detail}
            onCancel={() => void actions.cancelTask(detail.taskId)}
          />
        )}
        <DetailActions
          detail={detail}
          index={index}
          isCompared={isCompared}
          onCompare={setCompared}
          onGone={onGone}
        />
      </div>
      <DetailFacts detail={detail} />
    </div>
  );
};

/** Back where the user came from; Home for one who came by the address. */
const useBack = (): (() => void) => {
  const [, navigate] = useLocation();
  return () => (history.length > 1 ? history.back() : navigate('/'));
};

/** One task with its results: what was asked for, how it was made, what can be done with it. */
const ImageDetailScreen = () => {
  const text = useText();
  const { id } = useParams<{ id?: string }>();
  const { actions, detail: store } = useSession();
  const { status, detail } = useSnapshot(store.state);
  const wanted = resultOfSearch(useSearch());
  const back = useBack();
  useEffect(() => {
    void actions.openDetail(id, wanted);
    return () => void actions.closeDetail();
  }, [actions, id, wanted]);
  const retry = (): void => void actions.openDetail(id, wanted);
  return (
    <div className="mx-auto flex max-w-page flex-col gap-5 px-4 py-6 md:px-6">
      <div className="flex items-center gap-4">
        <Button
          icon={<ArrowLeft aria-hidden size={16} className="rtl:-scale-x-100" />}
          onPress={back}
        >
          {text('editor.back')}
        </Button>
        <h1 className="text-20 font-semibold">{text('detail.title')}</h1>
      </div>
      {status === 'loading' && <Loading />}
      {status === 'loaded' && detail && <Loaded detail={detail} onGone={back} />}
      {status === 'missing' && <Missing onRetry={null} />}
      {status === 'unreadable' && <Missing onRetry={retry} />}
    </div>
  );
};

export default ImageDetailScreen;
