import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { useInView } from '../../ui/use-in-view.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { WithoutScripts } from '../../whole-parts.tsx';
import type { ExploreGalleryProps } from './explore-gallery.tsx';

const loadGallery = () => import('./explore-gallery.tsx');

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

/** The gallery of examples, loaded when it comes near; says so where that fails. */
export const LateExplore = ({ promptRef }: ExploreGalleryProps) => {
  const text = useText();
  const [ref, isNear] = useInView<HTMLDivElement>('200px');
  const loaded = useLoaded(loadGallery, isNear);
  return (
    <div ref={ref} aria-busy={loaded.status === 'loading'} className="min-h-100">
      {loaded.status === 'loading' && <Skeleton />}
      <WithoutScripts>{({ Examples }) => <Examples promptRef={promptRef} />}</WithoutScripts>
      {loaded.status === 'ready' && <loaded.value.ExploreGallery promptRef={promptRef} />}
      {loaded.status === 'failed' && (
        <Callout
          tone="danger"
          action={
            <Button size="small" onPress={() => location.reload()}>
              {text('action.reload')}
            </Button>
          }
        >
          {text('explore.failed', { message: loaded.message || text('message.networkError') })}
        </Callout>
      )}
    </div>
  );
};
