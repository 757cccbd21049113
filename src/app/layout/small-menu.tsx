import { Menu as MenuIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { TellLate } from '../ui/tell-late.tsx';

const SmallMenuSheet = lazy(() => import('./small-menu-sheet.tsx'));

/** The main menu of small windows: a button, and a sheet that is loaded when it is first opened. */
export const SmallMenu = ({ onLogin }: { onLogin: () => void }) => {
  const text = useText();
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <IconButton
        className="lg:hidden"
        label={text('nav.open')}
        icon={<MenuIcon aria-hidden size={20} />}
        onPress={() => setOpen(true)}
      />
      {isOpen !== null && (
        <Suspense fallback={<TellLate />}>
          <SmallMenuSheet isOpen={isOpen} onOpenChange={setOpen} onLogin={onLogin} />
        </Suspense>
      )}
    </>
  );
};
