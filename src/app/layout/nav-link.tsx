import type { ReactNode } from 'react';
import { Link, useRoute } from 'wouter';
import { classNames } from '../ui/class-names.ts';

/** Props of {@link NavLink}. */
export type NavLinkProps = {
  /** Path below the language prefix. */
  href: string;
  children: ReactNode;
  /** Called after it was followed, to close what it stands in. */
  onFollow?: () => void;
};

/** A link of the main menu, marked where it leads to the page that is shown. */
export const NavLink = ({ href, children, onFollow }: NavLinkProps) => {
  const [isHere] = useRoute(href);
  return (
    <Link
      href={href}
      onClick={() => onFollow?.()}
      aria-current={isHere ? 'page' : undefined}
      className={classNames(
        'flex min-h-10 items-center gap-2 rounded-md px-2.5 text-14 whitespace-nowrap font-medium transition-colors hover:bg-surface-2 hover:text-ink pointer-coarse:min-h-11',
        isHere ? 'text-ink' : 'text-ink-muted',
      )}
    >
      {children}
      {isHere && <span aria-hidden className="size-1.5 rounded-full bg-accent" />}
    </Link>
  );
};
