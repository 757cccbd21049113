/** A page of the site, and what of it has to be seen at every width in both themes. */
export interface SiteScene {
  readonly path: string;
  /** Headings of its sections, from the top, in English. */
  readonly headings: readonly string[];
  /** Pictures that it shows at least. */
  readonly pictures: number;
  /** Whether it is another page for whom the server knows. */
  readonly isOfGuest?: boolean;
  /** What opens over it. */
  readonly opens?: readonly Opening[];
}

/** Something that opens over a page at the press of a button. */
export interface Opening {
  /** The button's name. */
  readonly button: string;
  readonly role: 'dialog' | 'menu';
  /** Where its button is. */
  readonly widths: readonly number[];
  /** A button in it that shows more of it. */
  readonly more?: string;
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
  {
    path: '/updates',
    headings: ['Update Log'],
    pictures: 0,
    // The header is the same on every page; this one is the quickest to draw.
    opens: [
      { button: 'Language: English', role: 'menu', widths: WIDTHS },
      { button: 'Open menu', role: 'dialog', widths: WIDTHS.slice(0, 2) },
      { button: 'Flux Kontext Apps', role: 'menu', widths: WIDTHS.slice(2) },
      {
        button: 'Login / Register',
        role: 'dialog',
        widths: WIDTHS.slice(2),
        more: 'Continue with Google',
      },
    ],
  },
  {
    path: '/account-settings',
    headings: [
      ...['Account settings', 'Profile', 'Plan', 'Usage', 'Storage', 'Export all my data'],
      'Delete my account and everything',
    ],
    pictures: 0,
    isOfGuest: true,
    opens: [{ button: 'Delete my account and everything', role: 'dialog', widths: WIDTHS }],
  },
  { path: '/flux-context', headings: ['Flux Kontext', 'Examples'], pictures: 6 },
  { path: '/flux-context-multi', headings: ['Flux Kontext Multi-image', 'Examples'], pictures: 6 },
  { path: '/restore-image', headings: ['Restore Image', 'Examples'], pictures: 6 },
  { path: '/watermark-remover', headings: ['Watermark Remover', 'Examples'], pictures: 6 },
  { path: '/text-removal', headings: ['Text Remover', 'Examples'], pictures: 6 },
  { path: '/tailwind-test', headings: ['Component sheet'], pictures: 0 },
  { path: '/no-such-place', headings: ['There is nothing at this address'], pictures: 0 },
];
