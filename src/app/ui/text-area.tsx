import { CircleAlert } from 'lucide-react';
import { type KeyboardEventHandler, type RefObject, useRef } from 'react';
import {
  TextArea as AriaTextArea,
  FieldError,
  Label,
  TextField,
  type TextFieldProps,
} from 'react-aria-components';
import { classNames } from './class-names.ts';
import { FIELD } from './field.ts';
import { growingStyle, useGrowing } from './use-growing.ts';

/** Props of {@link TextArea}. */
export type TextAreaProps = Omit<TextFieldProps, 'className' | 'children'> & {
  label: string;
  /** Leaves the label to screen readers. */
  isLabelHidden?: boolean;
  placeholder?: string;
  /** The box grows with its text from the first to the second number of rows. */
  rows: readonly [number, number];
  errorMessage?: string | undefined;
  onKeyDown?: KeyboardEventHandler;
  inputRef?: RefObject<HTMLTextAreaElement | null>;
};

/** A box for several lines of text that is as tall as its text, within limits. */
export const TextArea = ({
  label,
  isLabelHidden = false,
  placeholder,
  rows,
  errorMessage,
  inputRef,
  ...props
}: TextAreaProps) => {
  const ownRef = useRef<HTMLTextAreaElement>(null);
  const ref = inputRef ?? ownRef;
  const { value } = props;
  useGrowing(ref, value ?? '');
  return (
    <TextField
      {...props}
      isInvalid={errorMessage !== undefined}
      className="flex min-w-0 flex-col gap-1.5"
    >
      <Label className={isLabelHidden ? 'sr-only' : FIELD.label}>{label}</Label>
      <AriaTextArea
        ref={ref}
        rows={rows[0]}
        // An English prompt reads from the left on an Arabic page, its placeholder does not.
        {...(value ? { dir: 'auto' } : {})}
        placeholder={placeholder ?? ''}
        style={growingStyle(rows)}
        className={classNames(
          FIELD.box,
          'field-sizing-content w-full resize-none px-4 py-3 text-16 data-invalid:border-danger-ink',
        )}
      />
      <FieldError className={FIELD.error}>
        <CircleAlert aria-hidden size={14} />
        {errorMessage}
      </FieldError>
    </TextField>
  );
};
