import { Sparkles, Sprout, X } from 'lucide-react';
import type { RefObject } from 'react';
import { useSnapshot } from 'valtio';
import { PROMPT_MAX } from '../../../net/contracts/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { NO_STYLE, ratioOf, ratioOptions, styleOf, styleOptions } from './form-options.tsx';

const Choices = () => {
  const text = useText();
  const { creations } = useSession();
  const { form, inputDisabled } = useSnapshot(creations.state);
  return (
    <>
      <Select
        className="grow basis-32 sm:max-w-72 sm:basis-52"
        label={text('form.ratio')}
        placeholder={text('form.ratioDefault')}
        options={ratioOptions(text)}
        value={form.ratio}
        onChange={(id) => creations.setForm({ ratio: ratioOf(id) })}
        isDisabled={inputDisabled}
      />
      <Select
        className="grow basis-32 sm:max-w-52 sm:basis-40"
        label={text('form.style')}
        options={styleOptions(text)}
        value={form.style ?? NO_STYLE}
        onChange={(id) => creations.setForm({ style: styleOf(id) })}
        isDisabled={inputDisabled}
      />
    </>
  );
};

const Buttons = () => {
  const text = useText();
  const { creations, commands, enabled } = useSession();
  const { executing } = useSnapshot(creations.state);
  const canRun = useSnapshot(enabled);
  return (
    <div className="flex grow flex-wrap justify-end gap-2 max-sm:basis-full max-sm:[&>*]:grow">
      <Button
        variant="quiet"
        isDisabled={!canRun['clear-home']}
        onPress={() => void commands['clear-home'].run()}
      >
        {text('form.clear')}
      </Button>
      <Button
        variant="primary"
        className="min-w-32"
        icon={<Sparkles aria-hidden size={16} />}
        isPending={executing}
        isDisabled={!canRun.generate && !executing}
        onPress={() => void commands.generate.run()}
      >
        {text(executing ? 'form.submitting' : 'form.submit')}
      </Button>
    </div>
  );
};

/** The seed that was taken over from an earlier picture, and how to be rid of it. */
const Seed = () => {
  const text = useText();
  const { creations } = useSession();
  const { form, inputDisabled } = useSnapshot(creations.state);
  if (form.seed === null) return null;
  return (
    <p className="flex items-center gap-1 self-start rounded-md border border-line bg-surface-2 ps-3 text-13 text-ink-muted tabular-nums">
      <Sprout aria-hidden size={14} />
      {text('form.seed', { seed: form.seed })}
      <IconButton
        size="small"
        label={text('form.seedRemove')}
        icon={<X aria-hidden size={14} />}
        isDisabled={inputDisabled}
        onPress={() => creations.setForm({ seed: null })}
      />
    </p>
  );
};

/** Prompt, ratio, style, Clear and Submit; all locked while a generation runs. */
export const PromptForm = ({ promptRef }: { promptRef: RefObject<HTMLTextAreaElement | null> }) => {
  const text = useText();
  const { creations } = useSession();
  const { form, inputDisabled } = useSnapshot(creations.state, { sync: true });
  return (
    <form
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-col gap-4 rounded-lg border border-line bg-surface-1 p-4 sm:p-5"
    >
      <TextArea
        label={text('form.prompt')}
        isLabelHidden
        placeholder={text('form.promptPlaceholder')}
        rows={[2, 10]}
        inputRef={promptRef}
        value={form.prompt}
        maxLength={PROMPT_MAX}
        onChange={(prompt) => creations.setForm({ prompt })}
        isDisabled={inputDisabled}
      />
      <Seed />
      <div className="flex flex-wrap items-end gap-3">
        <Choices />
        <Buttons />
      </div>
    </form>
  );
};
