import { ImageDown } from 'lucide-react';
import { useText } from '../i18n/use-text.ts';

/** Covers the window while a file hangs over it. */
export const DropHint = () => {
  const text = useText();
  return (
    <div className="pointer-events-none fixed inset-0 z-50 flex items-center justify-center bg-scrim p-4">
      <p className="flex animate-enter items-center gap-3 rounded-lg border-2 border-dashed border-accent bg-surface-1 px-8 py-6 text-16 font-medium">
        <ImageDown aria-hidden size={24} className="text-accent-ink" />
        {text('start.dropNow')}
      </p>
    </div>
  );
};
