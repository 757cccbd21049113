import type { ReactNode } from 'react';
import {
  type RadioGroupProps as AriaRadioGroupProps,
  Label,
  Radio,
  RadioGroup,
} from 'react-aria-components';
import { classNames } from './class-names.ts';
import { FIELD } from './field.ts';

/** Props of {@link Segments}. */
export type SegmentsProps = Omit<AriaRadioGroupProps, 'className' | 'children'> & {
  label: string;
  /** Leaves the label to screen readers. */
  isLabelHidden?: boolean;
  /** Options as wide as their words, on two lines if need be, instead of all alike. */
  hugsWords?: boolean;
  options: readonly { id: string; label: string; icon?: ReactNode }[];
  className?: string;
};

/** A choice of one out of a few, all of them in sight. */
export const Segments = ({
  label,
  isLabelHidden = false,
  hugsWords = false,
  options,
  className,
  ...props
}: SegmentsProps) => (
  <RadioGroup
    {...props}
    orientation="horizontal"
    className={classNames('flex min-w-0 flex-col gap-1.5', className)}
  >
    <Label className={isLabelHidden ? 'sr-only' : FIELD.label}>{label}</Label>
    <div
      className={classNames(
        'flex rounded-md border border-line bg-surface-2 p-0.5',
        hugsWords && 'flex-wrap',
      )}
    >
      {options.map((option) => (
        <Radio
          key={option.id}
          value={option.id}
          className={classNames(
            'flex min-h-8 grow cursor-default items-center justify-center gap-1.5 rounded-sm px-2.5 py-1 text-center text-13 text-ink-muted transition-colors data-disabled:text-ink-faint! data-hovered:text-ink border border-transparent data-selected:border-line-strong data-selected:bg-surface data-selected:font-medium data-selected:text-ink pointer-coarse:min-h-11',
            hugsWords ? 'whitespace-nowrap max-sm:px-1.5' : 'basis-0',
          )}
        >
          {option.icon}
          {option.label}
        </Radio>
      ))}
    </div>
  </RadioGroup>
);
