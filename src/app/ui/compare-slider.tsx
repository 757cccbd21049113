import { MoveHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';

/** Props of {@link CompareSlider}. */
export type CompareSliderProps = {
  /** What the divider does: spoken. */
  label: string;
  beforeLabel: string;
  afterLabel: string;
  /** Lies over `after` and is cut off at the divider; both fill the box. */
  before: ReactNode;
  after: ReactNode;
  /** How far the divider goes from the left, in percent; all the way when not said. */
  range?: readonly [lowest: number, highest: number];
  /** What to do with it: shown under a pointer, and to fingers until they have done it. */
  hint?: string;
  className?: string;
};

const START = 50;
const WHOLE = [0, 100] as const;
const TAG =
  'pointer-events-none absolute top-2 rounded-sm bg-surface/90 px-2 py-0.5 text-12 text-ink';

/**
 * Two pictures in one place, with a divider between them that is dragged or moved by arrow keys:
 * 0 to 100 % from the left, in every language, since a picture has no reading direction.
 */
export const CompareSlider = ({
  label,
  beforeLabel,
  afterLabel,
  before,
  after,
  range: [lowest, highest] = WHOLE,
  hint,
  className,
}: CompareSliderProps) => {
  const [split, setSplit] = useState(START);
  return (
    <div dir="ltr" className={classNames('group relative overflow-hidden select-none', className)}>
      {after}
      <div className="absolute inset-0" style={{ clipPath: `inset(0 ${100 - split}% 0 0)` }}>
        {before}
      </div>
      <span className={classNames(TAG, 'left-2')}>{beforeLabel}</span>
      <span className={classNames(TAG, 'right-2')}>{afterLabel}</span>
      <div
        aria-hidden
        className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-[#fff] shadow-[0_0_0_1px_rgb(0_0_0/0.35)]"
        style={{ left: `${split}%` }}
      >
        <span className="absolute top-1/2 left-1/2 size-9 -translate-1/2 rounded-full border-2 border-[#fff] bg-[rgb(0_0_0/0.45)] flex items-center justify-center text-[#fff] shadow-[0_0_0_1px_rgb(0_0_0/0.35)] group-focus-within:outline-2 group-focus-within:outline-offset-2 group-focus-within:outline-ring">
          <MoveHorizontal size={18} />
        </span>
      </div>
      <input
        type="range"
        aria-label={label}
        min={lowest}
        max={highest}
        step={0.5}
        value={split}
        aria-valuetext={`${Math.round(split)} %`}
        onChange={(event) => setSplit(event.currentTarget.valueAsNumber)}
        style={{ left: `${lowest}%`, width: `${highest - lowest}%` }}
        className="absolute inset-y-0 h-full cursor-ew-resize touch-pan-y opacity-0"
      />
      {hint && (
        <span
          aria-hidden
          className={classNames(
            'pointer-events-none absolute bottom-2 left-1/2 -translate-x-1/2 rounded-sm bg-surface/90 px-2 py-0.5 text-12 text-ink opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100',
            split === START && 'pointer-coarse:opacity-100',
          )}
        >
          {hint}
        </span>
      )}
    </div>
  );
};
