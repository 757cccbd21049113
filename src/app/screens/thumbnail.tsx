import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { THUMBNAIL_WIDTHS, thumbnailOf } from '../../net/contracts/thumbnail.ts';
import { useText } from '../i18n/use-text.ts';
import { classNames } from '../ui/class-names.ts';

/** Props of {@link Thumbnail}. */
export type ThumbnailProps = {
  /** Address of the whole picture. */
  url: string;
  /** '' where the words beside it say it already. */
  alt: string;
  /** How wide it is drawn, as the `sizes` of an `<img>`. */
  sizes: string;
  className?: string;
  /** Called once when it could not be loaded; its address may have expired. */
  onBroken?: () => void;
};

const isOurs = (url: string): boolean => url.startsWith('/api/images/');

/** The widths in which the server has a picture, for the browser to choose from. */
const setOf = (url: string): string =>
  THUMBNAIL_WIDTHS.map((width) => `${thumbnailOf(url, width)} ${width}w`).join(', ');

/** A picture as small as it is drawn; a sign in its place where it could not be loaded. */
export const Thumbnail = ({ url, alt, sizes, className, onBroken }: ThumbnailProps) => {
  const text = useText();
  const [broken, setBroken] = useState<string | null>(null);
  if (broken === url) {
    return (
      <span
        role="img"
        aria-label={text('picture.failed')}
        title={text('picture.failed')}
        className={classNames('flex items-center justify-center text-ink-muted', className)}
      >
        <ImageOff aria-hidden size={22} />
      </span>
    );
  }
  return (
    <img
      // The set first: a browser that knows it must not begin with the address.
      {...(isOurs(url) && { sizes, srcSet: setOf(url) })}
      src={isOurs(url) ? thumbnailOf(url, THUMBNAIL_WIDTHS[2]) : url}
      alt={alt}
      loading="lazy"
      decoding="async"
      draggable={false}
      className={classNames('object-cover', className)}
      onError={() => {
        setBroken(url);
        onBroken?.();
      }}
    />
  );
};
