import { expect, it } from 'vitest';
import { usageByKind } from './usage-by-kind.ts';

it('Counts of the server become a row for each kind with its outcomes', () => {
  const rows = usageByKind([
    { kind: 'remove', status: '0', today: 1, all: 1 },
    { kind: 'remove', status: '1', today: 1, all: 2 },
    { kind: 'remove', status: '2', today: 3, all: 10 },
    { kind: 'remove', status: '4', today: 0, all: 4 },
    { kind: 'expand', status: '3', today: 0, all: 5 },
  ]);
  const remove = { kind: 'remove', today: 5, all: 17, underWay: 3, succeeded: 10 };
  expect(rows).toEqual([
    { ...remove, failed: 0, cancelled: 4 },
    { kind: 'expand', today: 0, all: 5, underWay: 0, succeeded: 0, failed: 5, cancelled: 0 },
  ]);
});
