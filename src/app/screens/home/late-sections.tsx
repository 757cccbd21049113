import { useInView } from '../../ui/use-in-view.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { WithoutScripts } from '../../whole-parts.tsx';

const loadSections = () => import('./sections/sections.tsx');

/** The sections below the examples; without them Home works as well, so that a failure is silent. */
export const LateSections = () => {
  const [ref, isNear] = useInView<HTMLDivElement>('800px');
  const loaded = useLoaded(loadSections, isNear);
  return (
    <div ref={ref} className="flex min-h-100 flex-col gap-20">
      {loaded.status === 'ready' && <loaded.value.Sections />}
      <WithoutScripts>
        {({ Sections }) => (
          <div className="flex flex-col gap-20">
            <Sections />
          </div>
        )}
      </WithoutScripts>
    </div>
  );
};
