import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** What a message is about; shown by icon and tint together. */
export type Tone = 'info' | 'success' | 'warning' | 'danger';

/** Icon of each tone. */
export const TONE_ICONS = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
} as const;

const TINTS: Record<Tone, string> = {
  info: 'bg-info-tint text-info-ink',
  success: 'bg-success-tint text-success-ink',
  warning: 'bg-warning-tint text-warning-ink',
  danger: 'bg-danger-tint text-danger-ink',
};

/** Props of {@link Callout}. */
export type CalloutProps = { tone: Tone; children: ReactNode; action?: ReactNode };

/** A message in the flow of the page, with the next step in it. */
export const Callout = ({ tone, children, action }: CalloutProps) => {
  const Icon = TONE_ICONS[tone];
  return (
    <div
      className={classNames(
        'flex flex-wrap items-start gap-x-3 gap-y-2 rounded-md px-4 py-3 text-14',
        TINTS[tone],
      )}
    >
      <Icon aria-hidden size={18} className="mt-px shrink-0" />
      <div className="min-w-0 grow basis-40 text-ink">{children}</div>
      {action}
    </div>
  );
};
