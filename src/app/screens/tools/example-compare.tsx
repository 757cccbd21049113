import type { ExamplePicture, ToolExample } from '../../content/examples.ts';
import { useText } from '../../i18n/use-text.ts';
import { CompareSlider, type CompareSliderProps } from '../../ui/compare-slider.tsx';
import { hasShapeOf } from './before-after.tsx';

/** Props of {@link ExampleCompare}. */
export type ExampleCompareProps = Pick<CompareSliderProps, 'range' | 'hint' | 'className'> & {
  example: ToolExample;
  /** What it shows: spoken. */
  alt: string;
  /** How wide it is shown, as `img` takes it. */
  sizes: string;
  /** Whether it waits until it is scrolled near. */
  isLazy?: boolean;
  onBroken?: () => void;
};

type PictureProps = {
  sizes: string;
  isLazy: boolean;
  onBroken: (() => void) | undefined;
  picture: ExamplePicture;
  alt: string;
  className: string;
};

const Picture = ({ picture, alt, sizes, isLazy, onBroken, className }: PictureProps) => (
  <img
    src={picture.src}
    srcSet={picture.srcSet}
    sizes={sizes}
    width={picture.width}
    height={picture.height}
    alt={alt}
    loading={isLazy ? 'lazy' : 'eager'}
    // At once it is the largest thing of its page: before the code, which can wait.
    fetchPriority={isLazy ? 'auto' : 'high'}
    decoding="async"
    draggable={false}
    onError={onBroken}
    className={`absolute inset-0 size-full ${className}`}
  />
);

/** An example before and after, in a box whose shape `className` or the place gives. */
export const ExampleCompare = ({
  example,
  alt,
  sizes,
  isLazy = false,
  onBroken,
  ...slider
}: ExampleCompareProps) => {
  const text = useText();
  const [before] = example.before;
  const shown = { sizes, isLazy, onBroken };
  // Pictures of two shapes are shown whole, not cut.
  const fit = hasShapeOf(before, example.after) ? 'object-cover' : 'object-contain';
  return (
    <CompareSlider
      {...slider}
      label={text('tool.exampleDivider', { example: alt })}
      beforeLabel={text('detail.before')}
      afterLabel={text('detail.after')}
      before={<Picture {...shown} picture={before} alt="" className={`${fit} bg-surface-2`} />}
      after={<Picture {...shown} picture={example.after} alt={alt} className={fit} />}
    />
  );
};
