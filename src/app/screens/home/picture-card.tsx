import { Download, Eye, ImageOff } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import type { CreationImage } from '../../stores/creation-reducer.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** Props of {@link PictureCard}. */
export type PictureCardProps = {
  image: CreationImage;
  /** 0-based place among the pictures of the creation. */
  index: number;
  /** What the picture shows, for those who don't see it. */
  alt: string;
  /** Null until the server gave one. */
  taskId: string | null;
  onPreview: () => void;
};

const Loading = ({ image, index }: Pick<PictureCardProps, 'image' | 'index'>) => {
  const text = useText();
  return (
    <div
      role="img"
      aria-label={text('picture.loading', { index: index + 1 })}
      className="shimmering relative flex size-full items-center justify-center text-ink-muted"
    >
      {image.url !== null && (
        <img src={image.url} alt="" className="absolute inset-0 size-full object-contain blur-sm" />
      )}
      <span className="relative">
        <Spinner size={24} />
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

const Loaded = ({ url, alt, taskId, index, onPreview }: PictureCardProps & { url: string }) => {
  const text = useText();
  const { actions } = useSession();
  return (
    <>
      <button
        type="button"
        onClick={onPreview}
        className="size-full cursor-zoom-in -outline-offset-2"
      >
        <img
          src={url}
          alt={alt}
          loading="lazy"
          decoding="async"
          className="size-full animate-appear object-contain"
          onError={() => void (taskId && actions.imageBroken(taskId, index))}
        />
      </button>
      <div className="absolute end-2 top-2 flex gap-1.5 opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100">
        <IconButton
          variant="overlay"
          label={text('picture.preview')}
          icon={<Eye aria-hidden size={18} />}
          onPress={onPreview}
        />
        <IconButton
          variant="overlay"
          label={text('picture.download')}
          icon={<Download aria-hidden size={18} />}
          onPress={() => void actions.downloadImage(url)}
        />
      </div>
    </>
  );
};

/** One of the pictures of a creation: on its way, there, or missing; 250 px tall. */
export const PictureCard = (props: PictureCardProps) => {
  const { image, index } = props;
  return (
    <li className="group relative h-[250px] overflow-hidden rounded-md border border-line bg-surface-1">
      {image.status === 'error' && <Failed />}
      {image.status === 'loading' && <Loading image={image} index={index} />}
      {image.status === 'loaded' && image.url !== null && <Loaded {...props} url={image.url} />}
    </li>
  );
};
