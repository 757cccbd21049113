import type { Imaging, PictureInfo } from '../../workers/index.ts';
import type { Page, PageDraft } from './page.ts';

/**
 * Bytes of decoded pictures that stay in the worker: one of 100 megapixels, or what is shown, its
 * original and several to undo to at the sizes of cameras.
 */
const DECODED_BYTES = 512 << 20;

/** A picture's pixels, and their halved levels, which are a third more. */
function bytesOf({ width, height }: PictureInfo): number {
  return (width * height * 16) / 3;
}

/** Keeps pages alive in the workers as long as they can be reached. */
export interface PageStore {
  /** Opens picture and mask of a new page, which is kept until `release` at least. */
  open(page: PageDraft, signal?: AbortSignal): Promise<{ page: Page; release: () => void }>;
  /** Takes a page over whose mask is open already; its pixels are decoded when it is shown. */
  adopt(page: Page): void;
  /** This page is the present one from now on: its pixels stay. */
  show(page: Page | null): void;
  /** Makes sure that the page's pixels are decoded; lets go of those used longest ago. */
  wake(page: Page, signal?: AbortSignal): Promise<void>;
  /** Keeps a page for a snapshot although the history may forget it; returns the release. */
  pin(page: Page): () => void;
  /** Closes every page that is neither listed nor pinned. */
  keepOnly(reachable: ReadonlySet<Page>): void;
}

/**
 * A page store without pages.
 * @param budget bytes of decoded pictures, beyond which only what is needed now stays
 */
export function createPageStore(
  { pictures, masks, saving }: Imaging,
  budget = DECODED_BYTES,
): PageStore {
  const pages = new Set<Page>();
  const pins = new Map<Page, number>();
  /** Pages with decoded pixels, the one used longest ago first. */
  const decoded = new Map<Page, Promise<unknown>>();
  let shown: Page | null = null;

  const retire = (inUse: Page): void => {
    let bytes = [...decoded.keys()].reduce((sum, { picture }) => sum + bytesOf(picture), 0);
    for (const page of decoded.keys()) {
      if (bytes <= budget) return;
      if (page === inUse || page === shown || pins.has(page)) continue;
      bytes -= bytesOf(page.picture);
      decoded.delete(page);
      void pictures.close(page.id).catch(() => undefined);
    }
  };
  const use = (page: Page, ready: Promise<unknown>): void => {
    decoded.delete(page);
    decoded.set(page, ready);
    retire(page);
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

  return {
    async open(draft, signal) {
      const { id } = draft;
      const options = signal === undefined ? {} : { signal };
      // To keep a large file takes as long as to decode it: another worker does so meanwhile.
      const kept = saving.store(id, draft.source);
      // That it fails is told where it is waited for, after the decoding.
      void kept.catch(() => undefined);
      try {
        const picture = await pictures.open(id, draft.source, options);
        await masks.open(id, picture.width, picture.height);
        const corner = draft.corner(picture);
        const page = { ...draft, picture, corner, source: await kept };
        pages.add(page);
        use(page, Promise.resolve());
        return { page, release: pin(page) };
      } catch (error) {
        letGo(id);
        // What is still being written can be forgotten only then.
        void kept.then(() => masks.close(id)).catch(() => undefined);
        throw error;
      }
    },
    adopt: (page) => void pages.add(page),
    show(page) {
      shown = page;
    },
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
