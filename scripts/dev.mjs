/**
 * `npm run dev`: the server, restarted when its files change, and Vite's development server in front
 * of it, which passes the API and the live channel on and reloads the pages as they are edited.
 */
import { spawn } from 'node:child_process';
import { findNode } from './lib/find-node.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root, toolEntry } from './lib/project.mjs';
import { startServer } from './lib/start-server.mjs';
import { runMain } from './lib/stop.mjs';

await runMain(async () => {
  const { node, env } = await findNode();
  await ensureInstalled({ node, env });
  const port = env.PORT || '8080';
  const vite = spawn(node, [toolEntry('vite')], {
    cwd: root,
    env: { ...env, API_ORIGIN: `http://127.0.0.1:${port}` },
    stdio: 'inherit',
  });
  process.on('exit', () => vite.kill());
  return startServer({ node, env: { ...env, PORT: port }, flags: ['--watch'] });
});
