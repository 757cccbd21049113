import { ChevronDown } from 'lucide-react';
import { useLocation } from 'wouter';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/button.tsx';
import { LateMenu } from '../ui/late-menu.tsx';
import { APPS } from './nav-items.ts';

const loadList = () => import('./apps-menu-list.tsx');

/** The button of the apps' menu, marked while one of them is shown; it leads nowhere itself. */
export const AppsMenu = () => {
  const text = useText();
  const [path] = useLocation();
  const isHere = APPS.some(({ href }) => href === path);
  return (
    <LateMenu
      load={loadList}
      trigger={
        <Button
          variant="quiet"
          className={isHere ? 'px-2.5!' : 'px-2.5! text-ink-muted'}
          icon={isHere && <span aria-hidden className="size-1.5 rounded-full bg-accent" />}
        >
          {text('nav.apps')}
          <ChevronDown aria-hidden size={14} />
        </Button>
      }
    />
  );
};
