import { expect, it } from 'vitest';
import { readStartOptions, usage } from './start-options.mjs';

it('tells the server of --lan by its variable, and of nothing without a flag', () => {
  expect(readStartOptions(['--lan'])).toEqual({ help: false, env: { LAN: 'on' } });
  expect(readStartOptions([])).toEqual({ help: false, env: {} });
});

it('knows --help, which names every flag', () => {
  expect(readStartOptions(['--lan', '--help']).help).toBe(true);
  expect(usage).toContain('--lan');
});

it.each(['--lam', 'lan', '-h', '--lan=on'])('refuses %s in one sentence that names it', (flag) => {
  const message = `npm start does not know "${flag}": it must be --lan or --help.`;
  expect(() => readStartOptions(['--lan', flag])).toThrow(message);
});
