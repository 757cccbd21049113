import { Minus, Plus } from 'lucide-react';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
  Button,
  Group,
  Input,
  Label,
} from 'react-aria-components';
import { classNames } from './class-names.ts';
import { FIELD } from './field.ts';

/** Props of {@link NumberField}. */
export type NumberFieldWrapperProps = Omit<AriaNumberFieldProps, 'className' | 'children'> & {
  label: string;
  /** Leaves the label to screen readers. */
  isLabelHidden?: boolean;
  /** Without the buttons for one less and one more. */
  isBare?: boolean;
  className?: string;
};

const STEP =
  'flex w-9 shrink-0 cursor-default items-center justify-center text-ink-muted data-disabled:text-ink-faint data-hovered:bg-surface-2 data-pressed:bg-surface-3 pointer-coarse:w-11';

/** A number to type, or to step by its buttons and the arrow keys. */
export const NumberField = ({
  label,
  isLabelHidden = false,
  isBare = false,
  className,
  ...props
}: NumberFieldWrapperProps) => (
  <AriaNumberField {...props} className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
    <Label className={isLabelHidden ? 'sr-only' : FIELD.label}>{label}</Label>
    <Group
      className={classNames(
        FIELD.box,
        'flex min-h-10 overflow-hidden data-focus-within:outline-2 data-focus-within:outline-offset-2 data-focus-within:outline-ring pointer-coarse:min-h-11',
      )}
    >
      {!isBare && (
        <Button slot="decrement" className={STEP}>
          <Minus aria-hidden size={14} />
        </Button>
      )}
      <Input
        className={classNames(
          'w-full min-w-0 bg-transparent text-14 tabular-nums outline-none',
          isBare ? 'px-2' : 'text-center',
        )}
      />
      {!isBare && (
        <Button slot="increment" className={STEP}>
          <Plus aria-hidden size={14} />
        </Button>
      )}
    </Group>
  </AriaNumberField>
);
