import { useSnapshot } from 'valtio';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { Callout } from '../../ui/callout.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Avatar } from './avatar.tsx';
import { Section } from './section.tsx';

/** What a guest account is, and how to keep it. */
const GuestHint = ({ isKnown }: { isKnown: boolean }) => {
  const text = useText();
  return (
    <Callout tone="info">
      <p className="font-semibold">{text('account.guestTitle')}</p>
      <p className="pt-1">{text(isKnown ? 'account.guestWhat' : 'account.guestNone')}</p>
      {isKnown && <p className="pt-1">{text('account.guestKeep')}</p>}
    </Callout>
  );
};

/** Who the stored user is: picture, name and email, which can't be changed here. */
export const Profile = () => {
  const text = useText();
  const { user } = useSnapshot(useSession().user.state);
  const nobody = text('account.nobody');
  return (
    <Section id="profile" title={text('account.profile')}>
      <div className="flex flex-wrap items-start gap-4">
        <Avatar
          picture={user?.picture ?? null}
          name={user === null || user.isGuest ? '' : user.name}
        />
        <div className="grid min-w-0 grow basis-48 gap-4 sm:grid-cols-2">
          <TextInput
            isDisabled
            label={text('account.name')}
            value={user?.isGuest ? text('account.guest') : (user?.name ?? '')}
            placeholder={nobody}
          />
          <TextInput
            isDisabled
            type="email"
            label={text('account.email')}
            value={user?.email ?? ''}
            placeholder={user === null ? nobody : text('account.noEmail')}
          />
        </div>
      </div>
      {(user === null || user.isGuest) && <GuestHint isKnown={user !== null} />}
    </Section>
  );
};
