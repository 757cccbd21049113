import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { TONE_ICONS, type Tone } from './callout.tsx';
import { classNames } from './class-names.ts';

const INK: Record<Tone, string> = {
  info: 'text-info-ink',
  success: 'text-success-ink',
  warning: 'text-warning-ink',
  danger: 'text-danger-ink',
};

/** Props of {@link Toast}. */
export type ToastProps = {
  tone: Tone;
  children: ReactNode;
  action?: ReactNode;
  closeLabel: string;
  onClose: () => void;
};

/** A short message that floats over the page until it is read or closed. */
export const Toast = ({ tone, children, action, closeLabel, onClose }: ToastProps) => {
  const Icon = TONE_ICONS[tone];
  return (
    <div className="pointer-events-auto flex w-full items-center gap-3 rounded-md border border-line bg-surface-1 py-1.5 ps-4 pe-1.5 text-14 text-ink shadow-float animate-enter">
      <Icon aria-hidden size={18} className={classNames('shrink-0', INK[tone])} />
      <p className="grow py-1.5">{children}</p>
      {action}
      <Button
        aria-label={closeLabel}
        onPress={onClose}
        className="inline-flex size-8 shrink-0 cursor-default items-center justify-center rounded-sm text-ink-muted data-hovered:bg-surface-3 data-hovered:text-ink pointer-coarse:size-11"
      >
        <X aria-hidden size={16} />
      </Button>
    </div>
  );
};
