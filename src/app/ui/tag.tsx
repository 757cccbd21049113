import type { ReactNode } from 'react';

/** A short true statement, set apart; not interactive. */
export const Tag = ({ icon, children }: { icon?: ReactNode; children: ReactNode }) => (
  <span className="inline-flex items-center gap-1.5 rounded-full border border-line px-3 py-1 text-13 text-ink-muted">
    {icon}
    {children}
  </span>
);
