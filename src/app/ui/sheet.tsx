import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Sheet as AriaSheet,
  Button,
  Heading,
  SheetBackdrop,
  SheetContent,
  SheetOverlay,
  type SheetOverlayProps,
} from 'react-aria-components';

/** Props of {@link Sheet}. */
export type SheetProps = Pick<SheetOverlayProps, 'isOpen' | 'onOpenChange' | 'position'> & {
  title: string;
  closeLabel: string;
  children: ReactNode;
};

// Where it lies is the scroller's matter, which lets it be swiped.
const PLACES = {
  bottom: 'max-h-[85dvh] w-full rounded-t-lg border-t',
  end: 'h-dvh w-80 max-w-[88vw] border-s',
} as const;

/** A panel that slides in from an edge on small windows; it can be swiped away. */
export const Sheet = ({
  title,
  closeLabel,
  position = 'bottom',
  children,
  ...overlay
}: SheetProps) => (
  <SheetOverlay {...overlay} position={position} className="fixed inset-0 z-40">
    <SheetBackdrop className="fixed inset-0 bg-scrim data-entering:animate-appear" />
    <AriaSheet
      className={`${position === 'end' ? PLACES.end : PLACES.bottom} flex flex-col border-line bg-surface-1 shadow-float`}
    >
      <SheetContent className="flex min-h-0 flex-col overflow-auto pb-[env(safe-area-inset-bottom)] outline-none">
        <div className="flex items-center justify-between gap-4 px-4 pt-3">
          <Heading slot="title" className="text-16 font-semibold">
            {title}
          </Heading>
          <Button
            slot="close"
            aria-label={closeLabel}
            className="inline-flex size-11 cursor-default items-center justify-center rounded-md text-ink-muted data-hovered:bg-surface-3"
          >
            <X aria-hidden size={18} />
          </Button>
        </div>
        {children}
      </SheetContent>
    </AriaSheet>
  </SheetOverlay>
);
