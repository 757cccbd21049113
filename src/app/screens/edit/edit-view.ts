import { useEffect } from 'react';
import { useBrowserLocation } from 'wouter/use-browser-location';
import type { Editor, ToolName } from '../../../canvas/index.ts';
import { goToView, viewOfPath } from '../../events/edit-address.ts';
import { useSession } from '../../session-context.ts';
import type { EditView } from '../../stores/editor-store.ts';

/** The view that the address names, and the way to another one. */
export type EditViewControl = { view: EditView; goTo: (view: EditView) => void };

/** See {@link EditViewControl}; the main canvas on a page that has no view. */
export const useEditView = (): EditViewControl => {
  const [path] = useBrowserLocation();
  return { view: viewOfPath(path) ?? 'edit', goTo: goToView };
};

const marks = (tool: ToolName): boolean => tool !== 'pan';

/** Chooses what the pointer does in a view: marking where something is marked, else panning. */
const enterView = (
  view: EditView,
  editor: Pick<Editor, 'state' | 'setTool' | 'expansion'>,
): void => {
  const isMarking = view === 'area-redraw' || view === 'remove';
  if (isMarking && !marks(editor.state.tool)) editor.setTool('brush');
  if (view === 'edit' || view === 'expand') editor.setTool('pan');
  if (view === 'expand') editor.expansion.show();
  else editor.expansion.hide();
};

/** Lets the session know the view, and the editor its tool, whenever the address changes. */
export const useEnterView = (editor: Editor | null): void => {
  const { view } = useEditView();
  const session = useSession();
  useEffect(() => {
    session.showView(view);
  }, [session, view]);
  useEffect(() => {
    if (editor !== null) enterView(view, editor);
  }, [editor, view]);
};
