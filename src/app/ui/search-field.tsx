import { Search, X } from 'lucide-react';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
  Button,
  Input,
  Label,
} from 'react-aria-components';
import { classNames } from './class-names.ts';
import { FIELD } from './field.ts';

/** Props of {@link SearchField}. */
export type SearchFieldProps = Omit<AriaSearchFieldProps, 'className' | 'children'> & {
  /** What is looked for: spoken, and shown while the field is empty. */
  label: string;
  clearLabel: string;
  className?: string;
};

/** A field to look for something by words; Esc and the cross empty it. */
export const SearchField = ({ label, clearLabel, className, ...props }: SearchFieldProps) => (
  <AriaSearchField {...props} className={classNames('group relative min-w-0', className)}>
    <Label className="sr-only">{label}</Label>
    <Search
      aria-hidden
      size={16}
      className="pointer-events-none absolute start-3 top-1/2 -translate-y-1/2 text-ink-muted"
    />
    <Input
      placeholder={label}
      className={classNames(
        FIELD.box,
        'min-h-10 w-full ps-9 pe-10 pointer-coarse:min-h-11 [&::-webkit-search-cancel-button]:hidden',
      )}
    />
    <Button
      aria-label={clearLabel}
      className="absolute end-1 top-1/2 inline-flex size-8 -translate-y-1/2 cursor-default items-center justify-center rounded-sm text-ink-muted group-data-empty:hidden data-hovered:bg-surface-2 data-hovered:text-ink pointer-coarse:size-10"
    >
      <X aria-hidden size={16} />
    </Button>
  </AriaSearchField>
);
