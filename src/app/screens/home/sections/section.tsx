import { type ReactNode, useId } from 'react';

/** Props of {@link Section}. */
export type SectionProps = { title: string; hint?: string; children: ReactNode };

/** A part of Home with its heading. */
export const Section = ({ title, hint, children }: SectionProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-6">
      <div className="flex flex-col gap-1">
        <h2 id={id} className="text-28 font-semibold tracking-tight text-balance">
          {title}
        </h2>
        {hint !== undefined && <p className="max-w-2xl text-16 text-ink-muted">{hint}</p>}
      </div>
      {children}
    </section>
  );
};
