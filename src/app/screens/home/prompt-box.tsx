import { Dices, History } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useSnapshot } from 'valtio';
import { PROMPT_MAX } from '../../../net/contracts/terms.ts';
import { useNumbers } from '../../i18n/use-numbers.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { Button } from '../../ui/button.tsx';
import { FIELD } from '../../ui/field.ts';
import { LateMenu } from '../../ui/late-menu.tsx';
import { growingStyle, useGrowing } from '../../ui/use-growing.ts';
import { useRandomPrompt } from './use-random-prompt.ts';

/** Props of {@link PromptBox}. */
export type PromptBoxProps = { promptRef: RefObject<HTMLTextAreaElement | null> };

/** Rows that the box has at least and at most (document 1 section 9). */
const ROWS = [2, 10] as const;
/** From this share of the limit on, the length is read out. */
const NEAR = 0.9;

const loadHistory = () => import('./history-menu-list.tsx');

/**
 * Arrow up at the very start and arrow down at the very end go through the prompts of before. Some
 * browsers move the caret to the edge at the first press, others leave it where it is: there a
 * second press does it.
 */
const useHistoryKeys = (promptRef: PromptBoxProps['promptRef']) => {
  const { creations, promptHistory } = useSession();
  const last = useRef<{ key: string; caret: number; text: string } | null>(null);
  const show = (prompt: string, edge: 'start' | 'end'): void => {
    // The caret has to stand before the next key comes, which on a busy machine is before a frame.
    flushSync(() => creations.setForm({ prompt }));
    const caret = edge === 'start' ? 0 : prompt.length;
    promptRef.current?.setSelectionRange(caret, caret);
  };
  return (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    const { key, currentTarget: box } = event;
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return;
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.nativeEvent.isComposing || box.selectionStart !== box.selectionEnd) return;
    const { selectionStart: caret, value } = box;
    const isStuck =
      last.current?.key === key && last.current.caret === caret && last.current.text === value;
    last.current = { key, caret, text: value };
    const isUp = key === 'ArrowUp';
    if (!isStuck && caret !== (isUp ? 0 : value.length)) return;
    const found = isUp ? promptHistory.older(value) : promptHistory.newer(value);
    if (found === null) return;
    event.preventDefault();
    show(found, isUp ? 'start' : 'end');
  };
};

const Tools = ({ promptRef }: PromptBoxProps) => {
  const text = useText();
  const { creations } = useSession();
  const { inputDisabled, form } = useSnapshot(creations.state);
  const { plain } = useNumbers();
  const surprise = useRandomPrompt(promptRef);
  const { length } = form.prompt;
  return (
    <div className="flex flex-wrap items-center gap-1">
      <Button
        variant="quiet"
        size="small"
        className="max-w-full px-2! text-start whitespace-normal! text-ink-muted"
        icon={<Dices aria-hidden size={16} />}
        isDisabled={inputDisabled}
        onPress={() => void surprise()}
      >
        {text('form.random')}
      </Button>
      <LateMenu
        load={loadHistory}
        trigger={
          <Button
            variant="quiet"
            size="small"
            className="max-w-full px-2! text-start whitespace-normal! text-ink-muted"
            icon={<History aria-hidden size={16} />}
            isDisabled={inputDisabled}
          >
            {text('form.history')}
          </Button>
        }
      />
      <span
        id="prompt-length"
        role={length > PROMPT_MAX * NEAR ? 'status' : undefined}
        className="ms-auto text-12 whitespace-nowrap text-ink-muted tabular-nums"
      >
        {text('form.length', { length: plain(length) })}
      </span>
    </div>
  );
};

/** The box for the words, growing from 2 to 10 rows, and what helps to fill it. */
export const PromptBox = ({ promptRef }: PromptBoxProps) => {
  const text = useText();
  const { creations } = useSession();
  const { form, inputDisabled } = useSnapshot(creations.state, { sync: true });
  const onKeyDown = useHistoryKeys(promptRef);
  useGrowing(promptRef, form.prompt);
  return (
    <div className="flex flex-col gap-1">
      <textarea
        ref={promptRef}
        aria-label={text('form.prompt')}
        aria-describedby="prompt-length"
        rows={ROWS[0]}
        maxLength={PROMPT_MAX}
        // An English prompt reads from the left on an Arabic page, its placeholder does not.
        {...(form.prompt ? { dir: 'auto' } : {})}
        placeholder={text('form.promptPlaceholder')}
        value={form.prompt}
        onChange={({ target }) => creations.setForm({ prompt: target.value })}
        onKeyDown={onKeyDown}
        disabled={inputDisabled}
        style={growingStyle(ROWS)}
        className={`${FIELD.box} field-sizing-content w-full scroll-mt-24 resize-none px-4 py-3 text-16! disabled:border-line disabled:bg-surface-2 disabled:text-ink-muted hover:enabled:border-ink-muted`}
      />
      <Tools promptRef={promptRef} />
    </div>
  );
};
