import { Sparkles } from 'lucide-react';
import type { RefObject } from 'react';
import { useSnapshot } from 'valtio';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { Button } from '../../ui/button.tsx';
import { Advanced } from './advanced.tsx';
import { PromptBox } from './prompt-box.tsx';
import { RatioChoice } from './ratio-choice.tsx';
import { StyleChoice } from './style-choice.tsx';

const Buttons = () => {
  const text = useText();
  const { creations, commands, enabled } = useSession();
  const { executing } = useSnapshot(creations.state);
  const canRun = useSnapshot(enabled);
  return (
    <div className="flex justify-end gap-2 max-sm:flex-wrap max-sm:[&>*]:grow">
      <Button
        variant="quiet"
        size="large"
        isDisabled={!canRun['clear-home']}
        onPress={() => void commands['clear-home'].run()}
      >
        {text('form.clear')}
      </Button>
      <Button
        variant="primary"
        size="large"
        className="max-sm:min-w-[min(9rem,100%)] sm:min-w-36"
        icon={<Sparkles aria-hidden size={18} />}
        isPending={executing}
        isDisabled={!canRun.generate && !executing}
        onPress={() => void commands.generate.run()}
      >
        {text(executing ? 'form.submitting' : 'form.submit')}
      </Button>
    </div>
  );
};

/** Words, style, ratio and what is advanced, Clear and Submit; all locked while a generation runs. */
export const PromptForm = ({ promptRef }: { promptRef: RefObject<HTMLTextAreaElement | null> }) => (
  <form
    onSubmit={(event) => event.preventDefault()}
    className="flex flex-col gap-5 rounded-lg border border-line bg-surface-1 p-4 sm:p-6"
  >
    <PromptBox promptRef={promptRef} />
    <StyleChoice />
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-5">
      <div className="min-w-0 max-sm:w-full">
        <RatioChoice />
      </div>
      <div className="max-sm:w-full">
        <Buttons />
      </div>
    </div>
    <Advanced />
  </form>
);
