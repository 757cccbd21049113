import { describe, expect, it } from 'vitest';
import { type ClientLog, clientLogSchema } from '../../net/contracts/index.ts';
import { createFakeClock } from '../../net/testing/fakes.ts';
import { createPageReports } from './page-reports.ts';

const setUp = (isOn = true) => {
  const clock = createFakeClock();
  const sent: ClientLog[] = [];
  const path = '/zh/image-detail/01920000-0000-7000-8000-000000000001';
  const reports = createPageReports({
    clock,
    isOn,
    path: () => path,
    // What the server would refuse is no report.
    send: (report) => sent.push(clientLogSchema.parse(report)),
  });
  return { clock, sent, reports };
};

describe('what is slow', () => {
  it('is beyond 3000 ms for calls, 2000 ms for pictures, 1000 ms for interactions', () => {
    const { reports, sent } = setUp();
    for (const call of [3_000, 3_001]) reports.call('/api/tasks/create', 200, call);
    for (const image of [2_000, 2_001]) reports.image(image);
    for (const answer of [1_000, 1_001]) reports.interaction('pointerup', answer);
    reports.flush();
    expect(sent).toEqual([
      {
        entries: [
          { what: 'slow-api', path: '/api/tasks/create', status: 200, durationMs: 3_001 },
          { what: 'slow-image', durationMs: 2_001 },
          {
            what: 'slow-interaction',
            event: 'pointerup',
            screen: '/image-detail/{}',
            durationMs: 1_001,
          },
        ],
        dropped: 0,
      },
    ]);
  });

  it('is sent once, when the page is left, and never grows without end', async () => {
    const { clock, reports, sent } = setUp();
    for (let count = 0; count < 60; count++) reports.image(5_000);
    await clock.pass(3_600_000);
    expect(sent).toEqual([]);
    reports.flush();
    reports.flush();
    expect(sent).toHaveLength(1);
    expect([sent[0]?.entries.length, sent[0]?.dropped]).toEqual([50, 10]);
  });

  it('is not what merely slept', () => {
    const { reports, sent } = setUp();
    reports.call('/api/config', 200, 3_600_001);
    reports.flush();
    expect(sent).toEqual([]);
  });

  it('names no ids', () => {
    const { reports, sent } = setUp();
    reports.call('/api/tasks/01920000-0000-7000-8000-000000000001/restore', 200, 9_000);
    reports.flush();
    expect(sent[0]?.entries[0]).toMatchObject({ path: '/api/tasks/{}/restore' });
  });
});

describe('a crash', () => {
  it('is sent a second later, the same one once a minute', async () => {
    const { clock, reports, sent } = setUp();
    const error = new TypeError('x is not a function');
    reports.crash(error);
    reports.crash(error);
    expect(sent).toEqual([]);
    await clock.pass(1_000);
    reports.crash(error);
    await clock.pass(59_000);
    expect(sent.flatMap(({ entries }) => entries)).toHaveLength(1);
    reports.crash(error);
    await clock.pass(1_000);
    expect(sent.flatMap(({ entries }) => entries)).toHaveLength(2);
  });

  it.each([
    [`Unexpected token 'a', "a cat on a "red" mat" is not valid JSON`, 'cat'],
    ['Loading https://host/secret-words failed', 'secret'],
    ['GET /api/images/0192-abc?sig=xyz failed', 'xyz'],
    ['«un chat noir» kann nicht gelesen werden', 'chat'],
  ])('says of %s nothing that was quoted', async (message, secret) => {
    const { clock, reports, sent } = setUp();
    reports.crash(new SyntaxError(message));
    await clock.pass(1_000);
    expect(JSON.stringify(sent)).not.toContain(secret);
    expect(sent[0]?.entries[0]).toMatchObject({ what: 'crash', name: 'SyntaxError' });
  });

  it('says where it was by file, line and column only', async () => {
    const { clock, reports, sent } = setUp();
    const error = new Error('no');
    error.stack =
      'Error: no\n    at draw (https://host/assets/index-B3x_9.js:1:2345)\n    at https://host/assets/b.js:7:8';
    reports.crash(error);
    await clock.pass(1_000);
    expect(sent[0]?.entries[0]).toMatchObject({ frames: ['index-B3x_9.js:1:2345', 'b.js:7:8'] });
  });

  it('can be anything that was thrown', async () => {
    const { clock, reports, sent } = setUp();
    reports.crash('a cat');
    await clock.pass(1_000);
    expect(sent[0]?.entries[0]).toMatchObject({ name: 'Unknown', said: '' });
  });
});

it('A development build reports nothing', async () => {
  const { clock, reports, sent } = setUp(false);
  reports.image(9_000);
  reports.crash(new Error('no'));
  await clock.pass(10_000);
  reports.flush();
  expect(sent).toEqual([]);
});
