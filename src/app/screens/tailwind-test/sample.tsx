import type { ReactNode } from 'react';

/** A named row of samples. */
export const Sample = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className="flex min-w-0 flex-col gap-2">
    <h2 className="text-12 font-medium text-ink-muted">{name}</h2>
    <div className="flex min-w-0 flex-wrap items-center gap-3">{children}</div>
  </section>
);
