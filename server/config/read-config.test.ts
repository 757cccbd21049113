import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Config, type Environment, readConfig } from './read-config.ts';

function configOf(env: Environment): Config {
  const result = readConfig(env);
  if (!result.ok) throw new Error(result.error.message);
  return result.config;
}

function messageOf(env: Environment): string {
  const result = readConfig(env);
  return result.ok ? 'accepted' : result.error.message;
}

describe('readConfig', () => {
  it('needs no variable at all', () => {
    expect(configOf({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      lan: false,
      dataDir: resolve('data'),
      databaseUrl: undefined,
      maxUploadBytes: 10_485_760,
      maxPartBytes: 419_430_400,
      engines: ['builtin'],
      tokenHours: 24,
      retentionDays: undefined,
      importFromUrl: true,
      logLevel: 'info',
    });
    expect(configOf({}).engineThreads).toBeGreaterThanOrEqual(1);
  });

  it('listens on all addresses with LAN=on, unless HOST says otherwise', () => {
    const { lan, host } = configOf({ LAN: 'on', HOST: '' });
    expect(lan).toBe(true);
    expect(['::', '0.0.0.0']).toContain(host);
    expect(configOf({ LAN: 'on', HOST: '10.0.0.5' }).host).toBe('10.0.0.5');
  });

  it('takes an empty variable as unset', () => {
    expect(configOf({ PORT: '', DATABASE_URL: '' })).toEqual(configOf({}));
  });

  it('reads what is set', () => {
    const env = { PORT: '0', MAX_UPLOAD_MB: '25', ENGINES: 'builtin, builtin', TOKEN_HOURS: '1' };
    expect(configOf(env)).toMatchObject({
      port: 0,
      maxUploadBytes: 26_214_400,
      engines: ['builtin'],
      tokenHours: 1,
    });
  });

  it.each([
    ['PORT', '80a', 'a whole number from 0 to 65535'],
    ['PORT', '65536', 'a whole number from 0 to 65535'],
    ['PORT', '-1', 'a whole number from 0 to 65535'],
    ['HOST', 'a b', 'a host name or an IP address'],
    ['LAN', 'yes', 'on or off'],
    ['DATABASE_URL', 'mysql://x', 'an address like postgres://'],
    ['MAX_UPLOAD_MB', '0', 'from 1 to 1000'],
    ['MAX_PART_MB', '1e3', 'from 1 to 4000'],
    ['ENGINES', 'builtin,magic', 'a comma-separated list of: builtin'],
    ['ENGINE_THREADS', '0', 'from 1 to 256'],
    ['TOKEN_HOURS', '0', 'from 1 to 8760'],
    ['RETENTION_DAYS', '0', 'from 1 to 36500'],
    ['IMPORT_FROM_URL', 'maybe', 'on or off'],
    ['LOG_LEVEL', 'loud', 'one of: fatal, error, warn'],
  ])('names %s=%s and what is accepted', (name, text, accepts) => {
    const message = messageOf({ [name]: text });
    expect(message).toContain(name);
    expect(message).toContain(accepts);
    expect(message.split('\n')).toHaveLength(1);
  });

  it('never repeats a database address, since it holds a password', () => {
    expect(messageOf({ DATABASE_URL: 'postgress://u:hunter2@h/d' })).not.toContain('hunter2');
  });
});
