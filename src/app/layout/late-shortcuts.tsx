import { useEffect, useState } from 'react';
import { useSession } from '../session-context.ts';
import { useOpened } from '../ui/use-opened.ts';

const loadDialog = () => import('./shortcuts-dialog.tsx');

/** The list of keys, opened by `?` or its button; loaded when it is first wanted. */
export const LateShortcuts = () => {
  const session = useSession();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => session.onShowShortcuts(() => setOpen(true)), [session]);
  const part = useOpened(loadDialog, isOpen, setOpen);
  return part && <part.ShortcutsDialog isOpen={isOpen} onOpenChange={setOpen} />;
};
