import type { ReactNode } from 'react';

/** Props of {@link Notice}. */
export type NoticeProps = {
  icon: ReactNode;
  title: string;
  hint: string;
  /** What to do next. */
  action?: ReactNode;
};

/** Stands where content would be: nothing here yet, not found, broken. */
export const Notice = ({ icon, title, hint, action }: NoticeProps) => (
  <div className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-10 text-center">
    <span className="flex size-14 items-center justify-center rounded-lg border border-line bg-surface-1 text-ink-muted">
      {icon}
    </span>
    <h2 className="text-20 font-semibold">{title}</h2>
    <p className="text-14 text-ink-muted">{hint}</p>
    {action && <div className="pt-2">{action}</div>}
  </div>
);
