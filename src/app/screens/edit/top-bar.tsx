import {
  ArrowLeft,
  Download,
  Keyboard,
  PanelRight,
  Redo2,
  SquareSplitHorizontal,
  Undo2,
} from 'lucide-react';
import { useSnapshot } from 'valtio';
import type { Editor } from '../../../canvas/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { classNames } from '../../ui/class-names.ts';
import { FLOATING } from '../../ui/floating.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { CommandButton } from './command-button.tsx';
import { DownloadMenu } from './download-menu.tsx';
import { ZoomMenu } from './zoom-menu.tsx';

/** Props of {@link TopBar}. */
export type TopBarProps = {
  editor: Editor;
  isPanelOpen: boolean;
  onTogglePanel: () => void;
  onBack: () => void;
};

const CompareButton = ({ editor }: { editor: Editor }) => {
  const text = useText();
  const { canCompare } = useSnapshot(editor.state);
  return (
    <IconButton
      label={text('editor.compare')}
      icon={<SquareSplitHorizontal aria-hidden size={18} />}
      isDisabled={!canCompare}
      onPressStart={() => editor.setComparing(true)}
      onPressEnd={() => editor.setComparing(false)}
    />
  );
};

const PanelButton = ({ isPanelOpen, onTogglePanel }: TopBarProps) => {
  const text = useText();
  return (
    <IconButton
      label={text(isPanelOpen ? 'editor.hidePanel' : 'editor.showPanel')}
      icon={<PanelRight aria-hidden size={18} className="rtl:-scale-x-100" />}
      aria-expanded={isPanelOpen}
      className={isPanelOpen ? 'bg-surface-3 text-ink' : ''}
      onPress={onTogglePanel}
    />
  );
};

const BAR = classNames(FLOATING, 'flex items-center gap-0.5 p-1');

/** What concerns the whole picture: way back, name, zoom, history, download, the list. */
export const TopBar = (props: TopBarProps) => {
  const { editor, onBack } = props;
  const text = useText();
  const session = useSession();
  const { documentName } = useSnapshot(session.editor.state);
  return (
    <div className="flex items-start justify-between gap-2 md:grid md:grid-cols-[1fr_auto_1fr]">
      <div className={classNames(BAR, 'min-w-0 justify-self-start')}>
        <IconButton
          label={text('editor.back')}
          icon={<ArrowLeft aria-hidden size={18} className="rtl:-scale-x-100" />}
          onPress={onBack}
        />
        <h1 className="max-w-56 truncate pe-3 text-14 font-medium max-sm:hidden">
          <bdi>{documentName}</bdi>
        </h1>
      </div>
      <div className={classNames(BAR, 'max-md:hidden')}>
        <ZoomMenu editor={editor} />
      </div>
      <div className={classNames(BAR, 'justify-self-end')}>
        <CommandButton id="undo" icon={<Undo2 aria-hidden size={18} />} />
        <CommandButton id="redo" icon={<Redo2 aria-hidden size={18} />} />
        <CompareButton editor={editor} />
        <DownloadMenu icon={<Download aria-hidden size={18} />} />
        <CommandButton
          id="show-shortcuts"
          className="pointer-coarse:hidden max-md:hidden"
          icon={<Keyboard aria-hidden size={18} />}
        />
        <PanelButton {...props} />
      </div>
    </div>
  );
};
