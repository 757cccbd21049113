import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * The command that runs npm or npx: by its JavaScript file when a npm started us (its wrapper may
 * not be on the PATH, or belong to another Node), else by name.
 * @param {'npm' | 'npx'} name
 * @param {string} node path of the Node that shall run it
 * @returns {string[]}
 */
export function npmCommand(name, node) {
  const current = process.env.npm_execpath ?? '';
  const file = join(dirname(current), `${name}-cli.js`);
  if (basename(current).startsWith('np') && existsSync(file)) return [node, file];
  return process.platform === 'win32' ? ['cmd', '/c', name] : [name];
}
