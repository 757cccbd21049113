import type { TextKey } from '../i18n/texts.ts';
import type { ExampleKind } from './examples-data.ts';

/** Names of the icons that content may carry; `content-icon.tsx` draws them. */
export type ContentIconName =
  | 'brush'
  | 'gift'
  | 'history'
  | 'infinity'
  | 'lock'
  | 'pen'
  | 'person'
  | 'pictures'
  | 'sparkles'
  | 'words';

/** A short statement under the headline, shown only while it is true. */
export type ContentTag = {
  readonly icon: ContentIconName;
  readonly textKey: TextKey;
  /** `flux`: an engine that runs FLUX is connected; `uncapped`: the server counts nobody's pictures. */
  readonly when: 'always' | 'flux' | 'uncapped';
};

/** One of the core features. */
export type ContentFeature = {
  readonly icon: ContentIconName;
  readonly titleKey: TextKey;
  readonly textKey: TextKey;
};

/** A card of before and after; its cases are the examples of its kind. */
export type ContentCard = {
  readonly kind: ExampleKind;
  readonly category: 'apps' | 'editing' | 'multi-image';
  readonly titleKey: TextKey;
  readonly textKey: TextKey;
  /** Where its button leads; left out, to the place of its category. */
  readonly jumpurl?: `/${string}`;
  /** Carries the badge of what is new. */
  readonly isNew: boolean;
};

/** A figure and what it counts. */
export type ContentStat = { readonly value: string; readonly labelKey: TextKey };

/** What somebody said of the product, and who. */
export type ContentTestimonial = { readonly quoteKey: TextKey; readonly byKey: TextKey };

/** One entry of the update log. */
export type ContentUpdate = {
  /** ISO 8601 date. */
  readonly date: string;
  readonly type: 'feature' | 'improvement' | 'bugfix';
  readonly titleKey: TextKey;
  readonly textKey: TextKey;
};

/** What whoever hosts the product may say on it; see `content.ts`. */
export type SiteContent = {
  /** The product's name, the same in every language; fills `{{product}}` in the texts. */
  readonly name: string;
  readonly taglineKey: TextKey;
  /** One or two sentences for search engines and social cards. */
  readonly descriptionKey: TextKey;
  /** `https://example.com` without a slash at its end; null: the address that a page was asked at. */
  readonly baseUrl: string | null;
  readonly socialImage: {
    /** In pixels. */
    readonly width: number;
    readonly height: number;
    /** The operator's account there, such as `@overpaint`; null: none. */
    readonly account: string | null;
  };
  /** Where the source can be read; null: no link is shown. */
  readonly repositoryUrl: string | null;
  readonly tags: readonly ContentTag[];
  readonly features: readonly ContentFeature[];
  readonly cards: readonly ContentCard[];
  readonly stats: {
    /**
     * `facts`: figures of the software itself, which are always true; `samples`: those below,
     * marked as samples; `own`: those below, as true ones of the operator's; `none`: no section.
     */
    readonly show: 'facts' | 'samples' | 'own' | 'none';
    readonly samples: readonly ContentStat[];
  };
  readonly testimonials: {
    readonly isShown: boolean;
    /** Whether nobody said them yet; the page then says so. False for real ones. */
    readonly isSample: boolean;
    readonly items: readonly ContentTestimonial[];
  };
  /** Newest first. */
  readonly updates: readonly ContentUpdate[];
};
