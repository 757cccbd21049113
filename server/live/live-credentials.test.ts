import { describe, expect, it } from 'vitest';
import { CREDENTIAL_SECONDS, createLiveAccess } from './live-credentials.ts';

const USER = '01890000-0000-7000-8000-000000000000';
const key = new Uint8Array(32).fill(7);

describe('live credentials', () => {
  it('prove one user until they expire, and not a second longer', () => {
    let now = 1_000_000_000;
    const access = createLiveAccess({ key, now: () => now });
    const { clientId, topic, userName, password } = access.issue(USER);
    const connection = { connectionId: `${clientId}@@@ab12`, userName, password };
    expect(clientId).toBe(`GID_overpaint@@@${USER}`);
    expect(topic).toBe(`overpaint/GID_overpaint@@@${USER}`);
    expect(connection.connectionId.length).toBeLessThanOrEqual(63);
    now += CREDENTIAL_SECONDS * 1_000 - 1;
    expect(access.userOfConnection(connection)).toBe(USER);
    now += 1;
    expect(access.userOfConnection(connection)).toBeNull();
  });

  it('of another server open nothing', () => {
    const other = createLiveAccess({ key: new Uint8Array(32).fill(8) });
    const { clientId, userName, password } = other.issue(USER);
    const connection = { connectionId: `${clientId}@@@a`, userName, password };
    expect(createLiveAccess({ key }).userOfConnection(connection)).toBeNull();
  });
});
