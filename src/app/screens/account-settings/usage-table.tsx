import type { Usage } from '../../../net/contracts/index.ts';
import { useNumbers } from '../../i18n/use-numbers.ts';
import { useText } from '../../i18n/use-text.ts';
import { type KindUsage, usageByKind } from './usage-by-kind.ts';

const STATES = [
  { name: 'succeeded', key: 'account.succeeded' },
  { name: 'underWay', key: 'account.underWay' },
  { name: 'failed', key: 'account.failed' },
  { name: 'cancelled', key: 'account.cancelled' },
] as const;

const CELL = 'py-2 text-end tabular-nums';

const Row = ({ row }: { row: KindUsage }) => {
  const text = useText();
  const { plain } = useNumbers();
  const states = STATES.filter(({ name }) => row[name] > 0);
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="py-2 pe-3 text-start font-medium">
        {text(`kind.${row.kind}`)}
        <span className="flex flex-wrap gap-x-3 text-12 font-normal text-ink-muted">
          {states.map(({ name, key }) => (
            <span key={name}>{text(key, { count: plain(row[name]) })}</span>
          ))}
        </span>
      </th>
      <td className={CELL}>{plain(row.today)}</td>
      <td className={CELL}>{plain(row.all)}</td>
    </tr>
  );
};

/** What the user asked for: kinds with their outcomes, today and in all. */
export const UsageTable = ({ usage }: { usage: readonly Usage[] }) => {
  const text = useText();
  const { plain } = useNumbers();
  const rows = usageByKind(usage);
  if (rows.length === 0) return <p className="text-ink-muted">{text('account.usageNone')}</p>;
  const total = (of: 'today' | 'all') => plain(rows.reduce((sum, row) => sum + row[of], 0));
  return (
    <table className="w-full">
      <thead className="text-13 text-ink-muted">
        <tr>
          <th scope="col" className="pb-2 text-start font-normal">
            {text('account.usageKind')}
          </th>
          <th scope="col" className="w-20 pb-2 text-end font-normal">
            {text('account.usageToday')}
          </th>
          <th scope="col" className="w-20 pb-2 text-end font-normal">
            {text('account.usageAll')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.kind} row={row} />
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-line-strong font-semibold">
          <th scope="row" className="py-2 text-start">
            {text('account.usageSum')}
          </th>
          <td className={CELL}>{total('today')}</td>
          <td className={CELL}>{total('all')}</td>
        </tr>
      </tfoot>
    </table>
  );
};
