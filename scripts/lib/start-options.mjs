import { Stop } from './stop.mjs';

/** What `npm start` accepts, each with the variables by which the server is told. */
const flags = {
  '--lan': {
    help: 'serve the local network too, over HTTPS, and show how a tablet gets there',
    env: { LAN: 'on' },
  },
  '--help': { help: 'show this', env: {} },
};

/** The text of `--help`. */
export const usage = [
  'Usage: npm start -- [flags]',
  '',
  ...Object.entries(flags).map(([name, { help }]) => `  ${name.padEnd(8)}${help}`),
  '',
  'Everything else is set by environment variables: see docs/operating.md.',
].join('\n');

/**
 * Reads the arguments of `npm start`.
 * @param {readonly string[]} given
 * @returns {{ help: boolean, env: Record<string, string> }} env: what to add to the environment
 * @throws {Stop} when one is not known
 */
export function readStartOptions(given) {
  for (const flag of given) {
    if (Object.hasOwn(flags, flag)) continue;
    const known = Object.keys(flags).join(' or ');
    throw new Stop(`npm start does not know "${flag}": it must be ${known}.`);
  }
  const env = Object.assign({}, ...given.map((flag) => flags[flag].env));
  return { help: given.includes('--help'), env };
}
