import { Trash2 } from 'lucide-react';
import type { Snapshot } from 'valtio';
import { Link } from 'wouter';
import type { GalleryItem } from '../../../net/contracts/index.ts';
import { useDates } from '../../i18n/use-dates.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { EditKindIcon, editKindName } from '../edit-kinds.tsx';
import { Thumbnail } from '../thumbnail.tsx';
import { cardDate, cardTitle } from './card-words.ts';

/** Props of {@link GalleryCard}. */
export type GalleryCardProps = {
  item: Snapshot<GalleryItem>;
  /** Called as the card is about to go. */
  onDelete: () => void;
};

/** How wide a card is with 5, 4, 3, 2 or 1 of them in a row (document 2 section 2.5). */
const SIZES =
  '(min-width: 1280px) 220px, (min-width: 1024px) 25vw, (min-width: 768px) 33vw, (min-width: 640px) 50vw, 100vw';

/** One finished edit; it leads to its detail page. */
export const GalleryCard = ({ item, onDelete }: GalleryCardProps) => {
  const text = useText();
  const { day } = useDates();
  const { actions, gallery } = useSession();
  const title = cardTitle(text, item);
  return (
    <li className="group relative">
      <Link
        href={`/image-detail/${item.taskId || item.id}`}
        className="flex flex-col gap-2 rounded-md"
      >
        <span className="block overflow-hidden rounded-md border border-line bg-surface-2 transition-colors group-hover:border-ink-muted">
          <Thumbnail
            url={item.imgUrl}
            alt=""
            sizes={SIZES}
            className="aspect-square w-full"
            onBroken={() => void gallery.refresh()}
          />
        </span>
        <span className="flex flex-col gap-0.5 px-0.5 pb-1">
          <span className="truncate text-14 font-medium">
            <bdi>{title}</bdi>
          </span>
          <span className="flex items-center gap-1.5 text-12 text-ink-muted">
            <EditKindIcon event={item.eventType} size={13} />
            <span className="sr-only">{editKindName(text, item.eventType)}</span>
            {cardDate(text, day, item.createTime)}
          </span>
        </span>
      </Link>
      <IconButton
        variant="overlay"
        className="absolute end-2 top-2 opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100"
        label={text('gallery.delete', { title })}
        icon={<Trash2 aria-hidden size={16} />}
        onPress={() => {
          onDelete();
          void actions.deleteTask(item.taskId);
        }}
      />
    </li>
  );
};
