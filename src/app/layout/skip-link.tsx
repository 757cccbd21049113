import { useText } from '../i18n/use-text.ts';

/** Where the page's own content begins. */
export const MAIN_ID = 'main';

/** Appears on the first Tab and leads past the menu. */
export const SkipLink = () => {
  const text = useText();
  return (
    <a
      href={`#${MAIN_ID}`}
      className="fixed start-4 top-2 z-50 -translate-y-24 rounded-md border border-line bg-surface-1 px-4 py-3 font-medium focus:translate-y-0 focus:shadow-float"
    >
      {text('nav.skip')}
    </a>
  );
};
