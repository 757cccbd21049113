import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { CONTENT } from '../content/content.ts';
import type { TextKey } from '../i18n/texts.ts';
import { useText } from '../i18n/use-text.ts';
import { useSession } from '../session-context.ts';
import { Brand } from './brand.tsx';
import { APPS, EDITING, type NavItem } from './nav-items.ts';

const ABOUT: readonly NavItem[] = [
  { href: '/updates', name: 'nav.updates' },
  { href: '/account-settings', name: 'nav.accountSettings' },
];

const LINK =
  'flex min-h-8 items-center text-14 text-ink-muted transition-colors hover:text-ink pointer-coarse:min-h-11';

const Group = ({ heading, items }: { heading: TextKey; items: readonly NavItem[] }) => {
  const text = useText();
  return (
    <div className="flex min-w-36 flex-col">
      <h2 className="pb-1 text-13 font-semibold">{text(heading)}</h2>
      <ul>
        {items.map(({ href, name }) => (
          <li key={href}>
            <Link href={href} className={LINK}>
              {text(name)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Where pictures and words are kept, how long, and how to be rid of them (decision 43). */
const Keeping = () => {
  const text = useText();
  const { config } = useSnapshot(useSession().server.state);
  const days = config?.retentionDays ?? null;
  return (
    <p className="max-w-md text-13 text-ink-muted">
      {text('footer.kept')}{' '}
      {days === null ? text('footer.keptUntilDeleted') : text('footer.keptDays', { count: days })}
    </p>
  );
};

/** The end of every page but the open editor: ways on, and where things are stored. */
export const Footer = () => {
  const text = useText();
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-page flex-wrap justify-between gap-x-16 gap-y-8 px-4 py-10 md:px-6">
        <div className="flex flex-col gap-2">
          <Brand />
          <p className="text-14">{text(CONTENT.taglineKey)}</p>
          <Keeping />
          {CONTENT.repositoryUrl !== null && (
            <a href={CONTENT.repositoryUrl} className={LINK}>
              {text('footer.source')}
            </a>
          )}
        </div>
        <nav aria-label={text('footer.title')} className="flex flex-wrap gap-x-12 gap-y-6">
          <Group heading="footer.editing" items={EDITING} />
          <Group heading="nav.apps" items={APPS} />
          <Group heading="footer.about" items={ABOUT} />
        </nav>
      </div>
    </footer>
  );
};
