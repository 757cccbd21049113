import { Check } from 'lucide-react';
import {
  type RadioGroupProps as AriaRadioGroupProps,
  Label,
  Radio,
  RadioGroup,
} from 'react-aria-components';
import { FIELD } from './field.ts';

/** Props of {@link Swatches}. */
export type SwatchesProps = Omit<AriaRadioGroupProps, 'className' | 'children'> & {
  label: string;
  /** `background`: any CSS background. */
  options: readonly { id: string; label: string; background: string }[];
};

/** A choice of one colour. */
export const Swatches = ({ label, options, ...props }: SwatchesProps) => (
  <RadioGroup {...props} orientation="horizontal" className="flex flex-col gap-1.5">
    <Label className={FIELD.label}>{label}</Label>
    <div className="flex flex-wrap gap-1">
      {options.map(({ id, label: name, background }) => (
        <Radio
          key={id}
          value={id}
          aria-label={name}
          className="group flex size-9 cursor-default items-center justify-center rounded-full pointer-coarse:size-11"
        >
          <span
            className="flex size-7 items-center justify-center rounded-full border border-line-strong group-data-selected:outline-2 group-data-selected:outline-offset-2 group-data-selected:outline-ink"
            style={{ background }}
          >
            <Check
              aria-hidden
              size={16}
              className="hidden rounded-full bg-surface p-0.5 text-ink group-data-selected:block"
            />
          </span>
        </Radio>
      ))}
    </div>
  </RadioGroup>
);
