import { SlidersHorizontal } from 'lucide-react';
import { Button } from 'react-aria-components';
import type { Editor } from '../../../canvas/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { LatePopup } from '../../ui/late-popup.tsx';

const loadPanel = () => import('./brush-panel.tsx');

/** How the hand's way becomes a stroke: smoothing, pressure, and what a finger does. */
export const BrushOptions = ({ editor }: { editor: Editor }) => {
  const text = useText();
  const trigger = (
    <Button
      aria-label={text('brush.options')}
      className="inline-flex size-[36px] shrink-0 cursor-default items-center justify-center rounded-md text-ink-muted transition-colors data-hovered:bg-surface-2 data-hovered:text-ink data-pressed:bg-surface-3 pointer-coarse:size-[44px]"
    >
      <SlidersHorizontal aria-hidden size={18} />
    </Button>
  );
  return (
    <LatePopup load={loadPanel} trigger={trigger} kind="dialog">
      {(Panel) => <Panel trigger={trigger} editor={editor} />}
    </LatePopup>
  );
};
