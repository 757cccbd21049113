import { ArrowUp } from 'lucide-react';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useSnapshot } from 'valtio';
import type { Editor, Insets } from '../../../canvas/index.ts';
import { PROMPT_MAX } from '../../../net/contracts/terms.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { classNames } from '../../ui/class-names.ts';
import { FLOATING } from '../../ui/floating.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useKeyboardInset } from '../../ui/use-keyboard-inset.ts';
import { GAP, placeBeside } from './place-beside.ts';
import { type Mark, standingIn, upTo, withMark } from './standing-strokes.ts';

type Part = { editor: Editor };

type Placed = Part & { insets: Insets };

/**
 * Whether the box is shown: after a stroke, until history moves (document 2 sections 4.3 and 4.7), and not
 * while one draws.
 */
const useShown = (editor: Editor): boolean => {
  const { redraw } = useSession();
  const { isOpen } = useSnapshot(redraw.state);
  const { isDrawing, lastStrokeBounds, news } = useSnapshot(editor.state);
  const moved = news?.event === 'undone' || news?.event === 'redone' ? news.serial : null;
  useEffect(() => {
    if (lastStrokeBounds !== null) redraw.show();
  }, [redraw, lastStrokeBounds]);
  useEffect(() => {
    // The news may come after the next stroke, whose box has to stay.
    if (moved !== null && editor.state.lastStrokeBounds === null) redraw.hide();
  }, [redraw, moved, editor]);
  return isOpen && !isDrawing;
};

const SendButton = () => {
  const text = useText();
  const { commands, enabled, redraw } = useSession();
  const canRun = useSnapshot(enabled)['area-redraw'];
  const isEmpty = useSnapshot(redraw.state).prompt.trim() === '';
  return (
    <IconButton
      label={text('redraw.send')}
      keys={['Enter']}
      icon={<ArrowUp aria-hidden size={18} />}
      className="mb-1.5 bg-accent! text-on-accent! data-disabled:bg-surface-3! data-disabled:text-ink-faint!"
      isDisabled={isEmpty || !canRun}
      onPress={() => void commands['area-redraw'].run()}
    />
  );
};

/**
 * Whether a key takes or drops a word that is being composed, as in Chinese. WebKit tells of the one
 * that ends it after that, with the code of all such keys.
 */
const isOfInputMethod = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229;

const PromptBox = ({ editor }: Part) => {
  const text = useText();
  const { commands, redraw } = useSession();
  const { prompt, focusWish } = useSnapshot(redraw.state);
  const { busy } = useSnapshot(editor.state);
  const input = useRef<HTMLTextAreaElement>(null);
  const granted = useRef(0);
  useEffect(() => {
    if (focusWish > granted.current) input.current?.focus();
    granted.current = focusWish;
  }, [focusWish]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isOfInputMethod(event)) return;
    if (event.key === 'Escape') redraw.hide();
    else if (event.key !== 'Enter' || event.shiftKey) return;
    else if (prompt.trim() !== '' && commands['area-redraw'].isEnabled())
      void commands['area-redraw'].run();
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="flex items-end gap-2 p-1.5">
      <div className="min-w-0 grow">
        <TextArea
          label={text('redraw.prompt')}
          isLabelHidden
          placeholder={text('redraw.prompt')}
          rows={[1, 5]}
          maxLength={PROMPT_MAX}
          isDisabled={busy !== null}
          inputRef={input}
          value={prompt}
          onChange={redraw.setPrompt}
          onKeyDown={onKeyDown}
        />
      </div>
      <SendButton />
    </div>
  );
};

/** The free part of the window above an on-screen keyboard, CSS px. */
const spaceOf = ({ top, right, bottom, left }: Insets, keyboard: number) => ({
  left: left + 8,
  // Some browsers move the whole page up to show what one types into.
  top: Math.max(top, keyboard > 0 ? (window.visualViewport?.offsetTop ?? 0) : 0) + 8,
  right: window.innerWidth - right - 8,
  bottom: window.innerHeight - Math.max(bottom, keyboard) - 8,
});

type Bounds = NonNullable<Editor['state']['lastStrokeBounds']>;

/** The strokes before the last one that still mark something, image px. */
const useEarlierStrokes = (editor: Editor): readonly Bounds[] => {
  const { lastStrokeBounds: last, hasMask, document } = useSnapshot(editor.state);
  const revision = document?.revision ?? 0;
  const [seen, setSeen] = useState({ revision, hasMask, last });
  const [marks, setMarks] = useState<readonly Mark<Bounds>[]>([]);
  if (seen.revision !== revision || seen.hasMask !== hasMask || seen.last !== last) {
    setSeen({ revision, hasMask, last });
    if (last !== null && seen.last !== last)
      setMarks(withMark(upTo(marks, seen.revision), { revision, bounds: last }));
    else if (!hasMask) setMarks(withMark(marks, { revision, bounds: null }));
  }
  return useMemo(
    () => standingIn(marks, revision).filter((bounds) => bounds !== last),
    [marks, revision, last],
  );
};

/** Keeps an element beside the last stroke; where there is no place for it, it stands at the bottom. */
const usePlaceBeside = (
  { editor, insets }: Placed,
  isShown: boolean,
  keyboard: number,
): RefObject<HTMLDivElement | null> => {
  const box = useRef<HTMLDivElement>(null);
  const { lastStrokeBounds } = useSnapshot(editor.state);
  const earlier = useEarlierStrokes(editor);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || !isShown) return;
    const place = (): void => {
      const { offsetWidth: width, offsetHeight: height } = element;
      const space = spaceOf(insets, keyboard);
      const stroke = lastStrokeBounds && editor.toCanvas(lastStrokeBounds);
      const others = earlier.map((bounds) => editor.toCanvas(bounds));
      const beside = stroke && placeBeside(stroke, { width, height }, space, others);
      const { x, y } = beside ?? {
        x: (space.left + space.right - width) / 2,
        y: space.bottom - height,
      };
      element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    };
    place();
    const stop = editor.onView(place);
    const sizes = new ResizeObserver(place);
    sizes.observe(element);
    return () => {
      stop();
      sizes.disconnect();
    };
  }, [editor, insets, isShown, keyboard, lastStrokeBounds, earlier]);
  return box;
};

/**
 * Moves the picture up where the box, what it stands on or an on-screen keyboard would cover the last stroke,
 * as far as all of that stays in view. A docked box is where it is, another one goes where there is room.
 */
const useStrokeInSight = (
  box: RefObject<HTMLDivElement | null>,
  { editor, insets }: Placed,
  isShown: boolean,
  keyboard: number,
  isDocked: boolean,
): void => {
  const { lastStrokeBounds } = useSnapshot(editor.state);
  useEffect(() => {
    const element = box.current;
    if (element === null || !isShown || lastStrokeBounds === null) return;
    const look = (): void => {
      const stroke = editor.toCanvas(lastStrokeBounds);
      const space = spaceOf(insets, keyboard);
      const top = isDocked
        ? element.getBoundingClientRect().top
        : space.bottom - element.offsetHeight;
      const by = Math.min(stroke.bottom + GAP - top, stroke.top - space.top);
      if (by > 0) editor.panBy(0, -by);
    };
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [box, editor, insets, isShown, keyboard, isDocked, lastStrokeBounds]);
};

/** What to draw in the marked area: beside the stroke that was made last. */
export const FloatingPrompt = (placed: Placed) => {
  const { editor } = placed;
  const isShown = useShown(editor);
  const keyboard = useKeyboardInset();
  const box = usePlaceBeside(placed, isShown, keyboard);
  useStrokeInSight(box, placed, isShown && keyboard > 0, keyboard, false);
  if (!isShown) return null;
  return (
    <div
      ref={box}
      data-testid="redraw-prompt"
      // Corners are measured from the left in every language.
      className={classNames(FLOATING, 'absolute top-0 left-0 w-96 max-w-[calc(100vw-16px)]')}
    >
      <PromptBox editor={editor} />
    </div>
  );
};

/** The same above the bars of a small window, and above its keyboard. */
export const DockedPrompt = (placed: Placed) => {
  const { editor } = placed;
  const box = useRef<HTMLDivElement>(null);
  const isShown = useShown(editor);
  const keyboard = useKeyboardInset();
  useStrokeInSight(box, placed, isShown, keyboard, true);
  if (!isShown) return null;
  return (
    <div
      ref={box}
      data-testid="redraw-prompt"
      className={classNames(
        FLOATING,
        keyboard > 0 ? 'fixed inset-x-2' : 'w-full low:w-[calc(100%-108px)] low:self-end',
      )}
      style={keyboard > 0 ? { bottom: keyboard + 8 } : undefined}
    >
      <PromptBox editor={editor} />
    </div>
  );
};
