import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Thumbnail } from '../thumbnail.tsx';
import { FullPreview } from './full-preview.tsx';

const Original = ({ url, label }: { url: string; label: string }) => {
  const [isFull, setFull] = useState(false);
  return (
    <li>
      <button
        type="button"
        aria-label={label}
        onClick={() => setFull(true)}
        className="block aspect-square w-full overflow-hidden rounded-md border border-line bg-surface-2 transition-colors hover:border-ink-muted"
      >
        <Thumbnail url={url} alt="" sizes="176px" className="size-full" />
      </button>
      <FullPreview url={url} alt={label} isOpen={isFull} onClose={() => setFull(false)} />
    </li>
  );
};

/** The pictures that a result was made from, in their order; a press shows one over the whole window. */
export const DetailOriginals = ({ urls }: { urls: readonly string[] }) => {
  const text = useText();
  return (
    <ul aria-label={text('detail.originals')} className="grid grid-cols-2 gap-2">
      {urls.map((url, index) => (
        <Original
          key={url}
          url={url}
          label={text('detail.originalOf', { index: index + 1, count: urls.length })}
        />
      ))}
    </ul>
  );
};
