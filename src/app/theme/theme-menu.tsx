import { Monitor, Moon, Sun } from 'lucide-react';
import { useSnapshot } from 'valtio';
import type { TextKey } from '../i18n/texts.ts';
import { useText } from '../i18n/use-text.ts';
import { useSession } from '../session-context.ts';
import type { Theme } from '../stores/settings-store.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';

const THEMES: readonly { id: Theme; name: TextKey; Icon: typeof Sun }[] = [
  { id: 'light', name: 'theme.light', Icon: Sun },
  { id: 'dark', name: 'theme.dark', Icon: Moon },
  { id: 'system', name: 'theme.system', Icon: Monitor },
];

/** Picks light, dark or what the machine says. */
export const ThemeMenu = () => {
  const text = useText();
  const { settings } = useSession();
  const { theme } = useSnapshot(settings.state);
  const Icon = THEMES.find(({ id }) => id === theme)?.Icon ?? Monitor;
  return (
    <Menu
      trigger={<IconButton label={text('theme.title')} icon={<Icon aria-hidden size={18} />} />}
      selectionMode="single"
      selectedKeys={[theme]}
      disallowEmptySelection
    >
      {THEMES.map(({ id, name, Icon: ItemIcon }) => (
        <MenuItem
          key={id}
          id={id}
          icon={<ItemIcon aria-hidden size={16} />}
          onAction={() => settings.setTheme(id)}
        >
          {text(name)}
        </MenuItem>
      ))}
    </Menu>
  );
};
