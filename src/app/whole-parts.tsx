import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { ExploreGalleryProps } from './screens/explore/explore-gallery.tsx';

/** Parts of pages that a browser loads when they come near. */
export type WholeParts = {
  readonly Examples: ComponentType<ExploreGalleryProps>;
  readonly Sections: ComponentType;
};

/** Where the build hands them in at once; browsers have none, and load none for it. */
export const WholePartsContext = createContext<WholeParts | null>(null);

/**
 * What the build writes into a page for whom runs no scripts: search engines, social networks, text
 * browsers. Browsers that run scripts do not look into it, so that its pictures cost them nothing.
 */
export const WithoutScripts = ({ children }: { children: (parts: WholeParts) => ReactNode }) => {
  const parts = useContext(WholePartsContext);
  return parts && <noscript>{children(parts)}</noscript>;
};
