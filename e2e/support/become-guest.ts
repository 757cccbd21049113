import type { Page } from '@playwright/test';

/** Makes this browser a guest as the page itself does; answers the token. */
export const becomeGuest = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const answer = await fetch('/api/login/anonymous', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    const { userId, accessToken: token } = (await answer.json()).data;
    localStorage.setItem('user', JSON.stringify({ userId, token, name: 'Guest', isGuest: true }));
    return token;
  });
