import { PaintbrushVertical, Settings2 } from 'lucide-react';
import type { Editor } from '../../../canvas/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { LatePopup } from '../../ui/late-popup.tsx';
import { MarkBar } from './mark-bar.tsx';

const loadPanel = () => import('./redraw-panel.tsx');

const RedrawOptions = () => {
  const text = useText();
  const trigger = (
    <IconButton
      label={text('redraw.options')}
      icon={<Settings2 aria-hidden size={18} />}
      tooltipPlacement="top"
    />
  );
  return (
    <LatePopup load={loadPanel} trigger={trigger} kind="dialog">
      {(Panel) => <Panel trigger={trigger} />}
    </LatePopup>
  );
};

/** What marking needs, how many variants, and redrawing what is marked. */
const RedrawBar = ({ editor }: { editor: Editor }) => (
  <MarkBar editor={editor} kind="area-redraw" id="area-redraw" Icon={PaintbrushVertical}>
    <RedrawOptions />
  </MarkBar>
);

export default RedrawBar;
