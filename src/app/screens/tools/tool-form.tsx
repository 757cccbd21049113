import { Sparkles } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { PICTURES_PER_REQUEST, PROMPT_MAX } from '../../../net/contracts/terms.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useTool } from './use-tool.ts';

/** The box does not grow: what is below it stays where it is. */
const ROWS = [4, 4] as const;

const COUNTS = Array.from({ length: PICTURES_PER_REQUEST }, (_, index) => String(index + 1));

const Prompt = () => {
  const text = useText();
  const { kind, state, store } = useTool();
  return (
    <TextArea
      label={text('tool.prompt')}
      placeholder={text('tool.promptPlaceholder')}
      rows={ROWS}
      maxLength={PROMPT_MAX}
      value={state.work.prompt}
      onChange={(prompt) => store.setPrompt(kind, prompt)}
      isDisabled={state.run !== null}
    />
  );
};

const Count = () => {
  const text = useText();
  const { kind, state, store } = useTool();
  return (
    <Segments
      label={text('tool.count')}
      options={COUNTS.map((id) => ({ id, label: id }))}
      value={String(state.count)}
      onChange={(id) => store.setCount(kind, Number(id))}
      isDisabled={state.run !== null}
    />
  );
};

const LooksFirst = () => {
  const text = useText();
  const { kind, state, store } = useTool();
  return (
    <Switch
      label={text('tool.looksFirst')}
      isSelected={state.looksFirst}
      onChange={(isOn) => store.setLooksFirst(kind, isOn)}
      isDisabled={state.run !== null}
    />
  );
};

const Unserved = () => {
  const text = useText();
  const { server } = useSession();
  const { kind } = useTool();
  useSnapshot(server.state);
  return server.serves(kind) ? null : (
    <Callout tone="warning">{text('error.engine_unavailable')}</Callout>
  );
};

/** What is wished for, and the one button that asks for it. */
export const ToolForm = () => {
  const text = useText();
  const { server } = useSession();
  const { kind, traits, canRun, state, actions } = useTool();
  useSnapshot(server.state);
  const isRunning = state.run !== null;
  return (
    <form onSubmit={(event) => event.preventDefault()} className="flex flex-col gap-4">
      {traits.takesPrompt && (
        <>
          <Prompt />
          <Count />
        </>
      )}
      {traits.finds && <LooksFirst />}
      <Unserved />
      <Button
        variant="primary"
        size="large"
        icon={<Sparkles aria-hidden size={18} />}
        isPending={isRunning}
        isDisabled={!isRunning && (!canRun || !server.serves(kind))}
        onPress={() => void actions.generate(kind)}
      >
        {text(isRunning ? 'tool.generating' : 'tool.generate')}
      </Button>
    </form>
  );
};
