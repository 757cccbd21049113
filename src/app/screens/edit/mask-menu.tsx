import { Blend } from 'lucide-react';
import type { Editor } from '../../../canvas/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { LatePopup } from '../../ui/late-popup.tsx';

const loadPanel = () => import('./mask-panel.tsx');

/** What can be done with the marked area as a whole. */
export const MaskMenu = ({ editor }: { editor: Editor }) => {
  const text = useText();
  const trigger = (
    <Button variant="quiet" className="max-sm:px-2 low:px-2" icon={<Blend aria-hidden size={16} />}>
      {text('mask.menu')}
    </Button>
  );
  return (
    <LatePopup load={loadPanel} trigger={trigger} kind="dialog">
      {(Panel) => <Panel trigger={trigger} editor={editor} />}
    </LatePopup>
  );
};
