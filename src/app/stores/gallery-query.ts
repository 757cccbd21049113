import type { EditKind } from '../../net/contracts/index.ts';
import { TASK_KINDS } from '../../net/contracts/terms.ts';

/** Cards of a page that the user may choose (document 2 section 9). */
export const PAGE_SIZES = [6, 12, 16, 24, 48] as const;
/** See {@link PAGE_SIZES}. */
export type PageSize = (typeof PAGE_SIZES)[number];

const FIRST_SIZE: PageSize = 16;
/** Longest text to look for, as the server takes it. */
const SEARCH_MAX = 200;

/** Which cards are wanted. */
export interface GalleryQuery {
  /** 1 and up. */
  readonly page: number;
  readonly size: PageSize;
  /** Text that the prompt holds; '' looks for nothing. */
  readonly q: string;
  /** Null: every kind. */
  readonly kind: EditKind | null;
}

/** What the query is called in the address; what has its first value is left out there. */
export const GALLERY_PARAMS = ['page', 'size', 'q', 'kind'] as const;

/** Every kind of task that changes a picture. */
export const EDIT_KINDS = TASK_KINDS.filter((kind): kind is EditKind => kind !== 'text-to-image');

/** A text as it is looked for: without space around, and no longer than the server takes. */
export const searchText = (typed: string): string => typed.trim().slice(0, SEARCH_MAX);

const wholeOf = (value: string | null): number =>
  /^\d{1,6}$/.test(value ?? '') ? Number(value) : 0;

/** What an address asks for; whatever it says that does not exist counts as not said. */
export const readGalleryQuery = (search: string): GalleryQuery => {
  const query = new URLSearchParams(search);
  const size = wholeOf(query.get('size'));
  return {
    page: Math.max(1, wholeOf(query.get('page'))),
    size: PAGE_SIZES.find((one) => one === size) ?? FIRST_SIZE,
    q: searchText(query.get('q') ?? ''),
    kind: EDIT_KINDS.find((kind) => kind === query.get('kind')) ?? null,
  };
};

/**
 * The address's query with another wish in it, everything else as it was. Another size, search or
 * kind begins at the first page.
 */
export const withGalleryQuery = (search: string, change: Partial<GalleryQuery>): string => {
  const query = new URLSearchParams(search);
  const wish = { ...readGalleryQuery(search), page: 1, ...change };
  const values = {
    page: wish.page === 1 ? '' : String(wish.page),
    size: wish.size === FIRST_SIZE ? '' : String(wish.size),
    q: wish.q,
    kind: wish.kind ?? '',
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === '') query.delete(name);
    else query.set(name, value);
  }
  return query.toString();
};

/** At most this many page numbers are shown. */
const WINDOW = 5;

/** The page numbers to show: up to five, around the present page as far as the ends let them be. */
export const pageWindow = (page: number, totalPages: number): readonly number[] => {
  const count = Math.min(WINDOW, totalPages);
  const centred = page - Math.floor(WINDOW / 2);
  const first = Math.max(1, Math.min(centred, totalPages - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
};
