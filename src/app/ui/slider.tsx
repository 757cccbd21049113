import {
  Slider as AriaSlider,
  type SliderProps as AriaSliderProps,
  Label,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components';
import { classNames } from './class-names.ts';

/** Props of {@link Slider}. */
export type SliderProps = Omit<AriaSliderProps<number>, 'className' | 'children'> & {
  label: string;
  /** The value in words, e.g. `100 px`. */
  readout: string;
  className?: string;
};

/** A value picked along a line, with a readout that does not jump as digits change. */
export const Slider = ({ label, readout, className, ...props }: SliderProps) => (
  <AriaSlider
    {...props}
    className={classNames('grid grid-cols-[1fr_auto] items-center gap-x-3', className)}
  >
    <Label className="truncate text-13 font-medium text-ink-muted">{label}</Label>
    <SliderOutput className="text-13 text-ink tabular-nums">{readout}</SliderOutput>
    <SliderTrack className="relative col-span-2 flex h-6 w-full items-center pointer-coarse:h-11">
      {({ state }) => (
        <>
          <div className="absolute inset-x-0 h-1 rounded-sm bg-line-strong forced-colors:bg-[GrayText]" />
          <div
            className={classNames(
              'absolute start-0 h-1 rounded-sm forced-colors:bg-[Highlight]',
              state.isDisabled ? 'bg-line-strong' : 'bg-ring',
            )}
            style={{ width: `${state.getThumbPercent(0) * 100}%` }}
          />
          <SliderThumb className="top-1/2 size-5 rounded-full border-2 border-ring bg-surface transition-colors data-disabled:border-line-strong data-dragging:bg-ring pointer-coarse:size-7" />
        </>
      )}
    </SliderTrack>
  </AriaSlider>
);
