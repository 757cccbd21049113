import type { Imaging, PictureInfo } from '../../workers/index.ts';
import type { Page, PageDraft } from './page.ts';

/** How many decoded pictures stay in the worker: the present one, the original, one to undo to. */
const DECODED_PAGES = 3;

/** Keeps pages alive in the workers as long as they can be reached. */
export interface PageStore {
  /** Opens picture and mask of a new page, which is kept until `release` at least. */
  open(page: PageDraft, signal?: AbortSignal): Promise<{ page: Page; release: () => void }>;
  /** Takes a page over whose mask is open already; its pixels are decoded when it is shown. */
  adopt(page: Page): void;
  /** Makes sure that the page's pixels are decoded; lets go of those used longest ago. */
  wake(page: Page, signal?: AbortSignal): Promise<void>;
  /** Keeps a page for a snapshot although the history may forget it; returns the release. */
  pin(page: Page): () => void;
  /** Closes every page that is neither listed nor pinned. */
  keepOnly(reachable: ReadonlySet<Page>): void;
}

/** A page store without pages. */
export function createPageStore({ pictures, masks, saving }: Imaging): PageStore {
  const pages = new Set<Page>();
  const pins = new Map<Page, number>();
  /** Pages with decoded pixels, the one used longest ago first. */
  const decoded = new Map<Page, Promise<unknown>>();

  const retire = (): void => {
    for (const page of decoded.keys()) {
      if (decoded.size <= DECODED_PAGES) return;
      if (pins.has(page)) continue;
      decoded.delete(page);
      void pictures.close(page.id).catch(() => undefined);
    }
  };
  const use = (page: Page, ready: Promise<unknown>): void => {
    decoded.delete(page);
    decoded.set(page, ready);
    retire();
  };
  const pin = (page: Page): (() => void) => {
    pins.set(page, (pins.get(page) ?? 0) + 1);
    return () => {
      const left = (pins.get(page) ?? 1) - 1;
      if (left > 0) pins.set(page, left);
      else pins.delete(page);
    };
  };
  const letGo = (id: string): void => {
    void pictures.close(id).catch(() => undefined);
    void masks.close(id).catch(() => undefined);
  };
  const close = (page: Page): void => {
    pages.delete(page);
    decoded.delete(page);
    letGo(page.id);
  };
  /** Opens the mask of a decoded picture and keeps its file: answers where that is read from. */
  const keep = async ({ id, source }: PageDraft, size: PictureInfo): Promise<Blob> => {
    try {
      await masks.open(id, size.width, size.height);
      return await saving.store(id, source);
    } catch (error) {
      letGo(id);
      throw error;
    }
  };

  return {
    async open(draft, signal) {
      const options = signal === undefined ? {} : { signal };
      const picture = await pictures.open(draft.id, draft.source, options);
      const corner = draft.corner(picture);
      const page = { ...draft, picture, corner, source: await keep(draft, picture) };
      pages.add(page);
      use(page, Promise.resolve());
      return { page, release: pin(page) };
    },
    adopt: (page) => void pages.add(page),
    async wake(page, signal) {
      const ready = decoded.get(page) ?? pictures.open(page.id, page.source);
      use(page, ready);
      try {
        await ready;
      } catch (error) {
        decoded.delete(page);
        throw error;
      }
      signal?.throwIfAborted();
    },
    pin,
    keepOnly(reachable) {
      for (const page of pages) {
        if (!reachable.has(page) && !pins.has(page)) close(page);
      }
    },
  };
}
