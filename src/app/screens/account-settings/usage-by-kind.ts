import {
  isTerminal,
  TASK_STATUS,
  type TaskKind,
  type TaskStatus,
  type Usage,
} from '../../../net/contracts/index.ts';

/** How many tasks of one kind there are. */
export interface KindUsage {
  readonly kind: TaskKind;
  readonly today: number;
  readonly all: number;
  readonly underWay: number;
  readonly succeeded: number;
  readonly failed: number;
  readonly cancelled: number;
}

const sum = (rows: readonly Usage[], of: (row: Usage) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

const inState = (rows: readonly Usage[], isWanted: (status: TaskStatus) => boolean): number =>
  sum(
    rows.filter(({ status }) => isWanted(status)),
    ({ all }) => all,
  );

/** The server's counts, a row for each kind, in the order in which kinds came. */
export const usageByKind = (usage: readonly Usage[]): readonly KindUsage[] =>
  [...new Set(usage.map(({ kind }) => kind))].map((kind) => {
    const rows = usage.filter((row) => row.kind === kind);
    return {
      kind,
      today: sum(rows, ({ today }) => today),
      all: sum(rows, ({ all }) => all),
      underWay: inState(rows, (status) => !isTerminal(status)),
      succeeded: inState(rows, (status) => status === TASK_STATUS.success),
      failed: inState(rows, (status) => status === TASK_STATUS.failed),
      cancelled: inState(rows, (status) => status === TASK_STATUS.cancelled),
    };
  });
