import { ChevronDown, CircleUserRound } from 'lucide-react';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/button.tsx';
import { LateMenu } from '../ui/late-menu.tsx';

const loadList = () => import('./account-menu-list.tsx');

/** The button of a signed-in user's own menu. */
export const AccountMenu = () => {
  const text = useText();
  return (
    <LateMenu
      load={loadList}
      trigger={
        <Button
          variant="quiet"
          className="px-2.5!"
          icon={<CircleUserRound aria-hidden size={18} />}
        >
          <span className="max-[23rem]:sr-only">{text('nav.account')}</span>
          <ChevronDown aria-hidden size={14} />
        </Button>
      }
    />
  );
};
