import type { ReactElement, ReactNode } from 'react';
import { Tooltip as AriaTooltip, type TooltipProps, TooltipTrigger } from 'react-aria-components';
import { KeyCap } from './key-cap.tsx';

/** Props of {@link Tooltip}. */
export type TooltipWrapperProps = {
  /** The control that it explains. */
  children: ReactElement;
  text: ReactNode;
  /** Keys that do the same, e.g. `['Ctrl', 'Z']`. */
  keys?: readonly string[] | undefined;
  placement?: TooltipProps['placement'];
};

/** Explains a control on hover and keyboard focus and shows its shortcut. */
export const Tooltip = ({ children, text, keys, placement = 'bottom' }: TooltipWrapperProps) => (
  <TooltipTrigger delay={500} closeDelay={80}>
    {children}
    <AriaTooltip
      offset={8}
      placement={placement}
      className="z-50 flex max-w-72 items-center gap-2 rounded-sm border border-line bg-surface-1 px-2 py-1 text-12 text-ink shadow-float data-entering:animate-appear"
    >
      {text}
      {keys && (
        <span className="flex gap-1">
          {keys.map((key) => (
            <KeyCap key={key}>{key}</KeyCap>
          ))}
        </span>
      )}
    </AriaTooltip>
  </TooltipTrigger>
);
