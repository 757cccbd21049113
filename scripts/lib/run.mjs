import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from './project.mjs';

const execute = promisify(execFile);

/**
 * Runs a program in the project, its output shown as it comes, and answers its exit code. Requests
 * to stop are passed on.
 * @param {readonly string[]} command program and arguments
 * @param {{ env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<number>}
 */
export function run([program, ...rest], { env = process.env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, rest, { cwd: root, env, stdio: 'inherit' });
    const passOn = (signal) => child.kill(signal);
    process.on('SIGINT', passOn).on('SIGTERM', passOn);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      process.off('SIGINT', passOn).off('SIGTERM', passOn);
      resolve(signal === null ? (code ?? 1) : 1);
    });
  });
}

/**
 * Runs a program without showing its output.
 * @param {readonly string[]} command program and arguments
 * @param {{ env?: NodeJS.ProcessEnv, timeout?: number, cwd?: string }} [options] timeout in ms
 * @returns {Promise<{ ok: boolean, stdout: string, output: string }>} output: everything it said
 */
export async function runQuietly([program, ...rest], { env = process.env, timeout, cwd } = {}) {
  const options = { cwd: cwd ?? root, env, timeout, maxBuffer: 64 * 1024 * 1024 };
  try {
    const { stdout, stderr } = await execute(program, rest, options);
    return { ok: true, stdout, output: stdout + stderr };
  } catch (error) {
    const said = `${error.stdout ?? ''}${error.stderr ?? ''}`;
    return { ok: false, stdout: error.stdout ?? '', output: said || error.message };
  }
}
