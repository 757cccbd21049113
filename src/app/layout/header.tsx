import { ChevronDown, Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../i18n/use-text.ts';
import { TOOL_TRAITS } from '../stores/tool-traits.ts';
import { ThemeMenu } from '../theme/theme-menu.tsx';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Brand } from './brand.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { NavLink } from './nav-link.tsx';

/** Props of {@link Header}. */
export type HeaderProps = { onLogin: () => void };

type LinksProps = HeaderProps & { onFollow?: () => void };

const INSTRUCTING = [
  { kind: 'flux-context', name: 'nav.flux-context' },
  { kind: 'flux-context-multi', name: 'nav.flux-context-multi' },
] as const;

const APPS = [
  { kind: 'restore', name: 'tool.title.restore' },
  { kind: 'text-removal', name: 'tool.title.text-removal' },
  { kind: 'watermark-remover', name: 'tool.title.watermark-remover' },
] as const;

/** The tools that take no words: a menu of their own, or in a list of links a part of it. */
const Apps = ({ isListed, onFollow }: { isListed: boolean; onFollow?: () => void }) => {
  const text = useText();
  const [path, navigate] = useLocation();
  if (isListed) {
    return (
      <div role="group" aria-label={text('nav.apps')} className="flex flex-col gap-1 py-1">
        <p className="px-3 pt-1 text-12 text-ink-muted">{text('nav.apps')}</p>
        {APPS.map(({ kind, name }) => (
          <NavLink key={kind} href={TOOL_TRAITS[kind].path} {...(onFollow && { onFollow })}>
            {text(name)}
          </NavLink>
        ))}
      </div>
    );
  }
  const isHere = APPS.some(({ kind }) => path === TOOL_TRAITS[kind].path);
  return (
    <Menu
      placement="bottom start"
      trigger={
        <Button
          variant="quiet"
          className={isHere ? 'px-3!' : 'px-3! text-ink-muted'}
          icon={isHere && <span aria-hidden className="size-1.5 rounded-full bg-accent" />}
        >
          {text('nav.apps')}
          <ChevronDown aria-hidden size={14} />
        </Button>
      }
    >
      {APPS.map(({ kind, name }) => (
        <MenuItem key={kind} id={kind} onAction={() => navigate(TOOL_TRAITS[kind].path)}>
          {text(name)}
        </MenuItem>
      ))}
    </Menu>
  );
};

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
      {INSTRUCTING.map(({ kind, name }) => (
        <NavLink key={kind} href={TOOL_TRAITS[kind].path} {...follow}>
          {text(name)}
        </NavLink>
      ))}
      <Apps isListed={onFollow !== undefined} {...follow} />
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
        className="lg:hidden"
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
      <div className="mx-auto flex h-16 max-w-page items-center gap-2 px-4 md:px-6 lg:grid lg:grid-cols-[1fr_auto_1fr]">
        <Brand />
        <nav aria-label={text('nav.title')} className="hidden items-center gap-1 lg:flex">
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
