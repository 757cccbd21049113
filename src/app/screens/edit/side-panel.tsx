import { LayoutGrid, Plus } from 'lucide-react';
import { goToGallery } from '../../events/edit-address.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FLOATING } from '../../ui/floating.ts';
import { useOpened } from '../../ui/use-opened.ts';
import { EditList } from './edit-list.tsx';

/** Props of {@link SidePanel}. */
export type SidePanelProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** On small windows the panel is a sheet over the picture. */
  isSheet: boolean;
};

const Content = ({ isSheet }: Pick<SidePanelProps, 'isSheet'>) => {
  const text = useText();
  const { commands } = useSession();
  return (
    <div className="flex min-h-0 flex-col">
      <div className="grid auto-cols-fr grid-flow-col gap-2 p-3 pb-1">
        <Button className="px-2!" icon={<LayoutGrid aria-hidden size={16} />} onPress={goToGallery}>
          {text('editor.viewAll')}
        </Button>
        <Button
          className="px-2!"
          icon={<Plus aria-hidden size={16} />}
          onPress={() => void commands['new-document'].run()}
        >
          {text('editor.new')}
        </Button>
      </div>
      <div className="flex min-h-0 flex-col px-3 pt-1">
        <EditList {...(isSheet && { className: 'max-h-[58dvh]' })} />
      </div>
    </div>
  );
};

const loadSheet = () => import('../../ui/sheet.tsx');

/** The panel over the picture; what slides it in is loaded when it is first opened. */
const SheetPanel = ({ isOpen, onOpenChange }: Omit<SidePanelProps, 'isSheet'>) => {
  const text = useText();
  const part = useOpened(loadSheet, isOpen, onOpenChange);
  if (part === null) return null;
  return (
    <part.Sheet
      title={text('editor.panel')}
      closeLabel={text('action.close')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Content isSheet />
    </part.Sheet>
  );
};

/** View All, New, and the list of edits. */
export const SidePanel = ({ isOpen, onOpenChange, isSheet }: SidePanelProps) => {
  const text = useText();
  if (isSheet) return <SheetPanel isOpen={isOpen} onOpenChange={onOpenChange} />;
  if (!isOpen) return null;
  return (
    <aside
      aria-label={text('editor.panel')}
      className={classNames(FLOATING, 'flex max-h-full w-64 flex-col overflow-hidden')}
    >
      <Content isSheet={false} />
    </aside>
  );
};
