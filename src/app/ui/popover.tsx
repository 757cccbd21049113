import type { ReactElement, ReactNode } from 'react';
import {
  Popover as AriaPopover,
  Dialog,
  DialogTrigger,
  Heading,
  type PopoverProps,
} from 'react-aria-components';
import { classNames } from './class-names.ts';
import { POPOVER_CLASSES } from './menu.tsx';
import { useOpening } from './use-opening.ts';

/** Props of {@link Popover}. */
export type PopoverWrapperProps = {
  /** The button that opens it. */
  trigger: ReactElement;
  title: string;
  placement?: PopoverProps['placement'];
  /** Shown open at first. */
  defaultOpen?: boolean;
  children: ReactNode;
};

/** A button with a small panel of controls over it; a press outside or Esc closes it. */
export const Popover = ({
  trigger,
  title,
  placement,
  defaultOpen = false,
  children,
}: PopoverWrapperProps) => (
  <DialogTrigger {...useOpening(defaultOpen)}>
    {trigger}
    <AriaPopover
      placement={placement ?? 'top'}
      offset={10}
      className={classNames(POPOVER_CLASSES, 'w-80 max-w-[calc(100vw-16px)]')}
    >
      <Dialog className="flex flex-col gap-4 p-3 outline-none">
        <Heading slot="title" className="text-14 font-semibold">
          {title}
        </Heading>
        {children}
      </Dialog>
    </AriaPopover>
  </DialogTrigger>
);
