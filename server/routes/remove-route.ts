import { successOf } from '../../src/net/contracts/answer.ts';
import { taskCreatedSchema } from '../../src/net/contracts/task.ts';
import { type ContractApp, success } from '../http/contract-provider.ts';
import type { RequireUser } from '../http/require-user.ts';
import { orderRemoval } from '../tasks/order-task.ts';
import type { SubmitOrder } from '../tasks/submit-order.ts';
import { type ReceiveTools, withRemoval } from '../uploads/receive-removal.ts';
import { askerOf } from './asker-of.ts';

/** Serves `POST /api/tasks/edit/remove`. */
export function serveRemove(
  app: ContractApp,
  requireUser: RequireUser,
  submit: SubmitOrder,
  tools: ReceiveTools,
): void {
  app.post(
    '/api/tasks/edit/remove',
    {
      onRequest: requireUser,
      schema: {
        summary: 'Asks for what a mask marks to be removed from a picture.',
        description:
          'multipart/form-data: original_image (PNG, JPEG or WebP), mask_image (PNG of the same size; alpha above 0 marks), width, height (pixels of the picture).',
        consumes: ['multipart/form-data'],
        response: { 200: successOf(taskCreatedSchema) },
      },
    },
    async (request) => {
      const asker = askerOf(request);
      return withRemoval(request, tools, async (removal) =>
        success(await submit(orderRemoval(asker, removal))),
      );
    },
  );
}
