import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components';
import type { Editor } from '../../../canvas/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { LatePopup } from '../../ui/late-popup.tsx';

const loadList = () => import('./enhance-sizes-list.tsx');

/** Props of {@link EnhanceSizes}. */
export type EnhanceSizesProps = { editor: Editor; isDisabled: boolean };

/** How large the clearer picture shall be: a choice runs at once. */
export const EnhanceSizes = ({ editor, isDisabled }: EnhanceSizesProps) => {
  const text = useText();
  const trigger = (
    <Button
      aria-label={text('enhance.sizes')}
      isDisabled={isDisabled}
      className="flex w-8 shrink-0 cursor-default items-center justify-center rounded-md text-ink-muted transition-colors data-disabled:text-ink-faint data-hovered:bg-surface-2 data-pressed:bg-surface-3 pointer-coarse:w-11"
    >
      <ChevronDown aria-hidden size={16} />
    </Button>
  );
  return (
    <LatePopup load={loadList} trigger={trigger} kind="menu">
      {(List) => <List trigger={trigger} editor={editor} />}
    </LatePopup>
  );
};
