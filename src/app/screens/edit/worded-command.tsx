import type { LucideIcon } from 'lucide-react';
import { useSnapshot } from 'valtio';
import type { CommandId } from '../../commands/command.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { Button } from '../../ui/button.tsx';

/** Props of {@link WordedCommand}. */
export type WordedCommandProps = {
  id: CommandId;
  Icon: LucideIcon;
  /** Whether it is the one thing that its bar is for. */
  isPrimary?: boolean;
};

/** A command as a button with words, for a bar; `CommandButton` has its icon only. */
export const WordedCommand = ({ id, Icon, isPrimary = false }: WordedCommandProps) => {
  const text = useText();
  const { commands, enabled } = useSession();
  const canRun = useSnapshot(enabled)[id];
  const { labelKey, run } = commands[id];
  return (
    <Button
      variant={isPrimary ? 'primary' : 'quiet'}
      className={
        isPrimary
          ? 'grow whitespace-normal! max-sm:basis-28 max-sm:px-2 low:px-2'
          : 'max-sm:px-2 low:px-2'
      }
      icon={<Icon aria-hidden size={16} className={isPrimary ? 'max-sm:hidden low:hidden' : ''} />}
      isDisabled={!canRun}
      onPress={() => void run()}
    >
      {text(labelKey)}
    </Button>
  );
};
