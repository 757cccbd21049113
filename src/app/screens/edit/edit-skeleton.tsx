import { useText } from '../../i18n/use-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Stands for the edit page in its own shape while its code is on the way. */
export const EditSkeleton = () => {
  const text = useText();
  return (
    <div
      role="status"
      aria-label={text('editor.loading')}
      className="mx-auto grid max-w-page animate-appear items-start gap-10 px-4 py-10 md:px-6 lg:grid-cols-[1fr_20rem]"
    >
      <div className="flex flex-col gap-5">
        <Skeleton className="h-9 w-72 max-w-full" />
        <Skeleton className="h-6 w-96 max-w-full" />
        <div className="grid gap-4 sm:grid-cols-2">
          <Skeleton className="h-56 sm:h-60" />
          <Skeleton className="h-56 sm:h-60" />
        </div>
      </div>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-6 w-32" />
        <div className="grid grid-cols-2 gap-2">
          <Skeleton className="aspect-square" />
          <Skeleton className="aspect-square" />
        </div>
      </div>
    </div>
  );
};
