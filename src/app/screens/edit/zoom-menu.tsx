import { useSnapshot } from 'valtio';
import type { Editor } from '../../../canvas/index.ts';
import { useNumbers } from '../../i18n/use-numbers.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { LatePopup } from '../../ui/late-popup.tsx';

const loadList = () => import('./zoom-menu-list.tsx');

/** How large the picture is shown, and the sizes to go to. */
export const ZoomMenu = ({ editor }: { editor: Editor }) => {
  const text = useText();
  const { percent } = useNumbers();
  const { zoom } = useSnapshot(editor.state);
  const trigger = (
    <Button
      variant="quiet"
      size="small"
      className="min-w-16 tabular-nums"
      aria-label={`${text('editor.zoom')}: ${percent(zoom)}`}
    >
      {percent(zoom)}
    </Button>
  );
  return (
    <LatePopup load={loadList} trigger={trigger} kind="menu">
      {(List) => <List trigger={trigger} editor={editor} />}
    </LatePopup>
  );
};
