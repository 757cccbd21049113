import { Wand } from 'lucide-react';
import { useSnapshot } from 'valtio';
import type { Editor } from '../../../canvas/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { Button } from '../../ui/button.tsx';
import { MarkControls, MaskButtons, RetryHint } from './mark-controls.tsx';

const RemoveButton = () => {
  const text = useText();
  const { commands, enabled } = useSession();
  const canRun = useSnapshot(enabled)['remove-selected-area'];
  return (
    <Button
      variant="primary"
      className="grow whitespace-normal! max-sm:basis-28 max-sm:px-2"
      icon={<Wand aria-hidden size={16} className="max-[22rem]:hidden" />}
      isDisabled={!canRun}
      onPress={() => void commands['remove-selected-area'].run()}
    >
      {text('command.removeSelectedArea')}
    </Button>
  );
};

/** What the chosen tool needs, and the one thing that the marked area is for. */
export const RemoveBar = ({ editor }: { editor: Editor }) => {
  const session = useSession();
  const { failedKind } = useSnapshot(session.editor.state);
  return (
    <div className="flex flex-col gap-2 max-sm:w-full">
      {failedKind === 'remove' && <RetryHint />}
      <div className="flex flex-wrap items-center gap-3">
        <MarkControls editor={editor} />
        <div className="flex grow flex-wrap gap-2 max-sm:w-full max-sm:gap-1">
          <MaskButtons editor={editor} />
          <RemoveButton />
        </div>
      </div>
    </div>
  );
};
