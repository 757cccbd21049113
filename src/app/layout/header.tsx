import { useSnapshot } from 'valtio';
import { useText } from '../i18n/use-text.ts';
import { useSession } from '../session-context.ts';
import { ThemeMenu } from '../theme/theme-menu.tsx';
import { Button } from '../ui/button.tsx';
import { AccountMenu } from './account-menu.tsx';
import { AppsMenu } from './apps-menu.tsx';
import { Brand } from './brand.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { PLACES } from './nav-items.ts';
import { NavLink } from './nav-link.tsx';
import { SmallMenu } from './small-menu.tsx';

/** Props of {@link Header}. */
export type HeaderProps = { onLogin: () => void };

/** My Account for who is signed in, Login / Register for guests and strangers. */
const Account = ({ onLogin }: HeaderProps) => {
  const text = useText();
  const { user } = useSnapshot(useSession().user.state);
  if (user !== null && !user.isGuest) return <AccountMenu />;
  return (
    <Button variant="quiet" className="px-2.5! text-ink-muted" onPress={onLogin}>
      {text('nav.login')}
    </Button>
  );
};

/** The bar at the top of every page but the open editor, 64 px tall. */
export const Header = ({ onLogin }: HeaderProps) => {
  const text = useText();
  return (
    <header className="fixed inset-x-0 top-0 z-30 h-16 border-b border-line bg-surface/90 backdrop-blur-md">
      <div className="mx-auto flex h-full max-w-page items-center gap-2 px-4 md:px-6">
        <Brand />
        <nav
          aria-label={text('nav.title')}
          className="hidden grow items-center justify-center lg:flex"
        >
          {PLACES.map(({ href, name }) => (
            <NavLink key={href} href={href}>
              {text(name)}
            </NavLink>
          ))}
          <AppsMenu />
          <Account onLogin={onLogin} />
        </nav>
        <div className="ms-auto flex items-center gap-1">
          <LanguageMenu />
          <ThemeMenu />
          <SmallMenu onLogin={onLogin} />
        </div>
      </div>
    </header>
  );
};
