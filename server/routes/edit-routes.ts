import { successOf } from '../../src/net/contracts/answer.ts';
import { EDIT_CALLS, PARTS } from '../../src/net/contracts/edit.ts';
import { taskCreatedSchema } from '../../src/net/contracts/task.ts';
import { type ContractApp, success } from '../http/contract-provider.ts';
import { formOf } from '../http/multipart-form.ts';
import type { RequireUser } from '../http/require-user.ts';
import { orderEdit } from '../tasks/order-task.ts';
import type { SubmitOrder } from '../tasks/submit-order.ts';
import { type EditCall, type ReceiveTools, withEdit } from '../uploads/receive-edit.ts';
import { askerOf } from './asker-of.ts';
import { whileAsked } from './while-asked.ts';

/** What each call is for. */
const SUMMARIES: Readonly<Record<EditCall, string>> = {
  'area-redraw': 'Asks for something else to be drawn where a mask marks a picture.',
  remove: 'Asks for what a mask marks to be removed from a picture.',
  expand: 'Asks for a picture to be continued beyond its sides.',
  enhance: 'Asks for a clearer picture.',
  'flux-context': 'Asks for a picture to be changed as an instruction says.',
  'flux-context-multi': 'Asks for two pictures to be made one as an instruction says.',
  restore: 'Asks for an old photograph to be mended.',
  'watermark-remover': 'Asks for a watermark to be found, or removed.',
  'text-removal': 'Asks for writing to be found, or removed.',
};

const DESCRIPTION =
  'Pictures are PNG, JPEG or WebP; mask_image is a PNG of the same size as original_image whose alpha above 0 marks. width and height are those of original_image, in pixels. A picture counts as it is shown: one whose EXIF says that the camera was turned is turned upright first, and so are its sizes, sides and mask meant. With mode=detect a task only finds: its maskUrl then says where, and it has no results; it is in no list and is deleted after two days. Without mask_image mode=run removes what it finds.';

/** Serves the calls that send a picture to be changed. */
export function serveEdits(
  app: ContractApp,
  requireUser: RequireUser,
  submit: SubmitOrder,
  tools: ReceiveTools,
): void {
  for (const kind of Object.keys(SUMMARIES) as EditCall[]) {
    const { path, parts, optional, fields } = EDIT_CALLS[kind];
    const fieldOf = (part: keyof typeof PARTS) => PARTS[part].field;
    app.post(
      path,
      {
        onRequest: requireUser,
        schema: {
          summary: SUMMARIES[kind],
          description: DESCRIPTION,
          consumes: ['multipart/form-data'],
          form: formOf(parts.map(fieldOf), optional.map(fieldOf), fields),
          response: { 200: successOf(taskCreatedSchema) },
        },
      },
      async (request, reply) => {
        const asker = askerOf(request);
        return withEdit(kind, request, tools, whileAsked(reply), async (wish) =>
          success(await submit(orderEdit(asker, wish))),
        );
      },
    );
  }
}
