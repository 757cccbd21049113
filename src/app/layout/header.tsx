import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { ThemeMenu } from '../theme/theme-menu.tsx';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Brand } from './brand.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { NavLink } from './nav-link.tsx';

/** Props of {@link Header}. */
export type HeaderProps = { onLogin: () => void };

type LinksProps = HeaderProps & { onFollow?: () => void };

const Links = ({ onLogin, onFollow }: LinksProps) => {
  const text = useText();
  const follow = onFollow ? { onFollow } : {};
  return (
    <>
      <NavLink href="/" {...follow}>
        {text('nav.home')}
      </NavLink>
      <NavLink href="/edit" {...follow}>
        {text('nav.edit')}
      </NavLink>
      <Button variant="quiet" className="justify-start px-3! text-ink-muted" onPress={onLogin}>
        {text('nav.login')}
      </Button>
    </>
  );
};

const SmallMenu = ({ onLogin }: HeaderProps) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        className="md:hidden"
        label={text('nav.open')}
        icon={<MenuIcon aria-hidden size={20} />}
        onPress={() => setOpen(true)}
      />
      <Sheet
        position="end"
        title={text('nav.title')}
        closeLabel={text('action.close')}
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        <nav aria-label={text('nav.title')} className="flex flex-col gap-1 p-3">
          <Links
            onFollow={close}
            onLogin={() => {
              close();
              onLogin();
            }}
          />
        </nav>
      </Sheet>
    </>
  );
};

/** The bar at the top of every page but the open editor, 64 px tall. */
export const Header = ({ onLogin }: HeaderProps) => {
  const text = useText();
  return (
    <header className="fixed inset-x-0 top-0 z-30 border-b border-line bg-surface/90 backdrop-blur-md">
      <div className="mx-auto flex h-16 max-w-page items-center gap-2 px-4 md:grid md:grid-cols-[1fr_auto_1fr] md:px-6">
        <Brand />
        <nav aria-label={text('nav.title')} className="hidden items-center gap-1 md:flex">
          <Links onLogin={onLogin} />
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
