import type { ReactNode } from 'react';
import {
  ToggleButton as AriaToggleButton,
  type ToggleButtonProps as AriaToggleButtonProps,
  type TooltipProps,
} from 'react-aria-components';
import { Tooltip } from './tooltip.tsx';

/** Props of {@link ToggleButton}. */
export type ToggleButtonProps = Omit<
  AriaToggleButtonProps,
  'className' | 'children' | 'aria-label'
> & {
  /** Spoken, and shown as the tooltip. */
  label: string;
  icon: ReactNode;
  keys?: readonly string[] | undefined;
  tooltipPlacement?: TooltipProps['placement'];
};

/** An icon that stays pressed while what it stands for is on, such as a tool. */
export const ToggleButton = ({
  label,
  icon,
  keys,
  tooltipPlacement,
  ...props
}: ToggleButtonProps) => (
  <Tooltip text={label} keys={keys} placement={tooltipPlacement ?? 'bottom'}>
    <AriaToggleButton
      {...props}
      aria-label={label}
      className="inline-flex size-[44px] shrink-0 cursor-default items-center justify-center rounded-md text-ink-muted transition-colors data-disabled:text-ink-faint data-disabled:opacity-60 data-hovered:bg-surface-2 data-hovered:text-ink data-pressed:bg-surface-3 data-selected:bg-accent data-selected:text-on-accent forced-colors:data-selected:bg-[Highlight]! forced-colors:data-selected:text-[HighlightText]!"
    >
      {icon}
    </AriaToggleButton>
  </Tooltip>
);
