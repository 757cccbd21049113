import { Ellipsis, Eye, ImageOff } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import type { Snapshot } from 'valtio';
import { RATIOS } from '../../../net/contracts/terms.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import type { Creation, CreationImage } from '../../stores/creation-reducer.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { PictureButtons } from './picture-buttons.tsx';
import { PictureMenu } from './picture-menu.tsx';

/** Props of {@link PictureCard}. */
export type PictureCardProps = {
  creation: Snapshot<Creation>;
  /** 0-based place among the pictures of the creation. */
  index: number;
  /** What the picture shows, for those who don't see it. */
  alt: string;
  onPreview: () => void;
};

/** On its way: over the newest preview where the engine sends any, else a calm surface. */
const Loading = ({ image, index }: { image: CreationImage; index: number }) => {
  const text = useText();
  return (
    <div
      role="img"
      aria-label={text('picture.loading', { index: index + 1 })}
      className={classNames(
        'relative flex size-full items-center justify-center text-ink-muted',
        image.url === null && 'shimmering',
      )}
    >
      <span
        className={
          image.url === null
            ? 'relative'
            : 'absolute end-2 bottom-2 rounded-full bg-surface/80 p-1 text-ink'
        }
      >
        <Spinner size={image.url === null ? 24 : 16} />
      </span>
    </div>
  );
};

const Failed = () => {
  const text = useText();
  return (
    <div className="flex size-full flex-col items-center justify-center gap-2 text-ink-muted">
      <ImageOff aria-hidden size={28} />
      <span className="text-12">{text('picture.failed')}</span>
    </div>
  );
};

const Actions = ({ creation, onPreview, url }: PictureCardProps & { url: string }) => {
  const text = useText();
  return (
    <div className="absolute end-2 top-2 flex gap-1.5 opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 has-aria-expanded:opacity-100 pointer-coarse:opacity-100">
      <IconButton
        variant="overlay"
        label={text('picture.preview')}
        icon={<Eye aria-hidden size={18} />}
        onPress={onPreview}
      />
      <PictureButtons url={url} prompt={creation.prompt} />
      <PictureMenu
        creation={creation}
        url={url}
        trigger={
          <IconButton
            variant="overlay"
            label={text('picture.more')}
            icon={<Ellipsis aria-hidden size={18} />}
          />
        }
      />
    </div>
  );
};

const Loaded = (props: PictureCardProps & { url: string; onShown: () => void }) => {
  const { actions } = useSession();
  const { creation, index, url, alt, onPreview, onShown } = props;
  const { taskId } = creation;
  return (
    <>
      <button
        type="button"
        onClick={onPreview}
        className="relative size-full cursor-zoom-in -outline-offset-2"
      >
        <img
          src={url}
          alt={alt}
          loading="lazy"
          decoding="async"
          className="size-full animate-appear object-contain"
          onLoad={onShown}
          onError={() => void (taskId && actions.imageBroken(taskId, index))}
        />
      </button>
      <Actions {...props} />
    </>
  );
};

/** How wide a picture of this ratio is, in heights. */
const shapeOf = ({ ratio }: Snapshot<Creation>): CSSProperties => {
  const { width, height } = RATIOS[ratio ?? '1:1'];
  return { '--shape': width / height } as CSSProperties;
};

/** 250 px tall; on phones, where one stands below the other, in the shape of the picture. */
const CELL =
  'h-[250px] max-sm:mx-auto max-sm:h-auto max-sm:w-[min(100%,70dvh*var(--shape))] max-sm:aspect-(--shape)';

/** The newest preview of a picture, also after its end while the picture itself is fetched. */
const usePreview = ({ status, url }: CreationImage) => {
  const [preview, setPreview] = useState<string | null>(null);
  if (status === 'loading' && url !== null && url !== preview) setPreview(url);
  if (status === 'error' && preview !== null) setPreview(null);
  return [preview, () => setPreview(null)] as const;
};

const Cell = (props: PictureCardProps & { image: CreationImage }) => {
  const { creation, image, index } = props;
  const [preview, dropPreview] = usePreview(image);
  return (
    <li
      style={shapeOf(creation)}
      className={classNames(
        'group relative overflow-hidden rounded-md border border-line bg-surface-1',
        CELL,
      )}
    >
      {preview !== null && (
        <img src={preview} alt="" className="absolute inset-0 size-full object-contain" />
      )}
      {image.status === 'error' && <Failed />}
      {image.status === 'loading' && <Loading image={image} index={index} />}
      {image.status === 'loaded' && image.url !== null && (
        <Loaded {...props} url={image.url} onShown={dropPreview} />
      )}
    </li>
  );
};

/** One of the pictures of a creation: on its way, there, or missing. */
export const PictureCard = (props: PictureCardProps) => {
  const image = props.creation.images[props.index];
  return image === undefined ? null : <Cell {...props} image={image} />;
};
