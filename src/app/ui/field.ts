/** Classes that every field of a form shares. */
export const FIELD = {
  label: 'text-13 font-medium text-ink-muted',
  box: 'rounded-md border border-line-strong bg-surface text-14 text-ink transition-colors placeholder:text-ink-muted data-disabled:border-line data-disabled:bg-surface-2 data-disabled:text-ink-faint data-hovered:border-ink-muted',
  hint: 'text-12 text-ink-muted',
  error: 'flex items-center gap-1 text-12 text-danger-ink',
} as const;
