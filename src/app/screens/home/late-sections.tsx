import { useLoadedBelow } from '../../ui/use-loaded-below.ts';
import { WithoutScripts } from '../../whole-parts.tsx';

const loadSections = () => import('./sections/sections.tsx');

type Sections = Awaited<ReturnType<typeof loadSections>>;

/** The sections below the examples; without them Home works as well, so that a failure is silent. */
export const LateSections = () => {
  const [ref, loaded] = useLoadedBelow<HTMLDivElement, Sections>(loadSections, '800px');
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
