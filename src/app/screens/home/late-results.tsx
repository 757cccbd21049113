import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { isServerAway } from '../../stores/server-store.ts';
import { classNames } from '../../ui/class-names.ts';
import { useBringIntoView } from '../../ui/use-bring-into-view.ts';
import { lazyScreen } from '../lazy-screen.tsx';
import { NotLoaded } from '../not-loaded.tsx';

const Room = () => <div className="h-80" />;
const Results = lazyScreen(() => import('./results.tsx'), { Waiting: Room, Failed: NotLoaded });

/** What is said while pictures are made. */
const StatusLine = () => {
  const text = useText();
  const { creations, server } = useSession();
  // On small windows the banner that says so lies over the top of the page.
  const isBelowBanner = isServerAway(useSnapshot(server.state));
  const { statusLine, executing } = useSnapshot(creations.state);
  const ref = useBringIntoView<HTMLParagraphElement>(executing);
  return (
    <p
      ref={ref}
      role="status"
      className={classNames('scroll-mt-20 text-14 text-ink', isBelowBanner && 'scroll-mt-52!')}
    >
      {statusLine && text(statusLine.key, statusLine.params)}
    </p>
  );
};

/** The pictures, once there are any; what draws them is fetched as soon as words are typed. */
export const LateResults = () => {
  const text = useText();
  const { creations } = useSession();
  const { creations: list, form } = useSnapshot(creations.state);
  const isNear = list.length > 0 || form.prompt !== '';
  useEffect(() => {
    if (isNear) Results.load().catch(() => undefined);
  }, [isNear]);
  return (
    <section aria-label={text('home.results')} className="flex flex-col gap-3">
      <StatusLine />
      {list.length > 0 && <Results />}
    </section>
  );
};
