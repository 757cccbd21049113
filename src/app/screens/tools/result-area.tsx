import { reasonWords } from '../../i18n/reason-words.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { shownStep } from '../../stores/tool-work.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useBringIntoView } from '../../ui/use-bring-into-view.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { NotLoaded } from '../not-loaded.tsx';
import { ChainStrip } from './chain-strip.tsx';
import { Generating } from './generating.tsx';
import { Idle } from './idle.tsx';
import type { ResultActionsProps } from './result-actions.tsx';
import { STAGE } from './stage.ts';
import { TOOL_WORDS } from './tool-words.ts';
import { useTool } from './use-tool.ts';

// Its menus and dialogs weigh more than the rest of the page.
const loadResult = () => import('./tool-result.tsx');

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

/** Props of {@link ResultArea}. */
export type ResultAreaProps = Pick<ResultActionsProps, 'onCorrect'>;

/** What came of it: nothing yet, how far it is, or the result and what can be done with it. */
export const ResultArea = ({ onCorrect }: ResultAreaProps) => {
  const text = useText();
  const { kind, state } = useTool();
  const step = shownStep(state.work);
  const isRunning = state.run !== null;
  const ref = useBringIntoView<HTMLElement>(isRunning);
  const { expectsToolWork } = useSession();
  const result = useLoaded(loadResult, isRunning || step !== null || expectsToolWork());
  return (
    <section
      ref={ref}
      aria-label={text('tool.results')}
      className="flex min-w-0 scroll-mt-20 flex-col gap-4"
    >
      <h2 className="text-16 font-semibold">{text(TOOL_WORDS[kind].subtitle)}</h2>
      <Failed />
      {isRunning && <Generating />}
      {!isRunning && step !== null && (
        <>
          {result.status === 'ready' && <result.value.default step={step} onCorrect={onCorrect} />}
          {result.status === 'loading' && (
            <div className={STAGE}>
              <Spinner size={32} />
            </div>
          )}
          {result.status === 'failed' && <NotLoaded failure={result} />}
        </>
      )}
      {!isRunning && step === null && <Idle />}
      <ChainStrip />
    </section>
  );
};
