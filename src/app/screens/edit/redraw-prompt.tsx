import { ArrowUp } from 'lucide-react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
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
import { placeBeside } from './place-beside.ts';

type Part = { editor: Editor };

/** Shows the box after a stroke, hides it when history moves (document 2 sections 4.3 and 4.7). */
const useOpening = (editor: Editor): void => {
  const { redraw } = useSession();
  const { lastStrokeBounds, news } = useSnapshot(editor.state);
  const moved = news?.event === 'undone' || news?.event === 'redone' ? news.serial : null;
  useEffect(() => {
    if (lastStrokeBounds !== null) redraw.show();
  }, [redraw, lastStrokeBounds]);
  useEffect(() => {
    // The news may come after the next stroke, whose box has to stay.
    if (moved !== null && editor.state.lastStrokeBounds === null) redraw.hide();
  }, [redraw, moved, editor]);
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

/** The free part of the window, CSS px. */
const spaceOf = ({ top, right, bottom, left }: Insets) => ({
  left: left + 8,
  top: top + 8,
  right: window.innerWidth - right - 8,
  bottom: window.innerHeight - bottom - 8,
});

type Bounds = Editor['state']['lastStrokeBounds'];

/** So many strokes are kept out of the way of the box; of more the oldest may be covered. */
const MOST_STROKES = 64;

/** The strokes before the last one since the mask was empty, image px. */
const useEarlierStrokes = (editor: Editor) => {
  const { lastStrokeBounds, hasMask } = useSnapshot(editor.state);
  const [strokes, setStrokes] = useState<readonly NonNullable<Bounds>[]>([]);
  const [last, setLast] = useState<Bounds>(null);
  if (!hasMask && strokes.length > 0) setStrokes([]);
  if (lastStrokeBounds !== last) {
    setLast(lastStrokeBounds);
    if (hasMask && last !== null) setStrokes([...strokes, last].slice(-MOST_STROKES));
  }
  return strokes;
};

/** Keeps an element beside the last stroke; where there is no place for it, it stands at the bottom. */
const usePlaceBeside = (editor: Editor, insets: Insets, isShown: boolean) => {
  const box = useRef<HTMLDivElement>(null);
  const { lastStrokeBounds } = useSnapshot(editor.state);
  const earlier = useEarlierStrokes(editor);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || !isShown) return;
    const place = (): void => {
      const { offsetWidth: width, offsetHeight: height } = element;
      const space = spaceOf(insets);
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
  }, [editor, insets, isShown, lastStrokeBounds, earlier]);
  return box;
};

/** What to draw in the marked area: beside the stroke that was made last. */
export const FloatingPrompt = ({ editor, insets }: Part & { insets: Insets }) => {
  const { redraw } = useSession();
  const { isOpen } = useSnapshot(redraw.state);
  const { isDrawing } = useSnapshot(editor.state);
  const isShown = isOpen && !isDrawing;
  const box = usePlaceBeside(editor, insets, isShown);
  useOpening(editor);
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

/** Moves the picture up where the bars would cover the last stroke, as far as all of that stays in view. */
const useStrokeAboveBars = (editor: Editor, insets: Insets, isShown: boolean): void => {
  const { lastStrokeBounds } = useSnapshot(editor.state);
  useEffect(() => {
    if (!isShown || lastStrokeBounds === null) return;
    const stroke = editor.toCanvas(lastStrokeBounds);
    const space = spaceOf(insets);
    const by = Math.min(stroke.bottom - space.bottom, stroke.top - space.top);
    if (by > 0) editor.panBy(0, -by);
  }, [editor, insets, isShown, lastStrokeBounds]);
};

/** The same above the bars of a small window, and above its keyboard. */
export const DockedPrompt = ({ editor, insets }: Part & { insets: Insets }) => {
  const { redraw } = useSession();
  const { isOpen } = useSnapshot(redraw.state);
  const { isDrawing } = useSnapshot(editor.state);
  const keyboard = useKeyboardInset();
  const isShown = isOpen && !isDrawing;
  useOpening(editor);
  useStrokeAboveBars(editor, insets, isShown);
  if (!isShown) return null;
  return (
    <div
      data-testid="redraw-prompt"
      className={classNames(
        FLOATING,
        keyboard > 0 ? 'fixed inset-x-2' : 'w-full low:w-[calc(100%-6.75rem)] low:self-end',
      )}
      style={keyboard > 0 ? { bottom: keyboard + 8 } : undefined}
    >
      <PromptBox editor={editor} />
    </div>
  );
};
