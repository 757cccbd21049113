import { useLocation } from 'wouter';
import { useText } from '../i18n/use-text.ts';
import type { LateMenuPart } from '../ui/late-menu.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { APPS } from './nav-items.ts';

/** The apps' menu, open; loaded when it is first wanted. */
const AppsMenuList = ({ trigger }: LateMenuPart) => {
  const text = useText();
  const [, navigate] = useLocation();
  return (
    <Menu defaultOpen placement="bottom start" trigger={trigger}>
      {APPS.map(({ href, name }) => (
        <MenuItem key={href} id={href} onAction={() => navigate(href)}>
          {text(name)}
        </MenuItem>
      ))}
    </Menu>
  );
};

export default AppsMenuList;
