import { useSnapshot } from 'valtio';
import { useNumbers } from '../../i18n/use-numbers.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { Section } from './section.tsx';

/** How much is stored, where, and for how long. */
export const Storage = () => {
  const text = useText();
  const { bytes, plain } = useNumbers();
  const session = useSession();
  const { account } = useSnapshot(session.account.state);
  const { config } = useSnapshot(session.server.state);
  const days = config?.retentionDays ?? null;
  return (
    <Section id="storage" title={text('account.storage')}>
      {account && (
        <p className="font-medium">
          {text('account.storageUsed', {
            size: bytes(account.storage.bytes),
            count: plain(account.storage.images),
          })}
        </p>
      )}
      <ul className="flex list-disc flex-col gap-1.5 ps-5 text-ink-muted">
        <li>{text('account.keptServer')}</li>
        <li>
          {days === null
            ? text('account.keptForever')
            : text('account.keptDays', { days: plain(days) })}
        </li>
        <li>{text('account.keptShort')}</li>
        <li>{text('account.keptBrowser')}</li>
      </ul>
    </Section>
  );
};
