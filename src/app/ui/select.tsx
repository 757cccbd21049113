import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from 'react-aria-components';
import { classNames } from './class-names.ts';
import { FIELD } from './field.ts';
import { POPOVER_CLASSES } from './menu.tsx';

/** One choice; `id` is its value. */
export type SelectOption = { id: string; label: string; icon?: ReactNode };

/** Props of {@link Select}. */
export type SelectWrapperProps = Omit<
  AriaSelectProps<SelectOption>,
  'className' | 'children' | 'items'
> & {
  label: string;
  /** Where the label stands; `hidden` leaves it to screen readers. */
  labelPlace?: 'above' | 'beside' | 'hidden';
  options: readonly SelectOption[];
  className?: string;
};

const Option = ({ option }: { option: SelectOption }) => (
  <ListBoxItem
    id={option.id}
    value={option}
    textValue={option.label}
    className="flex min-h-9 cursor-default items-center gap-2 rounded-sm px-2 py-1.5 text-14 text-ink outline-none data-focused:bg-surface-3 pointer-coarse:min-h-11"
  >
    {({ isSelected }) => (
      <>
        {option.icon}
        <span className="grow">{option.label}</span>
        <Check aria-hidden size={16} className={isSelected ? 'text-accent-ink' : 'invisible'} />
      </>
    )}
  </ListBoxItem>
);

/** A labelled choice of one out of a list. */
export const Select = ({
  label,
  labelPlace = 'above',
  options,
  className,
  ...props
}: SelectWrapperProps) => (
  <AriaSelect
    {...props}
    className={classNames(
      'flex min-w-0',
      labelPlace === 'beside' ? 'items-center gap-2' : 'flex-col gap-1.5',
      className,
    )}
  >
    <Label className={labelPlace === 'hidden' ? 'sr-only' : `${FIELD.label} shrink-0`}>
      {label}
    </Label>
    <Button
      className={classNames(
        FIELD.box,
        'flex min-h-10 min-w-0 cursor-default items-center gap-2 px-3 py-2 text-start pointer-coarse:min-h-11',
      )}
    >
      <SelectValue<SelectOption> className="flex min-w-0 grow items-center gap-2 data-placeholder:text-ink-muted">
        {({ selectedItem, defaultChildren }) =>
          selectedItem ? (
            <>
              {selectedItem.icon}
              <span className="truncate">{selectedItem.label}</span>
            </>
          ) : (
            <span className="truncate">{defaultChildren}</span>
          )
        }
      </SelectValue>
      <ChevronDown aria-hidden size={16} className="shrink-0 text-ink-muted" />
    </Button>
    <Popover offset={6} className={classNames(POPOVER_CLASSES, 'min-w-(--trigger-width)')}>
      <ListBox items={options} className="outline-none">
        {(option) => <Option option={option} />}
      </ListBox>
    </Popover>
  </AriaSelect>
);
