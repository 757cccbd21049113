import { useState } from 'react';
import { reasonWords } from '../../i18n/reason-words.ts';
import { useText } from '../../i18n/use-text.ts';
import { shownStep } from '../../stores/tool-work.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { useBringIntoView } from '../../ui/use-bring-into-view.ts';
import { FullPreview } from '../image-detail/full-preview.tsx';
import { BeforeAfter, isComparable } from './before-after.tsx';
import { ChainStrip } from './chain-strip.tsx';
import { Generating } from './generating.tsx';
import { Idle } from './idle.tsx';
import { ResultActions, type ResultActionsProps } from './result-actions.tsx';
import { ResultFacts } from './result-facts.tsx';
import { ResultGrid } from './result-grid.tsx';
import { STAGE } from './stage.ts';
import { TOOL_WORDS } from './tool-words.ts';
import { useTool } from './use-tool.ts';

const Failed = () => {
  const text = useText();
  const { kind, state, canRun, actions } = useTool();
  const { failure, run } = state;
  if (failure === null || run !== null) return null;
  return (
    <div role="alert">
      <Callout
        tone="danger"
        action={
          <Button size="small" isDisabled={!canRun} onPress={() => void actions.generate(kind)}>
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

/** What the engine did, limited or ignored, in its own words. */
const Notes = ({ notes }: { notes: readonly string[] }) => {
  const text = useText();
  if (notes.length === 0) return null;
  return (
    <section className="flex flex-col gap-1">
      <h3 className="text-13 font-semibold">{text('detail.notes')}</h3>
      <ul className="flex list-disc flex-col gap-0.5 px-4 text-13 text-ink-muted">
        {notes.map((note) => (
          <li key={note} dir="auto">
            {note}
          </li>
        ))}
      </ul>
    </section>
  );
};

const Result = ({ step, onCorrect }: ResultActionsProps) => {
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
        <p className="text-12 text-ink-muted">{isComparable(step) && text('tool.dragHint')}</p>
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
export type ResultAreaProps = Pick<ResultActionsProps, 'onCorrect'>;

/** What came of it: nothing yet, how far it is, or the result and what can be done with it. */
export const ResultArea = ({ onCorrect }: ResultAreaProps) => {
  const text = useText();
  const { kind, state } = useTool();
  const step = shownStep(state.work);
  const ref = useBringIntoView<HTMLElement>(state.run !== null);
  return (
    <section
      ref={ref}
      aria-label={text('tool.results')}
      className="flex min-w-0 scroll-mt-20 flex-col gap-4"
    >
      <h2 className="text-16 font-semibold">{text(TOOL_WORDS[kind].subtitle)}</h2>
      <Failed />
      {state.run !== null && <Generating />}
      {state.run === null && step !== null && <Result step={step} onCorrect={onCorrect} />}
      {state.run === null && step === null && <Idle />}
      <ChainStrip />
    </section>
  );
};
