import { Trash2 } from 'lucide-react';
import type { Snapshot } from 'valtio';
import { Link } from 'wouter';
import type { CreationItem } from '../../../../net/contracts/index.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useSession } from '../../../session-context.ts';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { detailAddress } from '../../image-detail/detail-address.ts';
import { Thumbnail } from '../../thumbnail.tsx';

/** Props of {@link EarlierCard}. */
export type EarlierCardProps = {
  creation: Snapshot<CreationItem>;
  /** Called as the card is about to go. */
  onDelete: () => void;
};

/** How wide a picture is drawn in a square by itself, and beside another one. */
const SIZES = {
  whole: '(min-width: 1200px) 276px, (min-width: 768px) 24vw, 46vw',
  half: '(min-width: 1200px) 138px, (min-width: 768px) 12vw, 23vw',
} as const;

/** Letters of a prompt that are read out with each of its pictures. */
const SPOKEN = 100;

const Pictures = ({ creation: { taskId, prompt, images } }: Pick<EarlierCardProps, 'creation'>) => {
  const text = useText();
  const { earlier } = useSession();
  const there = images.flatMap(({ id, url }, index) => (url === null ? [] : [{ id, url, index }]));
  return (
    <ul
      className={classNames(
        'grid aspect-square gap-px overflow-hidden rounded-md border border-line bg-line',
        there.length > 1 && 'grid-cols-2',
        there.length > 2 && 'grid-rows-2',
      )}
    >
      {there.map(({ id, url, index }, at) => (
        <li
          key={id}
          className={classNames(
            'min-h-0 overflow-hidden bg-surface-2',
            there.length === 3 && at === 0 && 'row-span-2',
          )}
        >
          <Link
            href={detailAddress(taskId, index)}
            aria-label={text('earlier.open', {
              index: index + 1,
              count: images.length,
              prompt: prompt.slice(0, SPOKEN),
            })}
            className="block size-full -outline-offset-2 transition-opacity hover:opacity-85"
          >
            <Thumbnail
              url={url}
              alt=""
              sizes={there.length > 1 ? SIZES.half : SIZES.whole}
              className="size-full"
              onBroken={() => void earlier.refresh()}
            />
          </Link>
        </li>
      ))}
    </ul>
  );
};

/** The pictures of one prompt; each leads to the detail page. */
export const EarlierCard = ({ creation, onDelete }: EarlierCardProps) => {
  const text = useText();
  const { day } = useDates();
  const { actions } = useSession();
  const { taskId, prompt, createTime } = creation;
  return (
    <li className="group flex min-w-0 flex-col gap-2">
      <Pictures creation={creation} />
      <div className="flex items-start gap-1 ps-0.5">
        <div className="min-w-0 grow">
          {/* In its own direction, so that it is its end that is cut off; on the page's side. */}
          <h3 dir="auto" className="truncate text-left text-14 font-medium rtl:text-right">
            {prompt}
          </h3>
          <p className="text-12 text-ink-muted">{day(createTime)}</p>
        </div>
        <IconButton
          size="small"
          className="opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100"
          label={text('gallery.delete', { title: prompt.slice(0, SPOKEN) })}
          icon={<Trash2 aria-hidden size={16} />}
          onPress={() => {
            onDelete();
            void actions.deleteTask(taskId);
          }}
        />
      </div>
    </li>
  );
};
