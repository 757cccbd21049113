import { useSnapshot } from 'valtio';
import { useNumbers } from '../../i18n/use-numbers.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Props of {@link DeleteDialog}. */
export type DeleteDialogProps = { isOpen: boolean; onClose: () => void };

/** Says what goes when the account is deleted, and asks once whether it shall. */
export const DeleteDialog = ({ isOpen, onClose }: DeleteDialogProps) => {
  const text = useText();
  const { bytes, plain } = useNumbers();
  const session = useSession();
  const { account, isDeleting } = useSnapshot(session.account.state);
  const tasks = account?.usage.reduce((sum, { all }) => sum + all, 0);
  return (
    <Dialog
      title={text('account.deleteTitle')}
      closeLabel={text('action.close')}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open && !isDeleting) onClose();
      }}
      className="w-[480px]"
    >
      <div className="flex flex-col gap-4 overflow-auto px-6 pt-3 pb-6">
        <ul className="flex list-disc flex-col gap-1.5 ps-5">
          {account && tasks !== undefined && (
            <>
              <li>{text('account.deleteTasks', { count: plain(tasks) })}</li>
              <li>
                {text('account.deleteImages', {
                  count: plain(account.storage.images),
                  size: bytes(account.storage.bytes),
                })}
              </li>
            </>
          )}
          <li>{text('account.deleteLocal')}</li>
        </ul>
        <p className="text-ink-muted">{text('account.deleteFinal')}</p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button isDisabled={isDeleting} onPress={onClose}>
            {text('action.cancel')}
          </Button>
          <Button
            variant="danger"
            isPending={isDeleting}
            onPress={() => void session.actions.deleteAccount()}
          >
            {text(isDeleting ? 'account.deleting' : 'account.deleteNow')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
