import { beforeEach, expect, it, vi } from 'vitest';
import { createPageStorage } from '../events/page-storage.ts';
import { createSettingsStore, SETTINGS_KEY } from './settings-store.ts';

/** A storage that two tabs share. */
let storage: Storage;
const refused = (): Storage => {
  throw new Error('There is none; what is kept lasts as long as the page.');
};

beforeEach(() => {
  storage = createPageStorage(refused);
});

const kept = (): unknown => JSON.parse(storage.getItem(SETTINGS_KEY) ?? 'null');

it('has the theme that another tab keeps, and keeps the tools in hand here', async () => {
  const here = createSettingsStore(storage);
  const there = createSettingsStore(storage);
  here.setTools({ brushSize: 77 });
  there.setTheme('dark');
  there.setDescribesPng(false);
  await vi.waitFor(() => expect(kept()).toMatchObject({ theme: 'dark' }));
  here.changedElsewhere();
  expect(here.state).toMatchObject({ theme: 'dark', describesPng: false });
  expect(here.state.tools).not.toEqual(there.state.tools);
});

it('does not take back what another tab chose by keeping something of its own', async () => {
  const here = createSettingsStore(storage);
  const there = createSettingsStore(storage);
  there.setTheme('dark');
  await vi.waitFor(() => expect(kept()).toMatchObject({ theme: 'dark' }));
  here.changedElsewhere();
  here.setTools({ brushSize: 77 });
  await vi.waitFor(() => expect(kept()).toMatchObject({ tools: here.state.tools }));
  expect(kept()).toMatchObject({ theme: 'dark' });
});

it('comes to the same theme in both tabs where both choose at once', async () => {
  const here = createSettingsStore(storage);
  const there = createSettingsStore(storage);
  here.setTheme('light');
  there.setTheme('dark');
  await vi.waitFor(() => expect(kept()).toMatchObject({ theme: 'dark' }));
  here.changedElsewhere();
  there.changedElsewhere();
  expect([here.state.theme, there.state.theme]).toEqual(['dark', 'dark']);
});
