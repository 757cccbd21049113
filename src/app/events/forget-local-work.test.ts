import { expect, it } from 'vitest';
import { forgetIfAsked, type LocalKeeper, startAnew } from './forget-local-work.ts';
import { createPageStorage } from './page-storage.ts';

const setUp = () => {
  // A storage without a browser's lives as long as the page.
  const storage = (): Storage =>
    createPageStorage(() => {
      throw new Error('none');
    });
  const [localStorage, sessionStorage] = [storage(), storage()];
  localStorage.setItem('user', '{}');
  sessionStorage.setItem('workspaceId', '1');
  let gone = '';
  const location = { pathname: '/ar/account-settings', assign: (to: string) => void (gone = to) };
  const leave = (): void => startAnew({ localStorage, sessionStorage, location });
  return { localStorage, sessionStorage, leave, gone: () => gone };
};
const keeper = (clear: LocalKeeper['clear']): LocalKeeper => ({ clear });

it('Local work stays unless it was asked to be forgotten', async () => {
  const { localStorage, sessionStorage } = setUp();
  const never = keeper(() => Promise.reject(new Error('asked')));
  expect(await forgetIfAsked({ localStorage, sessionStorage }, [never])).toBe('not-asked');
  expect([localStorage.length, sessionStorage.length]).toEqual([1, 1]);
});

it('The page after the one that asked forgets everything, once', async () => {
  const { localStorage, sessionStorage, leave, gone } = setUp();
  leave();
  expect(gone()).toBe('/ar/');
  const storages = { localStorage, sessionStorage };
  expect(await forgetIfAsked(storages, [keeper(async () => true)])).toBe('forgotten');
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(await forgetIfAsked(storages, [])).toBe('not-asked');
});

it('Nothing of the tab that asked stays, also where another tab was quicker to forget', async () => {
  const { localStorage, sessionStorage, leave } = setUp();
  leave();
  const other = createPageStorage(() => {
    throw new Error('none');
  });
  await forgetIfAsked({ localStorage, sessionStorage: other }, []);
  expect(await forgetIfAsked({ localStorage, sessionStorage }, [])).toBe('not-asked');
  expect(sessionStorage.length).toBe(0);
});

it('What another tab holds is told, and what can go goes all the same', async () => {
  const { localStorage, sessionStorage, leave } = setUp();
  leave();
  const keepers = [keeper(async () => false), keeper(() => Promise.reject(new Error('held')))];
  expect(await forgetIfAsked({ localStorage, sessionStorage }, keepers)).toBe('partly');
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});
