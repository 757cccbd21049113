import { classNames } from './class-names.ts';

/** A block in the shape of what is on its way; hidden from screen readers, `className` sizes it. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden className={classNames('shimmering rounded-md bg-surface-2', className)} />
);
