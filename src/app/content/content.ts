import type { SiteContent } from './content-types.ts';

/**
 * Everything about the product that whoever hosts it may want to change, in one place. Plain data
 * without React, so that the build reads it too. Words that are translated stay in `locales/` and
 * are named here by their key; there `{{product}}` stands for the name.
 *
 * What the product says about itself must be true (decision 43). So `stats` shows facts of the
 * software unless told otherwise, and whatever is only a sample is marked as one on the page.
 */
export const CONTENT: SiteContent = {
  name: 'Overpaint',
  taglineKey: 'product.tagline',
  descriptionKey: 'product.description',
  baseUrl: null,
  socialImage: { width: 1200, height: 630, account: null },
  repositoryUrl: null,
  tags: [
    { icon: 'gift', textKey: 'tag.free', when: 'always' },
    { icon: 'person', textKey: 'tag.noLogin', when: 'always' },
    { icon: 'infinity', textKey: 'tag.unlimited', when: 'uncapped' },
    { icon: 'sparkles', textKey: 'tag.flux', when: 'flux' },
  ],
  features: [
    { icon: 'pictures', titleKey: 'feature.four.title', textKey: 'feature.four.text' },
    { icon: 'brush', titleKey: 'feature.exact.title', textKey: 'feature.exact.text' },
    { icon: 'words', titleKey: 'feature.words.title', textKey: 'feature.words.text' },
    { icon: 'history', titleKey: 'feature.kept.title', textKey: 'feature.kept.text' },
    { icon: 'lock', titleKey: 'feature.yours.title', textKey: 'feature.yours.text' },
    { icon: 'pen', titleKey: 'feature.anywhere.title', textKey: 'feature.anywhere.text' },
  ],
  cards: [
    {
      kind: 'restore',
      category: 'apps',
      titleKey: 'tool.title.restore',
      textKey: 'card.restore',
      jumpurl: '/restore-image',
      isNew: false,
    },
    {
      kind: 'text-removal',
      category: 'apps',
      titleKey: 'tool.title.text-removal',
      textKey: 'card.text-removal',
      jumpurl: '/text-removal',
      isNew: false,
    },
    {
      kind: 'watermark-remover',
      category: 'apps',
      titleKey: 'tool.title.watermark-remover',
      textKey: 'card.watermark-remover',
      jumpurl: '/watermark-remover',
      isNew: false,
    },
    {
      kind: 'flux-context',
      category: 'editing',
      titleKey: 'card.flux-context.title',
      textKey: 'card.flux-context',
      isNew: false,
    },
    {
      kind: 'flux-context-multi',
      category: 'multi-image',
      titleKey: 'card.flux-context-multi.title',
      textKey: 'card.flux-context-multi',
      isNew: true,
    },
  ],
  stats: {
    show: 'facts',
    samples: [
      { value: '3M+', labelKey: 'stat.users' },
      { value: '1,530', labelKey: 'stat.perMinute' },
      { value: '4.9', labelKey: 'stat.rating' },
    ],
  },
  testimonials: {
    isShown: true,
    isSample: true,
    items: [
      { quoteKey: 'testimonial.1.quote', byKey: 'testimonial.1.by' },
      { quoteKey: 'testimonial.2.quote', byKey: 'testimonial.2.by' },
      { quoteKey: 'testimonial.3.quote', byKey: 'testimonial.3.by' },
      { quoteKey: 'testimonial.4.quote', byKey: 'testimonial.4.by' },
      { quoteKey: 'testimonial.5.quote', byKey: 'testimonial.5.by' },
      { quoteKey: 'testimonial.6.quote', byKey: 'testimonial.6.by' },
    ],
  },
  updates: [
    {
      date: '2024-04-03',
      type: 'bugfix',
      titleKey: 'update.4.title',
      textKey: 'update.4.text',
    },
    {
      date: '2024-04-02',
      type: 'improvement',
      titleKey: 'update.3.title',
      textKey: 'update.3.text',
    },
    {
      date: '2024-04-01',
      type: 'improvement',
      titleKey: 'update.2.title',
      textKey: 'update.2.text',
    },
    {
      date: '2024-03-31',
      type: 'feature',
      titleKey: 'update.1.title',
      textKey: 'update.1.text',
    },
  ],
};
