import { useEffect, useRef } from 'react';

/**
 * Takes files that are pasted anywhere on the page while the component is shown, before anybody
 * else; pasted words go where they always do.
 */
export const useFilePaste = (onFiles: (files: readonly File[]) => void): void => {
  const handler = useRef(onFiles);
  useEffect(() => {
    handler.current = onFiles;
  }, [onFiles]);
  useEffect(() => {
    const shown = new AbortController();
    const onPaste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      handler.current(files);
    };
    window.addEventListener('paste', onPaste, { signal: shown.signal, capture: true });
    return () => shown.abort();
  }, []);
};
