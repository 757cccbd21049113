import { Monitor } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { useText } from '../i18n/use-text.ts';
import { useSession } from '../session-context.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { LateMenu } from '../ui/late-menu.tsx';
import { THEMES } from './themes.ts';

const loadList = () => import('./theme-menu-list.tsx');

/** The button of the theme's menu, with the chosen one's icon. */
export const ThemeMenu = () => {
  const text = useText();
  const { theme } = useSnapshot(useSession().settings.state);
  const Icon = THEMES.find(({ id }) => id === theme)?.Icon ?? Monitor;
  return (
    <LateMenu
      load={loadList}
      trigger={<IconButton label={text('theme.title')} icon={<Icon aria-hidden size={18} />} />}
    />
  );
};
