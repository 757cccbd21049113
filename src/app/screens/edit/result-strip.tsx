import { useSnapshot } from 'valtio';
import { thumbnailOf } from '../../../net/contracts/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { presentResult, type Review } from '../../stores/review-store.ts';
import { editWaitingToJoin } from '../../stores/running-edits.ts';
import { classNames } from '../../ui/class-names.ts';
import { Spinner } from '../../ui/spinner.tsx';

const THUMBNAIL_WIDTH = 160;
const FRAME =
  'relative size-14 shrink-0 overflow-hidden rounded-sm border border-line bg-surface-2';

type StripProps = {
  review: Review;
  /** A mask is painted: choosing puts the variant there. */
  isRevealing: boolean;
};

/** The variants of a result: choosing one shows it, or reveals it where the mask is. */
export const ResultStrip = ({ review, isRevealing }: StripProps) => {
  const text = useText();
  const session = useSession();
  const { reviews } = session;
  const { edits } = useSnapshot(session.editor.state);
  const chosen = presentResult(review)?.chosen ?? null;
  const isMore = editWaitingToJoin(edits, review.taskId) !== undefined;
  return (
    <ul
      aria-label={text('result.variants')}
      className="flex max-w-full gap-1.5 overflow-x-auto p-0.5"
    >
      {review.variants.map(({ taskId, url }, index) => (
        <li key={`${taskId} ${url}`}>
          <button
            type="button"
            aria-label={text(isRevealing ? 'result.reveal' : 'result.variant', {
              index: index + 1,
            })}
            aria-pressed={chosen === index}
            title={text(isRevealing ? 'result.reveal' : 'result.variant', { index: index + 1 })}
            onClick={() => void (isRevealing ? reviews.reveal(index) : reviews.choose(index))}
            className={classNames(
              FRAME,
              'block transition-colors hover:border-ink-muted',
              chosen === index && 'border-ring! ring-2 ring-ring',
            )}
          >
            <img
              src={thumbnailOf(url, THUMBNAIL_WIDTH)}
              alt=""
              decoding="async"
              className="size-full object-cover"
            />
            <span className="absolute start-0.5 bottom-0.5 rounded-sm bg-surface-1/90 px-1 text-12 text-ink tabular-nums">
              {index + 1}
            </span>
          </button>
        </li>
      ))}
      {isMore && (
        <li className={classNames(FRAME, 'shimmering flex items-center justify-center')}>
          <Spinner size={20} />
        </li>
      )}
    </ul>
  );
};
