import type { ReactNode } from 'react';

/** One key of the keyboard, always written left to right. */
export const KeyCap = ({ children }: { children: ReactNode }) => (
  <kbd
    dir="ltr"
    className="inline-flex min-h-5 min-w-5 items-center justify-center rounded-sm border border-line bg-surface-2 px-1 font-sans text-12 text-ink-muted"
  >
    {children}
  </kbd>
);
