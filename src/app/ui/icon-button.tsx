import type { ReactNode } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
  type TooltipProps,
} from 'react-aria-components';
import { classNames } from './class-names.ts';
import { Tooltip } from './tooltip.tsx';

/** Props of {@link IconButton}. */
export type IconButtonProps = Omit<AriaButtonProps, 'className' | 'children' | 'aria-label'> & {
  /** What it does: spoken, and shown as the tooltip. */
  label: string;
  icon: ReactNode;
  keys?: readonly string[] | undefined;
  /** `plain` lies on a surface, `overlay` on a picture. */
  variant?: 'plain' | 'overlay';
  /** `small` is 28 px and for use beside text only; under a finger both are 44 px. */
  size?: 'small' | 'medium';
  tooltipPlacement?: TooltipProps['placement'];
  className?: string;
};

const VARIANTS = {
  plain:
    'text-ink-muted data-hovered:bg-surface-2 data-hovered:text-ink data-pressed:bg-surface-3 data-disabled:text-ink-faint data-disabled:opacity-60',
  overlay:
    'border border-line bg-surface/90 text-ink data-hovered:bg-surface-2 data-pressed:bg-surface-3',
} as const;

/** A square button that shows only an icon, 36 px or under a finger 44 px. */
export const IconButton = ({
  label,
  icon,
  keys,
  variant = 'plain',
  size = 'medium',
  tooltipPlacement,
  className,
  ...props
}: IconButtonProps) => (
  <Tooltip text={label} keys={keys} placement={tooltipPlacement ?? 'bottom'}>
    <AriaButton
      {...props}
      aria-label={label}
      className={classNames(
        'inline-flex shrink-0 cursor-default items-center justify-center rounded-md transition-colors pointer-coarse:size-[44px]',
        // In px: larger text does not make icons larger, so their buttons need not grow either.
        size === 'small' ? 'size-[28px]' : 'size-[36px]',
        VARIANTS[variant],
        className,
      )}
    >
      {icon}
    </AriaButton>
  </Tooltip>
);
