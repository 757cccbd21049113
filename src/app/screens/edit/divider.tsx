import { MoveHorizontal } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { Editor } from '../../../canvas/index.ts';
import { useNumbers } from '../../i18n/use-numbers.ts';
import { useText } from '../../i18n/use-text.ts';

/** How far a key moves the line, in parts of its way. */
const STEP = 0.01;
const LEAP = 0.1;

/** Between the line and the words beside it, CSS px. */
const WORD_GAP = 10;

/** Arrows move the line where they point, in every language: the picture does not turn. */
const KEYS: Readonly<Record<string, (split: number) => number>> = {
  ArrowLeft: (split) => split - STEP,
  ArrowRight: (split) => split + STEP,
  ArrowDown: (split) => split - STEP,
  ArrowUp: (split) => split + STEP,
  PageDown: (split) => split - LEAP,
  PageUp: (split) => split + LEAP,
  Home: () => 0,
  End: () => 1,
};

/** Hides a word that is wider than its side of the picture. */
const showWordsWithRoom = (line: HTMLElement, ...room: readonly [number, number]): void => {
  for (const [index, word] of line.querySelectorAll('span[data-word]').entries()) {
    const { width } = word.getBoundingClientRect();
    word.classList.toggle('invisible', (room[index] ?? 0) < width + WORD_GAP);
  }
};

/** Keeps the line where the canvas is divided. */
const useLine = (editor: Editor, split: number | null) => {
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = (): void => {
      const element = line.current;
      if (element === null || split === null) return;
      const { left, top, right, bottom } = editor.visiblePart();
      element.style.transform = `translate(${left + (right - left) * split}px, ${top}px)`;
      element.style.height = `${bottom - top}px`;
      showWordsWithRoom(element, (right - left) * split, (right - left) * (1 - split));
    };
    place();
    return editor.onView(place);
  }, [editor, split]);
  return line;
};

const WORD =
  'pointer-events-none absolute top-3 rounded-sm bg-surface-1/90 px-2 py-0.5 text-12 font-medium whitespace-nowrap text-ink';

/** Divides a result from the picture before it: before on the left, after on the right. */
export const Divider = ({ editor }: { editor: Editor }) => {
  const text = useText();
  const { percent } = useNumbers();
  const { split: divided, isComparing } = useSnapshot(editor.state);
  // Who holds Compare sees what was before on both sides, of which a line and its words would say else.
  const split = isComparing ? null : divided;
  const line = useLine(editor, split);
  if (split === null) return null;
  const drag = (event: PointerEvent<HTMLElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { left, right } = editor.visiblePart();
    if (right > left) editor.divide((event.clientX - left) / (right - left));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = KEYS[event.key];
    if (move === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    editor.divide(move(split));
  };
  return (
    <div
      ref={line}
      data-testid="divider"
      // Measured from the left in every language: the picture does not turn.
      dir="ltr"
      className="pointer-events-none absolute top-0 left-0 w-0 select-none"
    >
      <div className="absolute inset-y-0 -left-px w-0.5 bg-[white] shadow-[0_0_0_1px_rgb(0_0_0/0.55)]" />
      <span data-word className={WORD} style={{ right: WORD_GAP }}>
        {text('result.before')}
      </span>
      <span data-word className={WORD} style={{ left: WORD_GAP }}>
        {text('result.after')}
      </span>
      <div
        role="slider"
        tabIndex={0}
        aria-label={text('result.divider')}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(split * 100)}
        aria-valuetext={percent(split)}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        className="pointer-events-auto absolute inset-y-0 -left-5.5 flex w-11 group cursor-ew-resize touch-none items-center justify-center outline-none"
      >
        <span className="flex size-9 items-center justify-center rounded-full border border-[black] bg-[white] text-[black] shadow-float outline-offset-2 outline-ring group-focus-visible:outline-2">
          <MoveHorizontal aria-hidden size={18} />
        </span>
      </div>
    </div>
  );
};
