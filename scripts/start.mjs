/** `npm start`: whatever is missing is installed and built, then the server runs until it is stopped. */
import { ensureBuilt } from './lib/build.mjs';
import { findNode } from './lib/find-node.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { readStartOptions, usage } from './lib/start-options.mjs';
import { startServer } from './lib/start-server.mjs';
import { runMain } from './lib/stop.mjs';

await runMain(async () => {
  const options = readStartOptions(process.argv.slice(2));
  if (options.help) {
    console.log(usage);
    return 0;
  }
  const runtime = await findNode();
  await ensureInstalled(runtime);
  await ensureBuilt(runtime);
  return startServer({ ...runtime, env: { ...runtime.env, ...options.env } });
});
