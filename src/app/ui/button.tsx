import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

/** How much a button asks for attention; one `primary` a view. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
/** Height: 32, 40 or 48 px; at least 44 px under a finger. */
export type ButtonSize = 'small' | 'medium' | 'large';

const BASE =
  'inline-flex shrink-0 cursor-default items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap select-none transition-colors data-disabled:text-ink-faint pointer-coarse:min-h-11 pointer-coarse:min-w-11 [&>svg]:shrink-0';

const VARIANTS: Record<ButtonVariant, string> = {
  primary:
    'bg-accent text-on-accent data-hovered:bg-accent-hover data-pressed:bg-accent-pressed data-disabled:bg-surface-3',
  secondary:
    'border border-line bg-surface-2 text-ink data-hovered:bg-surface-3 data-pressed:border-line-strong data-pressed:bg-surface-3',
  quiet: 'text-ink data-hovered:bg-surface-2 data-pressed:bg-surface-3',
  danger:
    'border border-transparent bg-danger-tint text-danger-ink data-hovered:border-danger-ink data-disabled:bg-surface-2',
};

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-8 px-3 py-1 text-13',
  medium: 'min-h-10 px-4 py-2 text-14',
  large: 'min-h-12 px-6 py-2.5 text-16',
};

/** The classes of a button, for a link that looks like one. */
export const buttonClasses = (variant: ButtonVariant, size: ButtonSize): string =>
  classNames(BASE, VARIANTS[variant], SIZES[size]);

/** Props of {@link Button}. */
export type ButtonProps = Omit<AriaButtonProps, 'className' | 'children'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Decorative, before the words. */
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A button with words; while pending a spinner takes the icon's place and presses do nothing. */
export const Button = ({
  variant = 'secondary',
  size = 'medium',
  icon,
  className,
  children,
  ...props
}: ButtonProps) => (
  <AriaButton {...props} className={classNames(buttonClasses(variant, size), className)}>
    {({ isPending }) => (
      <>
        {isPending ? <Spinner size={16} /> : icon}
        {children}
      </>
    )}
  </AriaButton>
);
