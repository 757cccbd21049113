import * as z from 'zod/mini';
import { emptySchema, successOf } from '../../src/net/contracts/answer.ts';
import { composeSchema } from '../../src/net/contracts/edit.ts';
import { storedImageSchema } from '../../src/net/contracts/image.ts';
import {
  creationListSchema,
  editListSchema,
  editQuerySchema,
  galleryListSchema,
  listQuerySchema,
} from '../../src/net/contracts/lists.ts';
import {
  createTaskSchema,
  taskCreatedSchema,
  taskDetailSchema,
  updateStatusSchema,
} from '../../src/net/contracts/task.ts';
import { type ContractApp, success } from '../http/contract-provider.ts';
import type { RequireUser } from '../http/require-user.ts';
import type { ComposeAgain } from '../tasks/compose-again.ts';
import type { TaskEnder } from '../tasks/end-tasks.ts';
import { orderPictures } from '../tasks/order-task.ts';
import type { TaskReader } from '../tasks/read-tasks.ts';
import type { SubmitOrder } from '../tasks/submit-order.ts';
import { askerOf } from './asker-of.ts';
import { whileAsked } from './while-asked.ts';

/** What the task routes call. */
export interface TaskRouteTools {
  readonly requireUser: RequireUser;
  readonly submit: SubmitOrder;
  readonly reader: TaskReader;
  readonly ender: TaskEnder;
  readonly composeAgain: ComposeAgain;
}

const idParams = z.object({ id: z.string() });
const deleteQuery = z.object({ unfinished: z.optional(z.literal('true')) });

/** Serves the calls on tasks whose bodies are JSON. */
export function serveTasks(
  app: ContractApp,
  { requireUser, submit, reader, ender, composeAgain }: TaskRouteTools,
): void {
  const onRequest = requireUser;

  app.post(
    '/api/tasks/create',
    {
      onRequest,
      schema: {
        summary: 'Asks for pictures from words.',
        body: createTaskSchema,
        response: { 200: successOf(taskCreatedSchema) },
      },
    },
    async (request) => success(await submit(orderPictures(askerOf(request), request.body))),
  );

  app.get(
    '/api/tasks/create/list',
    {
      onRequest,
      schema: {
        summary: 'Creations, newest first.',
        querystring: listQuerySchema,
        response: { 200: successOf(creationListSchema) },
      },
    },
    async ({ userId, query }) => success(await reader.creations(userId, query)),
  );

  app.get(
    '/api/tasks/edit/list',
    {
      onRequest,
      schema: {
        summary: 'Edits, newest first.',
        querystring: editQuerySchema,
        response: { 200: successOf(editListSchema) },
      },
    },
    async ({ userId, query }) => success(await reader.edits(userId, query)),
  );

  app.get(
    '/api/tasks/edit/gallery/list',
    {
      onRequest,
      schema: {
        summary: 'Edits that succeeded, one card each, newest first.',
        querystring: editQuerySchema,
        response: { 200: successOf(galleryListSchema) },
      },
    },
    async ({ userId, query }) => success(await reader.gallery(userId, query)),
  );

  app.post(
    '/api/tasks/status',
    {
      onRequest,
      schema: {
        summary: "Confirms a task that succeeded ('2'), or gives an unfinished one up ('3').",
        body: updateStatusSchema,
        response: { 200: successOf(emptySchema) },
      },
    },
    async ({ userId, body }) => {
      await ender.updateStatus(userId, body.taskId, body.status);
      return success({});
    },
  );

  app.get(
    '/api/tasks/:id',
    {
      onRequest,
      schema: {
        summary: 'Everything about one task.',
        params: idParams,
        response: { 200: successOf(taskDetailSchema) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return success(await reader.detail(request.userId, request.params.id));
    },
  );

  app.delete(
    '/api/tasks/:id',
    {
      onRequest,
      schema: {
        summary: 'Cancels an unfinished task; removes a finished one, for good after 30 s.',
        description:
          'unfinished=true leaves a task as it is that came to another end first, and answers 409.',
        params: idParams,
        querystring: deleteQuery,
        response: { 200: successOf(emptySchema) },
      },
    },
    async (request) => {
      const { userId, params, query } = request;
      if (query.unfinished === undefined) await ender.delete(userId, params.id);
      else await ender.cancel(userId, params.id);
      return success({});
    },
  );

  app.post(
    '/api/tasks/:id/compose',
    {
      onRequest,
      schema: {
        summary: 'Blends a result of a redraw or a removal anew, without a new run.',
        description:
          'feather is the width of the blend in pixels: up to 16 of it lie outside the mask, the rest inside. The same wish answers the same picture.',
        params: idParams,
        body: composeSchema,
        response: { 200: successOf(storedImageSchema) },
      },
    },
    async (request, reply) => {
      const { userId, params, body } = request;
      return success(await composeAgain(userId, params.id, body, whileAsked(reply)));
    },
  );

  app.post(
    '/api/tasks/:id/restore',
    {
      onRequest,
      schema: {
        summary: 'Brings a removed task back within 30 s.',
        params: idParams,
        response: { 200: successOf(emptySchema) },
      },
    },
    async (request) => {
      await ender.restore(request.userId, request.params.id);
      return success({});
    },
  );
}
