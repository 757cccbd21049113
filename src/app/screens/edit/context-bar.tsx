import { Wand } from 'lucide-react';
import { memo } from 'react';
import { useSnapshot } from 'valtio';
import type { Editor } from '../../../canvas/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import type { EditView } from '../../stores/editor-store.ts';
import { editOfState } from '../../stores/running-edits.ts';
import { classNames } from '../../ui/class-names.ts';
import { FLOATING } from '../../ui/floating.ts';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { lazyScreen } from '../lazy-screen.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { useEditView } from './edit-view.ts';
import { MarkBar } from './mark-bar.tsx';
import { RunningBar } from './running-bar.tsx';
import { SkillBar } from './skill-bar.tsx';
import { useReview } from './use-review.ts';

/** Those that are not for every picture come when they are asked for. */
const BAR = { Waiting: () => <span className="h-10" />, Failed: NotLoaded };
const ExpandBar = lazyScreen(() => import('./expand-bar.tsx'), BAR);
const RedrawBar = lazyScreen(() => import('./redraw-bar.tsx'), BAR);
const ResultBar = lazyScreen(() => import('./result-bar.tsx'), BAR);

/** How many edits are under way that were made of another picture, or of this one before. */
export const Elsewhere = ({ editor }: { editor: Editor }) => {
  const text = useText();
  const session = useSession();
  const { edits } = useSnapshot(session.editor.state);
  const { document } = useSnapshot(editor.state);
  const { review } = useSnapshot(session.review.state);
  const isHere = document && editOfState(edits, document) !== undefined;
  if (edits.length === 0 || isHere || review !== null) return null;
  return (
    <p className={classNames(FLOATING, 'px-3 py-1.5 text-12 text-ink-muted')}>
      {text('progress.others', { count: edits.length })}
    </p>
  );
};

/** What belongs to the view. Who asks for it is drawn anew at each stroke, this is not. */
const ViewBar = memo(({ editor, view }: { editor: Editor; view: EditView }) => {
  if (view === 'edit') return <SkillBar editor={editor} />;
  if (view === 'expand') return <ExpandBar editor={editor} />;
  if (view === 'area-redraw') return <RedrawBar editor={editor} />;
  return <MarkBar editor={editor} kind="remove" id="remove-selected-area" Icon={Wand} />;
});

/** What belongs to the work that is under way, else to the view. */
const useContextBar = (editor: Editor) => {
  const review = useReview(editor);
  const session = useSession();
  const { view } = useEditView();
  const { edits } = useSnapshot(session.editor.state);
  const { document } = useSnapshot(editor.state);
  const running = document ? editOfState(edits, document) : undefined;
  if (review !== null) return <ResultBar editor={editor} review={review} />;
  if (running !== undefined) return <RunningBar edit={running} others={edits.length - 1} />;
  return <ViewBar editor={editor} view={view} />;
};

/** The bar at the bottom of the window: {@link useContextBar}. */
export const ContextBar = ({ editor }: { editor: Editor }) => {
  const bar = useContextBar(editor);
  const kept = useKeptFocus<HTMLDivElement>(bar);
  return (
    <div
      {...kept}
      className={classNames(FLOATING, 'flex flex-wrap items-center gap-3 p-2 max-sm:w-full')}
    >
      {bar}
    </div>
  );
};
