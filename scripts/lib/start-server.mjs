import { spawn } from 'node:child_process';
import { compiledOnce, root } from './project.mjs';
import { watchNpm } from './watch-npm.mjs';

/** The server stops by itself within 5 s; one that hangs is ended after this. */
const stopLimitMilliseconds = 6_000;

/**
 * Runs the server until it ends and answers its exit code. The server is in a process group of its
 * own, so that a Ctrl-C reaches it once, through us; and it holds a channel to us, so that it stops
 * when we are gone, however that happened.
 * @param {{ node: string, env: NodeJS.ProcessEnv, flags?: readonly string[] }} options
 * @returns {Promise<number>}
 */
export function startServer({ node, env, flags = [] }) {
  return new Promise((resolve, reject) => {
    const child = spawn(
      node,
      ['--disable-warning=ExperimentalWarning', ...flags, 'server/main.ts'],
      {
        cwd: root,
        env: { ...compiledOnce, ...env },
        detached: true,
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      },
    );
    const stop = (signal) => {
      child.kill(signal);
      setTimeout(() => child.kill('SIGKILL'), stopLimitMilliseconds).unref();
    };
    process.on('SIGINT', stop).on('SIGTERM', stop);
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(signal === null ? (code ?? 1) : 1));
    void watchNpm(() => stop('SIGTERM'));
  });
}
