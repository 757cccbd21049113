import { useEffect, useRef, useState } from 'react';

const hasFiles = (event: DragEvent): boolean =>
  event.dataTransfer?.types.includes('Files') ?? false;

/**
 * Takes files that are dropped anywhere on the window while the component is shown; other things
 * that are dragged are left alone. Answers whether files hang over the window now.
 *
 * @param from `window` takes what nobody on the document took, for an event comes there last, and what
 *   comes from elsewhere: browsers call a picture of the page a file, too
 */
export const useWindowFileDrop = (
  onFiles: (files: readonly File[]) => void,
  from: 'document' | 'window' = 'document',
): boolean => {
  const [isOver, setOver] = useState(false);
  const handler = useRef(onFiles);
  useEffect(() => {
    handler.current = onFiles;
  }, [onFiles]);
  useEffect(() => {
    const shown = new AbortController();
    const { signal } = shown;
    const target: Pick<GlobalEventHandlers, 'addEventListener'> =
      from === 'window' ? window : document;
    let dragged: Node | null = null;
    // Nothing is heard of the end of what has left the page meanwhile.
    const isMine = (event: DragEvent): boolean =>
      hasFiles(event) && !event.defaultPrevented && !dragged?.isConnected;
    const onDragOver = (event: DragEvent): void => {
      if (!isMine(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onDragLeave = (event: DragEvent): void => {
      // Null when the pointer leaves the window itself.
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent): void => {
      setOver(false);
      if (!isMine(event)) return;
      event.preventDefault();
      handler.current(Array.from(event.dataTransfer?.files ?? []));
    };
    if (from === 'window') {
      const onDragStart = ({ target: node }: DragEvent) => void (dragged = node as Node);
      window.addEventListener('dragstart', onDragStart, { signal });
      window.addEventListener('dragend', () => void (dragged = null), { signal });
    }
    target.addEventListener('dragover', onDragOver, { signal });
    target.addEventListener('dragleave', onDragLeave, { signal });
    target.addEventListener('drop', onDrop, { signal });
    return () => shown.abort();
  }, [from]);
  return isOver;
};
