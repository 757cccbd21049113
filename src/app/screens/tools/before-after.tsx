import { useText } from '../../i18n/use-text.ts';
import type { ToolStep } from '../../stores/tool-work.ts';
import { CompareSlider } from '../../ui/compare-slider.tsx';

/** Props of {@link BeforeAfter}. */
export type BeforeAfterProps = {
  step: ToolStep;
  url: string;
  alt: string;
  onBroken: () => void;
};

/** Shapes that differ by less than this are one shape: sizes are whole pixels. */
const SAME_SHAPE = 0.01;

const PICTURE = 'block max-h-[60dvh] max-w-full';

type Size = { readonly width: number; readonly height: number };

/** Whether two pictures lie over each other when they are shown equally wide. */
export const hasShapeOf = (one: Size, other: Size): boolean =>
  Math.abs((one.width * other.height) / (one.height * other.width) - 1) < SAME_SHAPE;

/** Whether a result lies over its picture, so that the two can be compared. */
export const isComparable = ({ inputs, detail }: ToolStep): boolean => {
  const [first] = inputs;
  const { width, height } = detail;
  if (first === undefined || inputs.length > 1 || !width || !height) return false;
  return hasShapeOf(first, { width, height });
};

/** A result with the picture before it and a divider between; alone where they do not match. */
export const BeforeAfter = ({ step, url, alt, onBroken }: BeforeAfterProps) => {
  const text = useText();
  const result = (
    <img
      src={url}
      alt={alt}
      draggable={false}
      onError={onBroken}
      className={`${PICTURE} checkerboard animate-appear`}
    />
  );
  if (!isComparable(step)) return result;
  return (
    <CompareSlider
      key={url}
      label={text('detail.divider')}
      beforeLabel={text('detail.before')}
      afterLabel={text('detail.after')}
      after={result}
      before={
        <img
          src={step.inputs[0]?.src}
          alt={text('detail.original')}
          draggable={false}
          className="checkerboard size-full"
        />
      }
    />
  );
};
