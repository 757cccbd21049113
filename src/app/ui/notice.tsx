import type { ReactNode } from 'react';

/** Props of {@link Notice}. */
export type NoticeProps = {
  icon: ReactNode;
  title: string;
  hint: string;
  /** What to do next. */
  action?: ReactNode;
  /** Whether it is all that the page has to say, so that its title is the page's. */
  isWholePage?: boolean;
};

/** Stands where content would be: nothing here yet, not found, broken. */
export const Notice = ({ icon, title, hint, action, isWholePage = false }: NoticeProps) => {
  const Title = isWholePage ? 'h1' : 'h2';
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-10 text-center text-balance">
      <span className="flex size-14 items-center justify-center rounded-lg border border-line bg-surface-1 text-ink-muted">
        {icon}
      </span>
      <Title className="text-20 font-semibold">{title}</Title>
      <p className="text-14 text-ink-muted">{hint}</p>
      {action && <div className="pt-2">{action}</div>}
    </div>
  );
};
