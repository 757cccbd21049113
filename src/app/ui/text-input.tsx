import { CircleAlert } from 'lucide-react';
import type { RefObject } from 'react';
import { FieldError, Input, Label, TextField, type TextFieldProps } from 'react-aria-components';
import { classNames } from './class-names.ts';
import { FIELD } from './field.ts';

/** Props of {@link TextInput}. */
export type TextInputProps = Omit<TextFieldProps, 'className' | 'children' | 'isInvalid'> & {
  label: string;
  placeholder?: string;
  errorMessage?: string | undefined;
  inputRef?: RefObject<HTMLInputElement | null>;
};

/** A line of text. Addresses read from the left on every page. */
export const TextInput = ({
  label,
  placeholder,
  errorMessage,
  inputRef,
  ...props
}: TextInputProps) => (
  <TextField
    validationBehavior="aria"
    {...props}
    isInvalid={errorMessage !== undefined}
    className="flex min-w-0 flex-col gap-1.5"
  >
    <Label className={FIELD.label}>{label}</Label>
    <Input
      {...(inputRef ? { ref: inputRef } : {})}
      {...(props.type === 'url' ? { dir: 'ltr' } : {})}
      placeholder={placeholder ?? ''}
      className={classNames(
        FIELD.box,
        'min-h-11 w-full px-4 text-16 data-disabled:text-ink-muted! data-disabled:placeholder:text-ink-faint data-invalid:border-danger-ink',
      )}
    />
    <FieldError className={FIELD.error}>
      <CircleAlert aria-hidden size={14} className="shrink-0" />
      {errorMessage}
    </FieldError>
  </TextField>
);
