import { type ReactNode, type RefObject, useMemo } from 'react';
import {
  Tooltip as AriaTooltip,
  type TooltipProps,
  TooltipTriggerStateContext,
} from 'react-aria-components';
import { KeyCap } from './key-cap.tsx';

/** Props of {@link TooltipBubble}. */
export type TooltipBubbleProps = {
  text: ReactNode;
  keys?: readonly string[] | undefined;
  placement: NonNullable<TooltipProps['placement']>;
  /** Around the control beside which it is shown. */
  box: RefObject<HTMLElement | null>;
  /** Esc, or the page moved under it. */
  onClose: () => void;
};

/** The bubble of a `Tooltip`, open. */
export const TooltipBubble = ({ text, keys, placement, box, onClose }: TooltipBubbleProps) => {
  const triggerRef = useMemo(
    () => ({
      get current() {
        return box.current?.firstElementChild ?? null;
      },
    }),
    [box],
  );
  // The bubble takes its state from around it, whether or not it is told that it is open.
  const state = { isOpen: true, shouldSkipAnimation: false, open: () => {}, close: onClose };
  return (
    <TooltipTriggerStateContext value={state}>
      <AriaTooltip
        triggerRef={triggerRef}
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
    </TooltipTriggerStateContext>
  );
};
