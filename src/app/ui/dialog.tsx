import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import {
  Dialog as AriaDialog,
  Button,
  Heading,
  Modal,
  ModalOverlay,
  type ModalOverlayProps,
} from 'react-aria-components';
import { classNames } from './class-names.ts';

/** Props of {@link Dialog}. */
export type DialogProps = Pick<ModalOverlayProps, 'isOpen' | 'onOpenChange'> & {
  title: string;
  /** Leaves the title to screen readers, for a picture that speaks for itself. */
  isTitleHidden?: boolean;
  closeLabel: string;
  /** Widest it may be; it is never wider than 95 % of the window. */
  className?: string;
  children: ReactNode;
};

const SCRIM =
  'fixed inset-0 z-40 flex items-center justify-center bg-scrim p-4 data-entering:animate-appear';

/** A window over the page that keeps the focus until it is closed (Esc, the cross, outside). */
export const Dialog = ({
  title,
  isTitleHidden = false,
  closeLabel,
  className,
  children,
  ...overlay
}: DialogProps) => {
  const scrim = useRef<HTMLDivElement>(null);
  return (
    <ModalOverlay
      {...overlay}
      ref={scrim}
      isDismissable
      // Until an on-screen keyboard has gone the window is there but clipped away: a second tap falls
      // through to the page then, and whoever can't see a window doesn't mean to close it.
      shouldCloseOnInteractOutside={(element) => element === scrim.current}
      className={SCRIM}
    >
      <Modal
        className={classNames(
          'flex max-h-[95vh] max-w-[95vw] flex-col overflow-hidden rounded-lg border border-line bg-surface-1 shadow-float data-entering:animate-enter',
          className,
        )}
      >
        <AriaDialog className="relative flex min-h-0 flex-col outline-none">
          <div
            className={
              isTitleHidden
                ? 'absolute end-2 top-2 z-10'
                : 'flex items-center justify-between gap-4 px-6 pt-5 pb-1'
            }
          >
            <Heading slot="title" className={isTitleHidden ? 'sr-only' : 'text-20 font-semibold'}>
              {title}
            </Heading>
            <Button
              slot="close"
              aria-label={closeLabel}
              className="inline-flex size-9 shrink-0 cursor-default items-center justify-center rounded-md bg-surface-1/90 text-ink-muted data-hovered:bg-surface-3 data-hovered:text-ink pointer-coarse:size-11"
            >
              <X aria-hidden size={18} />
            </Button>
          </div>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
};
