import type { ReactNode } from 'react';

/** Props of {@link Section}. */
export type SectionProps = {
  /** Where links lead to, such as `#plan`. */
  id: string;
  title: string;
  /** Beside the title. */
  mark?: ReactNode;
  children: ReactNode;
};

/** One subject of the account settings, which a link can lead to. */
export const Section = ({ id, title, mark, children }: SectionProps) => (
  <section
    id={id}
    tabIndex={-1}
    aria-labelledby={`${id}-title`}
    className="flex scroll-mt-20 flex-col gap-3 rounded-lg border border-line bg-surface-1 p-4 md:p-6"
  >
    <div className="flex flex-wrap items-center gap-3">
      <h2 id={`${id}-title`} className="text-16 font-semibold">
        {title}
      </h2>
      {mark}
    </div>
    {children}
  </section>
);
