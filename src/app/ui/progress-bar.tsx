import { ProgressBar as AriaProgressBar } from 'react-aria-components';

/** Props of {@link ProgressBar}. */
export type ProgressBarProps = {
  /** What is going on, in words. */
  label: string;
  /** 0 to 1, or null while nothing is known. */
  value: number | null;
};

/** Dashes: a whole bar would say that it is done. */
const UNKNOWN =
  'block h-full w-full animate-breathe bg-[repeating-linear-gradient(90deg,var(--color-line-strong)_0_0.5rem,transparent_0_1rem)]';

/** How far something is: words, a percentage when known, and a bar. */
export const ProgressBar = ({ label, value }: ProgressBarProps) => (
  <AriaProgressBar
    aria-label={label}
    minValue={0}
    maxValue={1}
    value={value ?? 0}
    isIndeterminate={value === null}
    className="flex w-full flex-col gap-1.5"
  >
    {({ percentage, valueText }) => (
      <>
        <span className="flex justify-between gap-3 text-12 text-ink-muted">
          <span>{label}</span>
          {value !== null && <span className="shrink-0 tabular-nums">{valueText}</span>}
        </span>
        <span className="block h-1 overflow-hidden rounded-sm bg-surface-3 forced-colors:bg-[GrayText]">
          <span
            // Another element: the whole one of before would shrink to where the known one begins.
            key={String(value === null)}
            className={
              value === null
                ? UNKNOWN
                : 'block h-full rounded-sm bg-accent transition-[width] forced-colors:bg-[Highlight]'
            }
            style={value === null ? undefined : { width: `${percentage ?? 0}%` }}
          />
        </span>
      </>
    )}
  </AriaProgressBar>
);
