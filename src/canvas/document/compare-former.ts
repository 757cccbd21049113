import type { Page } from '../document/page.ts';
import type { EditorState } from '../editor-types.ts';
import type { Comparison, Scene } from '../scene/scene.ts';
import type { PageStore } from './page-store.ts';

/** What comparing a result with the picture before needs. */
export interface CompareFormerOptions {
  readonly scene: Scene;
  readonly state: EditorState;
  readonly current: () => Page | null;
  readonly former: () => Page | null;
  readonly pages: Pick<PageStore, 'wake' | 'pin'>;
  readonly onError: (error: unknown) => void;
}

/** Shows the picture before a result beside the result. */
export interface CompareFormer {
  /** Where the line stands, 0 to 1; null shows the result only. */
  set(split: number | null, isNews: boolean): void;
  /** Another page is shown: the comparison goes on if it is with the same one. */
  follow(): void;
}

/** Compares nothing yet. */
export function createCompareFormer(options: CompareFormerOptions): CompareFormer {
  const { scene, state, current, former, pages, onError } = options;
  let shown: { readonly page: Page; readonly unpin: () => void } | null = null;
  let placed: (Place & { readonly page: Page; readonly on: Page }) | null = null;

  /** The same objects while both pictures are the same: a line that moves draws nothing anew. */
  const placeNow = (page: Page, on: Page): Place => {
    if (placed?.page !== page || placed.on !== on) placed = { page, on, ...placeOf(page, on) };
    return { corner: placed.corner, scale: placed.scale };
  };
  const put = (split: number | null, isNews: boolean): void => {
    const after = current();
    if (split === null || shown === null || after === null) scene.comparison = null;
    else {
      const { id, picture } = shown.page;
      const { width, height, hasAlpha } = picture;
      const place = placeNow(shown.page, after);
      scene.comparison = { picture: { id, width, height, hasAlpha }, ...place, split, isNews };
    }
    scene.announce({ kind: 'comparison' });
  };
  const drop = (): void => {
    state.split = null;
    shown?.unpin();
    shown = null;
    placed = null;
    put(null, false);
  };
  const begin = async (page: Page, isNews: boolean): Promise<void> => {
    shown?.unpin();
    const mine = { page, unpin: pages.pin(page) };
    shown = mine;
    // It may be dropped while it is decoded: then its end is nobody's business.
    const isOver = (): boolean => shown !== mine;
    try {
      await pages.wake(page);
      if (!isOver() && state.split !== null) put(state.split, isNews);
    } catch (error) {
      if (isOver()) return;
      onError(error);
      drop();
    }
  };
  return {
    set(split, isNews) {
      const page = former();
      if (split === null || page === null) return drop();
      state.split = Math.min(1, Math.max(0, split));
      if (shown?.page === page) return put(state.split, scene.comparison?.isNews ?? isNews);
      void begin(page, isNews);
    },
    follow() {
      if (shown === null) return;
      if (former() === shown.page) put(state.split, false);
      else drop();
    },
  };
}

type Place = Pick<Comparison, 'corner' | 'scale'>;

/** Where a page lies in px of another one of its document. */
function placeOf(page: Page, on: Page): Place {
  if (page.corner !== null && on.corner !== null) {
    const corner = { x: page.corner.x - on.corner.x, y: page.corner.y - on.corner.y };
    return { corner, scale: 1 };
  }
  return { corner: { x: 0, y: 0 }, scale: on.picture.width / page.picture.width };
}
