import { Link } from 'wouter';
import { CONTENT } from '../content/content.ts';

/** The product's mark and name, which lead home. */
export const Brand = () => (
  <Link
    href="/"
    className="flex min-h-11 min-w-11 items-center justify-self-start gap-2.5 rounded-md pe-2 text-16 font-semibold tracking-tight"
  >
    <svg aria-hidden viewBox="0 0 32 32" className="size-7 shrink-0">
      <path
        d="M5 23c5-1.5 5-11 11-11s5 8 11 5"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="7"
        strokeLinecap="round"
      />
    </svg>
    <span className="whitespace-nowrap max-[23rem]:sr-only">{CONTENT.name}</span>
  </Link>
);
