import { lazy, Suspense, useEffect, useState } from 'react';
import { useSession } from '../session-context.ts';
import { TellLate } from '../ui/tell-late.tsx';

const ShortcutsDialog = lazy(async () => ({
  default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
}));

/** The list of keys, opened by `?` or its button; loaded when it is first wanted. */
export const LateShortcuts = () => {
  const session = useSession();
  const [isOpen, setOpen] = useState<boolean | null>(null);
  useEffect(() => session.onShowShortcuts(() => setOpen(true)), [session]);
  if (isOpen === null) return null;
  return (
    <Suspense fallback={<TellLate />}>
      <ShortcutsDialog isOpen={isOpen} onOpenChange={setOpen} />
    </Suspense>
  );
};
