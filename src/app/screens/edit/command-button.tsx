import type { ReactNode } from 'react';
import type { TooltipProps } from 'react-aria-components';
import { useSnapshot } from 'valtio';
import type { CommandId } from '../../commands/command.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { hasCommandKey, shortcutKeys } from '../../ui/shortcut-keys.ts';

/** The caps of a command's first shortcut; undefined without one. */
export const useCommandKeys = (id: CommandId): readonly string[] | undefined => {
  const { commands } = useSession();
  const [shortcut] = commands[id].shortcuts;
  return shortcut === undefined ? undefined : shortcutKeys(shortcut, hasCommandKey());
};

/** Props of {@link CommandButton}. */
export type CommandButtonProps = {
  id: CommandId;
  icon: ReactNode;
  tooltipPlacement?: TooltipProps['placement'];
  className?: string;
};

/** An icon that runs a command and shows its key. */
export const CommandButton = ({ id, icon, ...look }: CommandButtonProps) => {
  const text = useText();
  const { commands, enabled } = useSession();
  const canRun = useSnapshot(enabled)[id];
  const keys = useCommandKeys(id);
  return (
    <IconButton
      {...look}
      label={text(commands[id].labelKey)}
      icon={icon}
      keys={keys}
      isDisabled={!canRun}
      onPress={() => void commands[id].run()}
    />
  );
};
