import { FAR_HOST, test as far } from '../support/far-away.ts';
import { holdEnds } from '../support/held-ends.ts';
import { startServerProcess } from '../support/server-process.ts';
import { expect } from '../support/test.ts';

/** The browser trusts no authority of ours; `server/tls` proves the chain by a device's own check. */
const test = far.extend({
  ignoreHTTPSErrors: true,
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const server = await startServerProcess({ LAN: 'on', HOST: '127.0.0.1' });
      await use(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],
});

test('A tablet that types the address learns how to trust the server, and works over HTTPS', async ({
  home,
  page,
  server,
  context,
}) => {
  const { port } = new URL(server.url);
  const typed = `http://${FAR_HOST}:${port}/`;
  await page.goto(typed);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open Overpaint on this device');
  await page.getByText('iPad and iPhone').click();
  await expect(page.getByText('Certificate Trust Settings')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the certificate' }).click();
  expect((await downloading).suggestedFilename()).toBe('overpaint-authority.crt');

  await page.getByRole('link', { name: 'Open Overpaint securely' }).click();
  await expect(home.prompt).toBeEditable();
  expect(page.url()).toBe(`https://${FAR_HOST}:${port}/`);
  expect(await page.evaluate(() => isSecureContext)).toBe(true);
  await expect(page.getByText('This page is not served over HTTPS')).toBeHidden();

  const heardFrom = new Set<string>();
  page.on('websocket', (line) => line.on('framereceived', () => heardFrom.add(line.url())));
  const ends = await holdEnds(context);
  await home.generate('a pattern of dots', { count: 1 });
  await expect.poll(() => heardFrom.size).toBeGreaterThan(0);
  ends.letGo();
  await home.expectPictures(1);
  expect([...heardFrom]).toEqual([`wss://${FAR_HOST}:${port}/mqtt`]);
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: 'overpaint_guest', secure: true, httpOnly: true });
});
