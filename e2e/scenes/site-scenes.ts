/** A page of the site, and what of it has to be seen at every width in both themes. */
export interface SiteScene {
  readonly path: string;
  /** Headings of its sections, from the top, in English. */
  readonly headings: readonly string[];
  /** Pictures that it shows at least. */
  readonly pictures: number;
}

/** Widths of a phone, a tablet and a desk, CSS px. */
export const WIDTHS = [375, 768, 1440] as const;

/** Every public page but the editor, which has scenes and journeys of its own. */
export const SITE_SCENES: readonly SiteScene[] = [
  {
    path: '/',
    headings: [
      'Four pictures from your words',
      'Have a picture already?',
      'Get Inspired',
      'Change pictures with words',
      'Flux Kontext Apps',
      'What you can count on',
      'What people make of it',
    ],
    pictures: 18,
  },
  { path: '/explore', headings: ['Explore'], pictures: 18 },
  { path: '/updates', headings: ['Update Log'], pictures: 0 },
  { path: '/account-settings', headings: ['Account settings', 'Plan', 'Storage'], pictures: 0 },
  { path: '/flux-context', headings: ['Flux Kontext', 'Examples'], pictures: 6 },
  { path: '/flux-context-multi', headings: ['Flux Kontext Multi-image', 'Examples'], pictures: 6 },
  { path: '/restore-image', headings: ['Restore Image', 'Examples'], pictures: 6 },
  { path: '/watermark-remover', headings: ['Watermark Remover', 'Examples'], pictures: 6 },
  { path: '/text-removal', headings: ['Text Remover', 'Examples'], pictures: 6 },
  { path: '/no-such-place', headings: ['There is nothing at this address'], pictures: 0 },
];
