import { Check } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
  type MenuProps,
  MenuTrigger,
  Popover,
  type PopoverProps,
} from 'react-aria-components';
import { KeyCap } from './key-cap.tsx';
import { useOpening } from './use-opening.ts';

/** Surface of everything that pops up over the page. */
export const POPOVER_CLASSES =
  'overflow-auto rounded-md border border-line bg-surface-1 p-1 shadow-float data-entering:animate-enter';

/** Props of {@link Menu}. */
export type MenuWrapperProps = Omit<MenuProps<object>, 'className' | 'children'> & {
  /** The button that opens it. */
  trigger: ReactElement;
  children: ReactNode;
  placement?: PopoverProps['placement'];
  /** Shown open at first. */
  defaultOpen?: boolean;
};

/** A button with a list of choices under it. */
export const Menu = ({
  trigger,
  children,
  placement,
  defaultOpen = false,
  ...props
}: MenuWrapperProps) => (
  <MenuTrigger {...useOpening(defaultOpen)}>
    {trigger}
    <Popover placement={placement ?? 'bottom end'} offset={6} className={POPOVER_CLASSES}>
      <AriaMenu {...props} className="min-w-44 outline-none">
        {children}
      </AriaMenu>
    </Popover>
  </MenuTrigger>
);

/** Props of {@link MenuItem}. */
export type MenuItemWrapperProps = Omit<AriaMenuItemProps, 'className' | 'children'> & {
  icon?: ReactNode;
  keys?: readonly string[] | undefined;
  children: ReactNode;
};

/** One choice of a {@link Menu}; a chosen one carries a tick. */
export const MenuItem = ({ icon, keys, children, ...props }: MenuItemWrapperProps) => (
  <AriaMenuItem
    {...props}
    textValue={typeof children === 'string' ? children : (props.textValue ?? '')}
    className="flex min-h-9 cursor-default items-center gap-2 rounded-sm px-2 py-1.5 text-14 text-ink outline-none data-disabled:text-ink-faint data-focused:bg-surface-3 pointer-coarse:min-h-11"
  >
    {({ isSelected, selectionMode }) => (
      <>
        {icon}
        <span className="grow pe-4">{children}</span>
        {/* Phones have no such keys. */}
        <span className="contents pointer-coarse:max-md:hidden">
          {keys?.map((key) => (
            <KeyCap key={key}>{key}</KeyCap>
          ))}
        </span>
        {selectionMode !== 'none' && (
          <Check aria-hidden size={16} className={isSelected ? 'text-accent-ink' : 'invisible'} />
        )}
      </>
    )}
  </AriaMenuItem>
);
