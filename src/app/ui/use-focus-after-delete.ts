import { type RefObject, useEffect, useRef } from 'react';

/** The list, and the way to tell that one of its items is about to go. */
export interface FocusAfterDelete {
  readonly list: RefObject<HTMLUListElement | null>;
  /** Call it with the item's place, from 0. */
  readonly willDelete: (place: number) => void;
}

/**
 * Where the focus goes when an item of a list goes: to the first link of the one in its place, else
 * of the last. `ids` names all items that are shown.
 */
export const useFocusAfterDelete = (ids: string): FocusAfterDelete => {
  const list = useRef<HTMLUListElement>(null);
  const place = useRef<number | null>(null);
  useEffect(() => {
    const items = [...(list.current?.children ?? [])];
    if (place.current === null || ids === '') return;
    if (!list.current?.contains(document.activeElement)) {
      items[Math.min(place.current, items.length - 1)]
        ?.querySelector<HTMLElement>('a[href]')
        ?.focus();
    }
    place.current = null;
  }, [ids]);
  const willDelete = (going: number): void => {
    place.current = going;
  };
  return { list, willDelete };
};
