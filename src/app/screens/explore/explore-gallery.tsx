import { ArrowUp, ImageOff } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useSnapshot } from 'valtio';
import { STYLES } from '../../../net/contracts/terms.ts';
import { EXPLORE_EXAMPLES, type ExploreExample } from '../../content/examples.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { RadioTiles } from '../../ui/radio-tiles.tsx';
import { useTemplate } from './use-template.ts';

/** Props of {@link ExploreGallery}. */
export type ExploreGalleryProps = { promptRef: RefObject<HTMLTextAreaElement | null> };

const ALL = 'all';
/** Four columns of a page, three, two. */
const SIZES = '(min-width: 1200px) 276px, (min-width: 1024px) 23vw, (min-width: 640px) 31vw, 46vw';

/** The styles that examples have, in the order of the form. */
const USED = STYLES.filter((style) => EXPLORE_EXAMPLES.some((example) => example.style === style));

const Filter = ({ value, onChange }: { value: string; onChange: (id: string) => void }) => {
  const text = useText();
  const options = [
    { id: ALL, label: text('explore.all') },
    ...USED.map((style) => ({ id: style, label: text(`style.${style}`) })),
  ];
  return (
    <RadioTiles
      label={text('explore.filter')}
      name="explore-style"
      value={value}
      onChange={onChange}
      className="flex flex-wrap gap-2"
      tileClassName="min-h-8 items-center rounded-full! px-3 text-13 pointer-coarse:min-h-11"
      tiles={options.map(({ id, label }) => ({
        id,
        label,
        children: <span aria-hidden>{label}</span>,
      }))}
    />
  );
};

type TileProps = { example: ExploreExample; isDisabled: boolean; onUse: () => void };

const Tile = ({ example, isDisabled, onUse }: TileProps) => {
  const text = useText();
  const { picture, prompt, style } = example;
  return (
    <li className="mb-4 break-inside-avoid">
      <button
        type="button"
        disabled={isDisabled}
        onClick={onUse}
        aria-label={`${text('explore.use')}: ${prompt}`}
        className="group relative block w-full overflow-hidden rounded-lg border border-line bg-surface-2 text-start"
      >
        <img
          src={picture.src}
          srcSet={picture.srcSet}
          sizes={SIZES}
          width={picture.width}
          height={picture.height}
          alt={prompt}
          loading="lazy"
          decoding="async"
          className="h-auto w-full transition-transform duration-300 group-hover:scale-[1.02] motion-reduce:transform-none"
        />
        <span className="absolute inset-x-0 bottom-0 flex flex-col gap-2 bg-linear-to-t from-[rgb(0_0_0/0.82)] to-transparent p-3 pt-10 text-[#fff] opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100 pointer-coarse:opacity-100">
          <span lang="en" dir="ltr" className="line-clamp-3 text-13">
            {prompt}
          </span>
          <span className="flex flex-wrap items-center justify-between gap-2 text-12">
            <span className="inline-flex items-center gap-1 font-medium">
              <ArrowUp aria-hidden size={14} />
              {text('explore.use')}
            </span>
            {style !== null && <span className="opacity-80">{text(`style.${style}`)}</span>}
          </span>
        </span>
      </button>
    </li>
  );
};

const NoExamples = () => {
  const text = useText();
  return (
    <p className="flex min-h-60 flex-col items-center justify-center gap-3 rounded-lg border border-dashed border-line text-ink-muted">
      <ImageOff aria-hidden size={28} />
      {text('explore.empty')}
    </p>
  );
};

const Gallery = ({ promptRef }: ExploreGalleryProps) => {
  const { creations } = useSession();
  const { inputDisabled } = useSnapshot(creations.state);
  const [style, setStyle] = useState<string>(ALL);
  const use = useTemplate(promptRef);
  const shown = EXPLORE_EXAMPLES.filter((example) => style === ALL || example.style === style);
  return (
    <div className="flex flex-col gap-6">
      <Filter value={style} onChange={setStyle} />
      <ul className="columns-2 gap-4 sm:columns-3 lg:columns-4">
        {shown.map((example) => (
          <Tile
            key={example.id}
            example={example}
            isDisabled={inputDisabled}
            onUse={() => use(example)}
          />
        ))}
      </ul>
    </div>
  );
};

/** The examples, by style if wanted; each can be begun from. */
export const ExploreGallery = (props: ExploreGalleryProps) =>
  EXPLORE_EXAMPLES.length === 0 ? <NoExamples /> : <Gallery {...props} />;
