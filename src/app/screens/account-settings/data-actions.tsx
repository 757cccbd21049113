import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { Button } from '../../ui/button.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { Section } from './section.tsx';

/** Of one line where there is room, which large letters leave none on a phone. */
const ACTION = 'max-w-full self-start whitespace-normal!';

/** Taking everything along. */
export const ExportSection = () => {
  const text = useText();
  const session = useSession();
  const { isExporting } = useSnapshot(session.account.state);
  return (
    <Section id="export" title={text('account.export')}>
      <p className="text-ink-muted">{text('account.exportText')}</p>
      <Button
        className={ACTION}
        icon={<Download aria-hidden size={16} />}
        isPending={isExporting}
        onPress={() => void session.actions.exportAccount()}
      >
        {text(isExporting ? 'account.exportBusy' : 'account.export')}
      </Button>
    </Section>
  );
};

/** Leaving for good. */
export const DeleteSection = () => {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  return (
    <Section id="delete" title={text('account.delete')}>
      <p className="text-ink-muted">{text('account.deleteText')}</p>
      <Button
        variant="danger"
        className={ACTION}
        icon={<Trash2 aria-hidden size={16} />}
        onPress={() => setAsking(true)}
      >
        {text('account.delete')}
      </Button>
      <DeleteDialog isOpen={isAsking} onClose={() => setAsking(false)} />
    </Section>
  );
};
