import { Check, Layers, RefreshCw, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Editor } from '../../../canvas/index.ts';
import { FEATHER } from '../../../net/contracts/index.ts';
import { watchKeyboard } from '../../commands/keyboard.ts';
import { goToView } from '../../events/edit-address.ts';
import { useNumbers } from '../../i18n/use-numbers.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { presentResult, type Review } from '../../stores/review-store.ts';
import { editWaitingToJoin } from '../../stores/running-edits.ts';
import { Button } from '../../ui/button.tsx';
import { Slider } from '../../ui/slider.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { MarkControls, MaskButtons } from './mark-controls.tsx';
import { ResultStrip } from './result-strip.tsx';
import { RunningBar } from './running-bar.tsx';

type Part = { editor: Editor; review: Review };

const Feather = ({ review }: { review: Review }) => {
  const text = useText();
  const { plain } = useNumbers();
  const { reviews } = useSession();
  const [drawn, setDrawn] = useState<number | null>(null);
  const value = drawn ?? review.feather ?? FEATHER.usual;
  return (
    <Slider
      className="w-full sm:w-44"
      label={text('result.feather')}
      readout={text('editor.pixels', { size: plain(value) })}
      minValue={0}
      maxValue={FEATHER.most}
      value={value}
      onChange={setDrawn}
      onChangeEnd={(feather) => {
        setDrawn(null);
        void reviews.setFeather(feather);
      }}
    />
  );
};

const BlendButton = ({ editor }: { editor: Editor }) => {
  const text = useText();
  const { tool } = useSnapshot(editor.state);
  const isBlending = tool !== 'pan';
  return (
    <Button
      variant="quiet"
      className="max-sm:px-2"
      icon={<Layers aria-hidden size={16} />}
      aria-pressed={isBlending}
      onPress={() => editor.setTool(isBlending ? 'pan' : 'brush')}
    >
      {text(isBlending ? 'result.stopBlending' : 'result.blend')}
    </Button>
  );
};

const AgainButton = ({ review }: { review: Review }) => {
  const text = useText();
  const session = useSession();
  const { edits } = useSnapshot(session.editor.state);
  return (
    <Button
      variant="quiet"
      className="max-sm:px-2"
      icon={<RefreshCw aria-hidden size={16} />}
      isDisabled={editWaitingToJoin(edits, review.taskId) !== undefined}
      onPress={() => void session.actions.askAgain()}
    >
      {text('result.again')}
    </Button>
  );
};

/** Enter does what the primary button does. */
const useEnter = (run: () => void): void =>
  useEffect(() => {
    const onEnter = { scope: 'editor', shortcuts: ['Enter'], isEnabled: () => true, run } as const;
    return watchKeyboard({
      target: window,
      commands: { onEnter },
      scope: () => onEnter.scope,
      view: () => 'edit',
    });
  }, [run]);

/**
 * Decides, and goes back to marking where more of it is likely: who removed one thing removes the
 * next, who refuses a result marks anew.
 */
const Decision = ({ review: { kind } }: { review: Review }) => {
  const text = useText();
  const { reviews } = useSession();
  const decide = async (decision: 'accept' | 'discard'): Promise<void> => {
    await reviews[decision]();
    const isRefused = decision === 'discard' && kind === 'area-redraw';
    if (kind === 'remove' || isRefused) goToView(kind);
  };
  useEnter(() => void decide('accept'));
  return (
    <>
      <Button
        className="max-sm:px-3"
        icon={<Undo2 aria-hidden size={16} className="rtl:-scale-x-100" />}
        onPress={() => void decide('discard')}
      >
        {text('result.discard')}
      </Button>
      <Button
        variant="primary"
        className="grow max-sm:px-3"
        icon={<Check aria-hidden size={16} />}
        onPress={() => void decide('accept')}
      >
        {text('result.accept')}
      </Button>
    </>
  );
};

/** What marking needs while variants are blended by the brush. */
const Blending = ({ editor }: { editor: Editor }) => {
  const text = useText();
  const { hasMask } = useSnapshot(editor.state);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <MarkControls editor={editor} />
        <MaskButtons editor={editor} />
      </div>
      <p className="px-1 text-13 text-ink-muted">
        {text(hasMask ? 'result.revealHint' : 'result.paintHint')}
      </p>
    </>
  );
};

/** What can be done with a result that has just come. */
const ResultBar = ({ editor, review }: Part) => {
  const text = useText();
  const session = useSession();
  const { edits } = useSnapshot(session.editor.state);
  const { tool, hasMask } = useSnapshot(editor.state);
  const isBlending = tool !== 'pan';
  const more = editWaitingToJoin(edits, review.taskId);
  const isVariant = presentResult(review)?.chosen !== null;
  const hasStrip = review.variants.length > 1 || more !== undefined;
  return (
    <section
      aria-label={text('result.title')}
      className="flex max-w-full flex-col gap-2 max-sm:w-full"
    >
      <p role="status" className="sr-only">
        {text('result.ready', { count: review.variants.length })}
      </p>
      {isBlending && <Blending editor={editor} />}
      {more !== undefined && <RunningBar edit={more} />}
      {hasStrip && (
        <div className="flex items-center gap-2">
          <ResultStrip review={review} isRevealing={hasMask} />
          {review.isBusy && <Spinner size={20} />}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {review.canCompose && !isBlending && !hasMask && isVariant && <Feather review={review} />}
        {review.variants.length > 1 && <BlendButton editor={editor} />}
        {review.kind !== 'enhance' && <AgainButton review={review} />}
        <Decision review={review} />
      </div>
    </section>
  );
};

export default ResultBar;
