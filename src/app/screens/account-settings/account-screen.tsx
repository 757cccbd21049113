import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { DeleteSection, ExportSection } from './data-actions.tsx';
import { Profile } from './profile.tsx';
import { Section } from './section.tsx';
import { Storage } from './storage.tsx';
import { UsageTable } from './usage-table.tsx';

/** Leads to the section that the address names; the page is drawn after the browser looked for it. */
const useNamedSection = (): void => {
  useEffect(() => {
    const show = (): void => {
      const section = document.getElementById(location.hash.slice(1));
      section?.scrollIntoView();
      section?.focus({ preventScroll: true });
    };
    show();
    // The router tells of its own moves by events named like the calls that they are.
    const moves = ['hashchange', 'pushState', 'replaceState'];
    for (const move of moves) window.addEventListener(move, show);
    return () => {
      for (const move of moves) window.removeEventListener(move, show);
    };
  }, []);
};

const Plan = () => {
  const text = useText();
  return (
    <Section id="plan" title={text('account.plan')} mark={<Tag>{text('account.planFree')}</Tag>}>
      <p className="text-ink-muted">{text('account.planText')}</p>
    </Section>
  );
};

const Figures = () => {
  const text = useText();
  const session = useSession();
  const { account, reading } = useSnapshot(session.account.state);
  if (account) return <UsageTable usage={account.usage} />;
  if (reading !== 'failed') {
    return (
      <div className="flex flex-col gap-2">
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-10 w-full" />
      </div>
    );
  }
  return (
    <Callout
      tone="danger"
      action={
        <Button size="small" onPress={() => void session.actions.loadAccount()}>
          {text('action.tryAgain')}
        </Button>
      }
    >
      {text('account.failedToRead')}
    </Callout>
  );
};

/** Who the user is, what is kept of them, and how to take it along or delete it. */
const AccountScreen = () => {
  const text = useText();
  const session = useSession();
  const { user } = useSnapshot(session.user.state);
  const userId = user?.userId;
  useNamedSection();
  useEffect(() => {
    if (userId !== undefined) void session.actions.loadAccount();
  }, [session, userId]);
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-4 px-4 py-8 md:px-6">
      <h1 className="pb-2 text-28 font-semibold">{text('account.title')}</h1>
      <Profile />
      <Plan />
      {user && (
        <Section id="usage" title={text('account.usage')}>
          <Figures />
        </Section>
      )}
      <Storage />
      {user && (
        <>
          <ExportSection />
          <DeleteSection />
        </>
      )}
    </div>
  );
};

export default AccountScreen;
