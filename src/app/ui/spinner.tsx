import { LoaderCircle } from 'lucide-react';

/** A turning ring, `size` px wide; decorative, so the words beside it must say what is going on. */
export const Spinner = ({ size = 20 }: { size?: number }) => (
  <LoaderCircle aria-hidden size={size} className="shrink-0 animate-turn" />
);
