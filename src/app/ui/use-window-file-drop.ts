import { useEffect, useRef, useState } from 'react';

const hasFiles = (event: DragEvent): boolean =>
  event.dataTransfer?.types.includes('Files') ?? false;

/**
 * Takes files that are dropped anywhere on the window while the component is shown; other things
 * that are dragged are left alone. Answers whether files hang over the window now.
 */
export const useWindowFileDrop = (onFiles: (files: readonly File[]) => void): boolean => {
  const [isOver, setOver] = useState(false);
  const handler = useRef(onFiles);
  useEffect(() => {
    handler.current = onFiles;
  }, [onFiles]);
  useEffect(() => {
    const shown = new AbortController();
    const { signal } = shown;
    const onDragOver = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onDragLeave = (event: DragEvent): void => {
      // Null when the pointer leaves the window itself.
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent): void => {
      setOver(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      handler.current(Array.from(event.dataTransfer?.files ?? []));
    };
    window.addEventListener('dragover', onDragOver, { signal });
    window.addEventListener('dragleave', onDragLeave, { signal });
    window.addEventListener('drop', onDrop, { signal });
    return () => shown.abort();
  }, []);
  return isOver;
};
