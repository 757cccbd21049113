import { useText } from '../i18n/use-text.ts';
import { Callout } from '../ui/callout.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** Props of {@link LoginDialog}. */
export type LoginDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Says, truthfully, that this server has no sign-in and that none is needed. */
export const LoginDialog = ({ isOpen, onOpenChange }: LoginDialogProps) => {
  const text = useText();
  return (
    <Dialog
      title={text('login.title')}
      closeLabel={text('action.close')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      className="w-[400px]"
    >
      <div className="flex flex-col gap-4 overflow-auto px-6 pt-3 pb-6">
        <Callout tone="info">{text('login.notConfigured')}</Callout>
        <p className="text-ink-muted">{text('login.guestWorks')}</p>
      </div>
    </Dialog>
  );
};
