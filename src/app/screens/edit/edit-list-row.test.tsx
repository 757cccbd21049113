import { GridList } from 'react-aria-components';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { EVENT_TYPES, TASK_STATUS } from '../../../net/contracts/terms.ts';
import { startTexts } from '../../i18n/texts.ts';
import type { Session } from '../../session.ts';
import { SessionContext } from '../../session-context.ts';
import { type EditListItem, rowState, tempRow } from '../../stores/edit-list.ts';
import { createTaskStore } from '../../stores/task-store.ts';
import { EditListRow } from './edit-list-row.tsx';

const MISSING = 'lucide-image-off';

const shown = (item: EditListItem): string =>
  renderToStaticMarkup(
    <SessionContext value={{ tasks: createTaskStore({ now: () => 0 }) } as unknown as Session}>
      <GridList aria-label="Edits">
        <EditListRow item={item} />
      </GridList>
    </SessionContext>,
  );

beforeAll(startTexts);

it('The picture before is missing where it is not there at the end, not while it is packed to be sent', () => {
  const sending = tempRow({
    id: 'temp_1',
    eventType: EVENT_TYPES.remove,
    originalImageUrl: null,
    prompt: '',
    timestamp: '2026-01-01T00:00:00.000Z',
  });
  expect(shown(sending)).toContain('Waiting to start');
  expect(shown(sending)).not.toContain(MISSING);
  expect(
    shown({ ...sending, state: rowState(TASK_STATUS.failed), status: TASK_STATUS.failed }),
  ).toContain(MISSING);
});
