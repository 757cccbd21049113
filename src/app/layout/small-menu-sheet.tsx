import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { useText } from '../i18n/use-text.ts';
import { useSession } from '../session-context.ts';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { ACCOUNT_PLACES, APPS, type NavItem, PLACES } from './nav-items.ts';
import { NavLink } from './nav-link.tsx';
import { useLogOut } from './use-log-out.ts';

/** Props of {@link SmallMenuSheet}. */
export type SmallMenuSheetProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onLogin: () => void;
};

const ITEM = 'justify-start px-2.5! text-ink-muted';

/** The main menu as a list in a sheet, for small windows. */
const SmallMenuSheet = ({ isOpen, onOpenChange, onLogin }: SmallMenuSheetProps) => {
  const text = useText();
  const { user } = useSnapshot(useSession().user.state);
  const logOut = useLogOut();
  const close = (): void => onOpenChange(false);
  const links = (items: readonly NavItem[]): ReactNode =>
    items.map(({ href, name }) => (
      <NavLink key={href} href={href} onFollow={close}>
        {text(name)}
      </NavLink>
    ));
  const after = (act: () => void) => () => {
    close();
    act();
  };
  const group = (name: string, items: ReactNode) => (
    <div role="group" aria-label={name} className="flex flex-col gap-1 border-t border-line pt-2">
      <p className="px-2.5 text-12 text-ink-muted">{name}</p>
      {items}
    </div>
  );
  const isSignedIn = user !== null && !user.isGuest;
  return (
    <Sheet
      position="end"
      title={text('nav.title')}
      closeLabel={text('action.close')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <nav aria-label={text('nav.title')} className="flex flex-col gap-2 p-3">
        <div className="flex flex-col gap-1">{links(PLACES)}</div>
        {group(text('nav.apps'), links(APPS))}
        {isSignedIn ? (
          group(
            text('nav.account'),
            <>
              {links(ACCOUNT_PLACES)}
              <Button variant="quiet" className={ITEM} onPress={after(logOut)}>
                {text('nav.logOut')}
              </Button>
            </>,
          )
        ) : (
          <Button variant="quiet" className={ITEM} onPress={after(onLogin)}>
            {text('nav.login')}
          </Button>
        )}
      </nav>
    </Sheet>
  );
};

export default SmallMenuSheet;
