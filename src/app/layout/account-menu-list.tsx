import { Separator } from 'react-aria-components';
import { useLocation } from 'wouter';
import { useText } from '../i18n/use-text.ts';
import type { LateMenuPart } from '../ui/late-menu.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { ACCOUNT_PLACES } from './nav-items.ts';
import { useLogOut } from './use-log-out.ts';

/** The user's own menu, open; loaded when it is first wanted. */
const AccountMenuList = ({ trigger }: LateMenuPart) => {
  const text = useText();
  const [, navigate] = useLocation();
  const logOut = useLogOut();
  return (
    <Menu defaultOpen trigger={trigger}>
      {ACCOUNT_PLACES.map(({ href, name }) => (
        <MenuItem key={href} id={href} onAction={() => navigate(href)}>
          {text(name)}
        </MenuItem>
      ))}
      <Separator className="my-1 h-px bg-line" />
      <MenuItem id="log-out" onAction={logOut}>
        {text('nav.logOut')}
      </MenuItem>
    </Menu>
  );
};

export default AccountMenuList;
