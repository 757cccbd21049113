import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useOpened } from '../ui/use-opened.ts';

const loadSheet = () => import('./small-menu-sheet.tsx');

/** The main menu of small windows: a button, and a sheet that is loaded when it is first opened. */
export const SmallMenu = ({ onLogin }: { onLogin: () => void }) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const part = useOpened(loadSheet, isOpen, setOpen);
  return (
    <>
      <IconButton
        className="lg:hidden"
        label={text('nav.open')}
        icon={<MenuIcon aria-hidden size={20} />}
        onPress={() => setOpen(true)}
      />
      {part && <part.default isOpen={isOpen} onOpenChange={setOpen} onLogin={onLogin} />}
    </>
  );
};
