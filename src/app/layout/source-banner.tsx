import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { isFromAreaRedraw, leaveSource } from '../events/edit-address.ts';
import { useText } from '../i18n/use-text.ts';
import { BANNER_MS } from '../stores/editor-store.ts';
import { Callout } from '../ui/callout.tsx';

/** Greets for a moment whoever comes to the edit page from area redraw. */
export const SourceBanner = () => {
  const text = useText();
  const isShown = isFromAreaRedraw(useSearch());
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(leaveSource, BANNER_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
  return (
    <div role="status">
      {isShown && (
        <div className="pointer-events-auto animate-enter rounded-md shadow-float">
          <Callout tone="success">{text('banner.fromAreaRedraw')}</Callout>
        </div>
      )}
    </div>
  );
};
