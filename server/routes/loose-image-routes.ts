import { successOf } from '../../src/net/contracts/answer.ts';
import { PARTS } from '../../src/net/contracts/edit.ts';
import {
  importSchema,
  storedImageSchema,
  uploadFieldsSchema,
} from '../../src/net/contracts/image.ts';
import { type ContractApp, success } from '../http/contract-provider.ts';
import { formOf } from '../http/multipart-form.ts';
import { networkOf } from '../http/network-of.ts';
import type { RequireUser } from '../http/require-user.ts';
import type { ImportPicture } from '../import/import-picture.ts';
import { receiveImage } from '../uploads/receive-image.ts';
import { whileAsked } from './while-asked.ts';

/** What the calls on pictures of no task work with. */
export interface LooseImageTools {
  readonly uploads: Parameters<typeof receiveImage>[1];
  readonly importPicture: ImportPicture;
}

/** Serves the calls that store one picture and make no task. */
export function serveLooseImages(
  app: ContractApp,
  requireUser: RequireUser,
  { uploads, importPicture }: LooseImageTools,
): void {
  app.post(
    '/api/tasks/image/upload',
    {
      onRequest: requireUser,
      schema: {
        summary: 'Stores one picture for two days.',
        description: 'PNG, JPEG and WebP stay as they are; GIF, TIFF and AVIF become a PNG.',
        consumes: ['multipart/form-data'],
        form: formOf([PARTS.image.field], [], uploadFieldsSchema),
        response: { 200: successOf(storedImageSchema) },
      },
    },
    async (request, reply) => success(await receiveImage(request, uploads, whileAsked(reply))),
  );

  app.post(
    '/api/images/import',
    {
      onRequest: requireUser,
      schema: {
        summary: 'Fetches a picture from a public web address and stores it for two days.',
        body: importSchema,
        response: { 200: successOf(storedImageSchema) },
      },
    },
    async ({ userId, ip, body }, reply) => {
      const asker = { userId, network: networkOf(ip) };
      return success(await importPicture(asker, body.url, whileAsked(reply)));
    },
  );
}
