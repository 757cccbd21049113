import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { FullPreview } from '../image-detail/full-preview.tsx';
import { NoteList } from '../note-list.tsx';
import { BeforeAfter, isComparable } from './before-after.tsx';
import { ResultActions, type ResultActionsProps } from './result-actions.tsx';
import { ResultFacts } from './result-facts.tsx';
import { ResultGrid } from './result-grid.tsx';
import { STAGE } from './stage.ts';
import { TOOL_WORDS } from './tool-words.ts';
import { useTool } from './use-tool.ts';

/** A result beside what it was made of, what can be done with it, and what is known of it. */
const ToolResult = ({ step, onCorrect }: ResultActionsProps) => {
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
        {notes.length > 0 && (
          <section className="flex flex-col gap-1">
            <h3 className="text-13 font-semibold">{text('detail.notes')}</h3>
            <NoteList detail={step.detail} />
          </section>
        )}
      </div>
    </>
  );
};

export default ToolResult;
