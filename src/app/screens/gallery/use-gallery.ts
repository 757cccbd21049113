import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useSession } from '../../session-context.ts';
import {
  type GalleryQuery,
  readGalleryQuery,
  withGalleryQuery,
} from '../../stores/gallery-query.ts';

/** What the address asks of the gallery, and the way to ask for something else. */
export type GalleryControl = {
  query: GalleryQuery;
  /** Another wish is another entry of the browser's history, unless it takes the present one's place. */
  ask: (change: Partial<GalleryQuery>, options?: { replace: boolean }) => void;
};

/** Keeps the gallery's cards to what the address asks for. */
export const useGallery = (): GalleryControl => {
  const { gallery } = useSession();
  const search = useSearch();
  const [path, navigate] = useLocation();
  const query = useMemo(() => readGalleryQuery(search), [search]);
  useEffect(() => {
    void gallery.show(query);
  }, [gallery, query]);
  useEffect(() => gallery.leave, [gallery]);
  const ask = useCallback(
    (change: Partial<GalleryQuery>, options?: { replace: boolean }) => {
      const wanted = withGalleryQuery(location.search, change);
      navigate(`${path}${wanted && `?${wanted}`}`, options);
    },
    [path, navigate],
  );
  return { query, ask };
};
