/** `npm start`: whatever is missing is installed and built, then the server runs until it is stopped. */
import { ensureBuilt } from './lib/build.mjs';
import { findNode } from './lib/find-node.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { startServer } from './lib/start-server.mjs';
import { runMain } from './lib/stop.mjs';

await runMain(async () => {
  const runtime = await findNode();
  await ensureInstalled(runtime);
  await ensureBuilt(runtime);
  return startServer(runtime);
});
