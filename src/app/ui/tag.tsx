import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** What a tag is about; `plain` says nothing by colour. */
export type TagTone = 'plain' | 'info' | 'success' | 'danger';

const TINTS: Record<TagTone, string> = {
  plain: 'border-line text-ink-muted',
  info: 'border-transparent bg-info-tint text-info-ink',
  success: 'border-transparent bg-success-tint text-success-ink',
  danger: 'border-transparent bg-danger-tint text-danger-ink',
};

/** Props of {@link Tag}. */
export type TagProps = { icon?: ReactNode; tone?: TagTone; children: ReactNode };

/** A short true statement, set apart; not interactive. */
export const Tag = ({ icon, tone = 'plain', children }: TagProps) => (
  <span
    className={classNames(
      'inline-flex items-center gap-1.5 rounded-full border px-3 py-1 text-13',
      TINTS[tone],
    )}
  >
    {icon}
    {children}
  </span>
);
