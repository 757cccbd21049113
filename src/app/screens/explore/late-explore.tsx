import { useText } from '../../i18n/use-text.ts';
import type { LoadFailed } from '../../ui/use-loaded.ts';
import { useLoadedBelow } from '../../ui/use-loaded-below.ts';
import { WithoutScripts } from '../../whole-parts.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import type { ExploreGalleryProps } from './explore-gallery.tsx';

const loadGallery = () => import('./explore-gallery.tsx');

type Gallery = Awaited<ReturnType<typeof loadGallery>>;

/** Shapes of what is on its way, in percent of their width. */
const SHAPES = [56, 75, 100, 178, 150, 75, 150, 56] as const;

const Skeleton = () => (
  <div aria-hidden className="columns-2 gap-4 pt-22 noscript:hidden sm:columns-3 lg:columns-4">
    {SHAPES.map((tall, index) => (
      <div
        key={index}
        className="shimmering mb-4 break-inside-avoid rounded-lg"
        style={{ paddingBottom: `${tall}%` }}
      />
    ))}
  </div>
);

/** Why, in the browser's words, if there are any. */
const reasonOf = ({ error }: LoadFailed): string => (error instanceof Error ? error.message : '');

/** The gallery of examples, loaded when it comes near or somebody is there; says so where that fails. */
export const LateExplore = ({ promptRef }: ExploreGalleryProps) => {
  const text = useText();
  const [ref, loaded] = useLoadedBelow<HTMLDivElement, Gallery>(loadGallery, '200px');
  return (
    <div ref={ref} aria-busy={loaded.status === 'loading'} className="min-h-100">
      {loaded.status === 'loading' && <Skeleton />}
      <WithoutScripts>{({ Examples }) => <Examples promptRef={promptRef} />}</WithoutScripts>
      {loaded.status === 'ready' && <loaded.value.ExploreGallery promptRef={promptRef} />}
      {loaded.status === 'failed' && (
        <NotLoaded
          failure={loaded}
          words={text('explore.failed', {
            message: reasonOf(loaded) || text('message.networkError'),
          })}
        />
      )}
    </div>
  );
};
