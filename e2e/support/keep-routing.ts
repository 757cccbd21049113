import type { Page } from '@playwright/test';

/** No page asks for it. */
const NOTHING = '**/asked-for-by-nobody';

/**
 * Keeps a page's requests going through its routes once it had one. When the last route goes, the
 * browser loses what is just then on its way: neither answered nor failed, and often not even heard of
 * (https://github.com/microsoft/playwright/issues/41802). `times` takes a route away as `unroute` does.
 */
export const keepRouting = (page: Page): void => {
  const route = page.route.bind(page);
  let kept: ReturnType<Page['route']> | null = null;
  page.route = async (...given) => {
    kept ??= route(NOTHING, () => undefined);
    await kept;
    return route(...given);
  };
};
