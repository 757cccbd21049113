import { useSnapshot } from 'valtio';
import { useText } from '../i18n/use-text.ts';
import { useSession } from '../session-context.ts';
import type { LateMenuPart } from '../ui/late-menu.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { THEMES } from './themes.ts';

/** Picks light, dark or what the machine says; loaded when first wanted. */
const ThemeMenuList = ({ trigger }: LateMenuPart) => {
  const text = useText();
  const { settings } = useSession();
  const { theme } = useSnapshot(settings.state);
  return (
    <Menu
      defaultOpen
      trigger={trigger}
      selectionMode="single"
      selectedKeys={[theme]}
      disallowEmptySelection
    >
      {THEMES.map(({ id, name, Icon }) => (
        <MenuItem
          key={id}
          id={id}
          icon={<Icon aria-hidden size={16} />}
          onAction={() => settings.setTheme(id)}
        >
          {text(name)}
        </MenuItem>
      ))}
    </Menu>
  );
};

export default ThemeMenuList;
