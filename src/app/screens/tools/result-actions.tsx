import {
  Brush,
  ChevronDown,
  Download,
  Paintbrush,
  RefreshCw,
  RotateCcw,
  WandSparkles,
} from 'lucide-react';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { useLocation } from 'wouter';
import { useText } from '../../i18n/use-text.ts';
import type { ToolStep } from '../../stores/tool-work.ts';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SaveMenu } from '../save-menu.tsx';
import { useTool } from './use-tool.ts';

const DownloadButton = ({ step }: { step: ToolStep }) => {
  const text = useText();
  const { kind, actions } = useTool();
  return (
    <div className="flex max-sm:col-span-2">
      <Button
        className="grow rounded-e-none border-e-0"
        icon={<Download aria-hidden size={16} />}
        onPress={() => void actions.download(kind)}
      >
        {text('tool.download')}
      </Button>
      <SaveMenu
        placement="bottom end"
        trigger={
          <AriaButton
            aria-label={text('picture.menu')}
            className={classNames(
              buttonClasses('secondary', 'medium'),
              'w-9 rounded-s-none px-0! text-ink-muted',
            )}
          >
            <ChevronDown aria-hidden size={16} />
          </AriaButton>
        }
        onSave={(format) => void actions.download(kind, step.picked, format)}
      />
    </div>
  );
};

const GROUP = 'grid grid-cols-2 gap-2 max-sm:w-full sm:flex sm:flex-wrap';

/** Props of {@link ResultActions}. */
export type ResultActionsProps = {
  step: ToolStep;
  /** Shows what was removed, to be corrected. */
  onCorrect: () => void;
};

/** What becomes of the result: next to what made it. */
const GoingOn = ({ step, onCorrect }: ResultActionsProps) => {
  const text = useText();
  const { kind, traits, state, actions } = useTool();
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const once = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  const openInEditor = async (): Promise<void> => {
    if (await actions.openInEditor(kind)) navigate('/edit');
  };
  return (
    <div className={GROUP}>
      {traits.finds && step.detail.maskUrl !== null && (
        <Button
          className="max-sm:col-span-2"
          icon={<Paintbrush aria-hidden size={16} />}
          isDisabled={state.run !== null}
          onPress={onCorrect}
        >
          {text('tool.correct')}
        </Button>
      )}
      <Button
        icon={<WandSparkles aria-hidden size={16} />}
        isDisabled={state.run !== null || isBusy}
        onPress={() => void once(() => actions.goOn(kind))}
      >
        {text('tool.goOn')}
      </Button>
      <Button
        icon={<Brush aria-hidden size={16} />}
        isDisabled={isBusy}
        onPress={() => void once(openInEditor)}
      >
        {text('tool.openInEditor')}
      </Button>
    </div>
  );
};

/** What can be done about the result, and with it. */
export const ResultActions = ({ step, onCorrect }: ResultActionsProps) => {
  const text = useText();
  const { kind, state, actions } = useTool();
  const isRunning = state.run !== null;
  return (
    <div className="flex flex-wrap justify-between gap-2">
      <div className={GROUP}>
        <Button
          icon={<RefreshCw aria-hidden size={16} />}
          isDisabled={isRunning}
          onPress={() => void actions.regenerate(kind)}
        >
          {text('tool.regenerate')}
        </Button>
        <Button
          icon={<RotateCcw aria-hidden size={16} />}
          isDisabled={isRunning}
          onPress={() => actions.clearResult(kind)}
        >
          {text('tool.clear')}
        </Button>
        <DownloadButton step={step} />
      </div>
      <GoingOn step={step} onCorrect={onCorrect} />
    </div>
  );
};
