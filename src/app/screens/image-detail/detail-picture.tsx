import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { isTerminal, type TaskDetail } from '../../../net/contracts/index.ts';
import { reasonWords } from '../../i18n/reason-words.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { classNames } from '../../ui/class-names.ts';
import { CompareSlider } from '../../ui/compare-slider.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { FullPreview } from './full-preview.tsx';
import { placeOfOriginal } from './place-of-original.ts';

/** Props of {@link DetailPicture}. */
export type DetailPictureProps = {
  detail: TaskDetail;
  /** Which result, from 0. */
  index: number;
  /** Shown with the picture before it, and a divider between. */
  isCompared: boolean;
};

const FRAME =
  'flex min-h-72 w-full items-center justify-center overflow-hidden rounded-lg border border-line bg-surface-1';
/** What is above and below it, to the buttons, is 20rem high; in a low window it takes half of that. */
const PICTURE = 'block max-h-[max(50dvh,min(70dvh,100dvh-20rem))] max-w-full';

const Missing = ({ detail }: { detail: TaskDetail }) => {
  const text = useText();
  const { error, status } = detail;
  if (!isTerminal(status)) return <Spinner size={28} />;
  return (
    <p className="flex flex-col items-center gap-2 p-6 text-center text-ink-muted">
      <ImageOff aria-hidden size={28} />
      <span>{text('picture.failed')}</span>
      {error && <span className="text-13">{reasonWords(error.code, error.message)}</span>}
    </p>
  );
};

const Compared = ({ detail, url, alt }: { detail: TaskDetail; url: string; alt: string }) => {
  const text = useText();
  return (
    <CompareSlider
      label={text('detail.divider')}
      beforeLabel={text('detail.before')}
      afterLabel={text('detail.after')}
      className="max-w-full"
      after={<img src={url} alt={alt} draggable={false} className={PICTURE} />}
      before={
        <img
          src={detail.originalImageUrl ?? ''}
          alt={text('detail.original')}
          draggable={false}
          className="absolute object-contain"
          style={placeOfOriginal(detail)}
        />
      }
    />
  );
};

/** The result that is looked at; a press shows it over the whole window. */
export const DetailPicture = ({ detail, index, isCompared }: DetailPictureProps) => {
  const text = useText();
  const { actions } = useSession();
  const [broken, setBroken] = useState<string | null>(null);
  const [isFull, setFull] = useState(false);
  const url = detail.imageUrls[index];
  const count = detail.imageUrls.length;
  const alt = text('picture.alt', { index: index + 1, count, prompt: detail.fullCommand });
  if (url === undefined || broken === url) {
    return (
      <div className={FRAME}>
        <Missing detail={detail} />
      </div>
    );
  }
  if (isCompared) {
    return (
      <div className={FRAME}>
        <Compared detail={detail} url={url} alt={alt} />
      </div>
    );
  }
  return (
    <>
      <button
        type="button"
        aria-label={text('detail.openFull')}
        onClick={() => setFull(true)}
        className={classNames(FRAME, 'cursor-zoom-in')}
      >
        <img
          src={url}
          alt={alt}
          className={classNames(PICTURE, 'checkerboard')}
          onError={() => {
            setBroken(url);
            void actions.detailImageBroken();
          }}
        />
      </button>
      <FullPreview url={url} alt={alt} isOpen={isFull} onClose={() => setFull(false)} />
    </>
  );
};
