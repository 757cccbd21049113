import { ArrowLeft, CircleAlert, CloudOff, Images } from 'lucide-react';
import { useCallback } from 'react';
import { useSnapshot } from 'valtio';
import { useNumbers } from '../../i18n/use-numbers.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import type { PageSize } from '../../stores/gallery-query.ts';
import { isServerAway } from '../../stores/server-store.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useFocusAfterDelete } from '../../ui/use-focus-after-delete.ts';
import { KindSelect } from '../kind-select.tsx';
import { NoMatch } from '../no-match.tsx';
import { SearchWords } from '../search-words.tsx';
import { GalleryCard } from './gallery-card.tsx';
import { GalleryPages } from './gallery-pages.tsx';
import { type GalleryControl, useGallery } from './use-gallery.ts';

/** Props of {@link Gallery}. */
export type GalleryProps = { onBack: () => void };

/** 5, 4, 3, 2 columns or 1, by the window's width (document 2 section 2.5). */
const GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5';

const isNarrowed = ({ query: { q, kind } }: GalleryControl): boolean => q !== '' || kind !== null;

const Count = () => {
  const text = useText();
  const { plain } = useNumbers();
  const { gallery } = useSession();
  const { status, items, total, page, totalPages } = useSnapshot(gallery.state);
  const count =
    total === 1 ? text('gallery.countOne') : text('gallery.count', { total: plain(total) });
  return (
    <p className="flex min-h-8 flex-wrap items-center gap-x-3 text-14 text-ink-muted">
      <span role="status">
        {status === 'loading' ? text('list.loading') : status === 'ready' && count}
        {status === 'ready' && totalPages > 1 && (
          <span className="sr-only">
            {text('gallery.pageOf', { page: plain(page), pages: plain(totalPages) })}
          </span>
        )}
      </span>
      {status === 'failed' && items.length > 0 && (
        <>
          {text('list.failed')}
          <Button size="small" variant="quiet" onPress={() => void gallery.reload()}>
            {text('action.tryAgain')}
          </Button>
        </>
      )}
    </p>
  );
};

const Loading = ({ size }: { size: PageSize }) => (
  <div aria-hidden className={GRID}>
    {Array.from({ length: Math.min(size, 10) }, (_, card) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have nothing else
      <div key={card} className="flex flex-col gap-2">
        <Skeleton className="aspect-square w-full" />
        <Skeleton className="h-4 w-3/4" />
        <Skeleton className="h-3 w-1/3" />
      </div>
    ))}
  </div>
);

const Empty = ({ control }: { control: GalleryControl }) => {
  const text = useText();
  if (isNarrowed(control)) return <NoMatch onShowAll={() => control.ask({ q: '', kind: null })} />;
  return (
    <Notice
      icon={<Images aria-hidden size={24} />}
      title={text('gallery.empty')}
      hint={text('gallery.emptyHint')}
    />
  );
};

/** Nothing could be read, and nothing is known from before. */
const Unread = () => {
  const text = useText();
  const { gallery, server } = useSession();
  const isAway = isServerAway(useSnapshot(server.state));
  if (isAway) {
    const icon = <CloudOff aria-hidden size={24} />;
    return <Notice icon={icon} title={text('gallery.unread')} hint={text('list.away')} />;
  }
  return (
    <Notice
      icon={<CircleAlert aria-hidden size={24} />}
      title={text('gallery.unread')}
      hint={text('editor.failedHint')}
      action={<Button onPress={() => void gallery.reload()}>{text('action.tryAgain')}</Button>}
    />
  );
};

const Cards = () => {
  const { gallery } = useSession();
  const { items, status } = useSnapshot(gallery.state);
  const { list, willDelete } = useFocusAfterDelete(items.map(({ id }) => id).join(' '));
  return (
    <ul
      ref={list}
      aria-busy={status === 'loading'}
      className={classNames(GRID, 'transition-opacity', status === 'loading' && 'opacity-60')}
    >
      {items.map((item, index) => (
        <GalleryCard key={item.id} item={item} onDelete={() => willDelete(index)} />
      ))}
    </ul>
  );
};

const Content = ({ control }: { control: GalleryControl }) => {
  const { gallery } = useSession();
  const { items, status, page, totalPages } = useSnapshot(gallery.state);
  if (items.length === 0 && status === 'loading') return <Loading size={control.query.size} />;
  if (items.length === 0) return status === 'ready' ? <Empty control={control} /> : <Unread />;
  return (
    <>
      <Cards />
      {totalPages > 1 && (
        <GalleryPages
          page={page}
          totalPages={totalPages}
          size={control.query.size}
          onPage={(to) => {
            if (to < 1 || to > totalPages) return;
            control.ask({ page: to });
            scrollTo({ top: 0 });
          }}
          onSize={(size) => control.ask({ size })}
        />
      )}
    </>
  );
};

/** Every finished edit as a card, by pages; what is shown stands in the address. */
const Gallery = ({ onBack }: GalleryProps) => {
  const text = useText();
  const control = useGallery();
  const { query, ask } = control;
  const search = useCallback((q: string) => ask({ q }, { replace: true }), [ask]);
  return (
    <section
      aria-labelledby="gallery-title"
      className="mx-auto flex min-h-[calc(100dvh-4rem)] max-w-page flex-col gap-5 px-4 py-6 md:px-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="flex items-center gap-4">
          <Button
            icon={<ArrowLeft aria-hidden size={16} className="rtl:-scale-x-100" />}
            onPress={onBack}
          >
            {text('gallery.back')}
          </Button>
          <h1 id="gallery-title" className="sr-only">
            {text('gallery.title')}
          </h1>
          <Count />
        </div>
        <search className="flex grow flex-wrap gap-2 sm:max-w-md">
          <SearchWords className="grow basis-44" value={query.q} onSearch={search} />
          <KindSelect
            className="grow basis-36"
            value={query.kind}
            onChange={(kind) => ask({ kind })}
          />
        </search>
      </div>
      <Content control={control} />
    </section>
  );
};

export default Gallery;
