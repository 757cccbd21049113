import {
  Brush,
  ChevronDown,
  Download,
  Paintbrush,
  RefreshCw,
  RotateCcw,
  SquareDashedMousePointer,
  Sparkles,
} from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useSnapshot } from 'valtio';
import { reasonWords } from '../../i18n/reason-words.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { shownStep, type ToolStep } from '../../stores/tool-work.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { FullPreview } from '../image-detail/full-preview.tsx';
import { SaveMenu } from '../save-menu.tsx';
import { TaskProgress } from '../task-progress.tsx';
import { BeforeAfter } from './before-after.tsx';
import { ChainStrip } from './chain-strip.tsx';
import { ResultFacts } from './result-facts.tsx';
import { ResultGrid } from './result-grid.tsx';
import { TOOL_WORDS } from './tool-words.ts';
import { useTool } from './use-tool.ts';

const STAGE =
  'flex min-h-72 w-full flex-col items-center justify-center overflow-hidden rounded-lg border border-line bg-surface-1 lg:min-h-[26rem]';

const Progress = () => {
  const text = useText();
  const { tasks } = useSession();
  const { kind, state, actions } = useTool();
  const known = useSnapshot(tasks.state).tasks;
  const task = known[state.run?.taskId ?? ''];
  const cancel = (): void => void actions.cancel(kind);
  if (task !== undefined) return <TaskProgress task={task} onCancel={cancel} />;
  return (
    <div className="flex w-full items-center gap-4">
      <ProgressBar label={text('progress.uploading')} value={state.run?.sent ?? null} />
      <Button size="small" onPress={cancel}>
        {text('progress.cancel')}
      </Button>
    </div>
  );
};

const Generating = () => {
  const text = useText();
  const { state } = useTool();
  return (
    <div className={STAGE}>
      <div className="flex w-full max-w-md flex-col items-center gap-6 p-6">
        <span className="text-accent-ink">
          <Spinner size={32} />
        </span>
        <p role="status" className="text-16 font-medium">
          {text(state.run?.mode === 'detect' ? 'tool.looking' : 'tool.generatingImages')}
        </p>
        <Progress />
      </div>
    </div>
  );
};

/** Nothing is asked for yet. */
const Idle = () => {
  const text = useText();
  return (
    <div className={STAGE}>
      <Notice
        icon={<Sparkles aria-hidden size={28} />}
        title={text('tool.idleTitle')}
        hint={text('tool.idleHint')}
      />
    </div>
  );
};

const Failed = () => {
  const text = useText();
  const { kind, state, store, actions } = useTool();
  const { failure, run } = state;
  if (failure === null || run !== null) return null;
  return (
    <div role="alert">
      <Callout
        tone="danger"
        action={
          <Button
            size="small"
            isDisabled={!store.canRun(kind)}
            onPress={() => void actions.generate(kind)}
          >
            {text('action.tryAgain')}
          </Button>
        }
      >
        {text('message.toolFailed')}. {reasonWords(failure.code, failure.message)}{' '}
        {text('tool.nothingLost')}
      </Callout>
    </div>
  );
};

const ResultActions = ({ step, onCorrect }: { step: ToolStep; onCorrect: () => void }) => {
  const text = useText();
  const { kind, traits, state, actions } = useTool();
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const isRunning = state.run !== null;
  const once = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  const openInEditor = async (): Promise<void> => {
    if (await actions.openInEditor(kind)) navigate('/edit');
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
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
      <div className="flex">
        <Button
          icon={<Download aria-hidden size={16} />}
          onPress={() => void actions.download(kind)}
        >
          {text('tool.download')}
        </Button>
        <SaveMenu
          placement="bottom end"
          trigger={
            <IconButton label={text('picture.menu')} icon={<ChevronDown aria-hidden size={16} />} />
          }
          onSave={(format) => void actions.download(kind, step.picked, format)}
        />
      </div>
      <span className="grow" />
      {traits.finds && step.detail.maskUrl !== null && (
        <Button
          icon={<Paintbrush aria-hidden size={16} />}
          isDisabled={isRunning}
          onPress={onCorrect}
        >
          {text('tool.correct')}
        </Button>
      )}
      <Button
        icon={<SquareDashedMousePointer aria-hidden size={16} />}
        isDisabled={isRunning || isBusy}
        onPress={() => void once(() => actions.goOn(kind))}
      >
        {text('tool.goOn')}
      </Button>
      <Button
        variant="secondary"
        icon={<Brush aria-hidden size={16} />}
        isDisabled={isBusy}
        onPress={() => void once(openInEditor)}
      >
        {text('tool.openInEditor')}
      </Button>
    </div>
  );
};

/** What the engine did, limited or ignored, in its own words. */
const Notes = ({ notes }: { notes: readonly string[] }) => {
  const text = useText();
  if (notes.length === 0) return null;
  return (
    <section className="flex flex-col gap-1">
      <h3 className="text-13 font-semibold">{text('detail.notes')}</h3>
      <ul className="flex list-disc flex-col gap-0.5 ps-4 text-13 text-ink-muted">
        {notes.map((note) => (
          <li key={note} dir="auto">
            {note}
          </li>
        ))}
      </ul>
    </section>
  );
};

const Result = ({ step, onCorrect }: { step: ToolStep; onCorrect: () => void }) => {
  const text = useText();
  const { kind, actions } = useTool();
  const [isFull, setFull] = useState(false);
  const { imageUrls, notes } = step.detail;
  const url = imageUrls[step.picked];
  if (url === undefined) return null;
  const alt = text('picture.alt', {
    index: step.picked + 1,
    count: imageUrls.length,
    prompt: step.prompt || text(TOOL_WORDS[kind].title),
  });
  return (
    <>
      <div className={STAGE}>
        <BeforeAfter step={step} url={url} alt={alt} onBroken={() => void actions.refresh(kind)} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-12 text-ink-muted">{text('tool.dragHint')}</p>
        <Button size="small" variant="quiet" onPress={() => setFull(true)}>
          {text('detail.openFull')}
        </Button>
      </div>
      <FullPreview url={url} alt={alt} isOpen={isFull} onClose={() => setFull(false)} />
      <ResultActions step={step} onCorrect={onCorrect} />
      {imageUrls.length > 1 && <ResultGrid step={step} />}
      <div className="grid gap-6 md:grid-cols-2">
        {imageUrls.length === 1 && <ResultFacts step={step} />}
        <Notes notes={notes} />
      </div>
    </>
  );
};

/** Props of {@link ResultArea}. */
export type ResultAreaProps = {
  /** Shows what was removed, to be corrected. */
  onCorrect: () => void;
};

/** What came of it: nothing yet, how far it is, or the result and what can be done with it. */
export const ResultArea = ({ onCorrect }: ResultAreaProps) => {
  const text = useText();
  const { kind, state } = useTool();
  const step = shownStep(state.work);
  return (
    <section aria-label={text('tool.results')} className="flex min-w-0 flex-col gap-4">
      <h2 className="text-16 font-semibold">{text(TOOL_WORDS[kind].subtitle)}</h2>
      <Failed />
      {state.run !== null && <Generating />}
      {state.run === null && step !== null && <Result step={step} onCorrect={onCorrect} />}
      {state.run === null && step === null && <Idle />}
      <ChainStrip />
    </section>
  );
};
