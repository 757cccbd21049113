import { Eraser, Expand, Image, PaintbrushVertical } from 'lucide-react';
import type { EditCall } from '../../../../net/index.ts';
import type { TextKey } from '../../../i18n/texts.ts';
import type { EditView } from '../../../stores/editor-store.ts';

/** What a view is for, as its start screen says it, and the kind of task it asks for. */
export const VIEW_WORDS: Readonly<
  Record<EditView, { title: TextKey; hint: TextKey; kind: EditCall | null; Icon: typeof Image }>
> = {
  edit: { title: 'start.edit', hint: 'start.editHint', kind: null, Icon: Image },
  'area-redraw': {
    title: 'skill.areaRedraw',
    hint: 'start.areaRedrawHint',
    kind: 'area-redraw',
    Icon: PaintbrushVertical,
  },
  remove: { title: 'skill.erase', hint: 'start.removeHint', kind: 'remove', Icon: Eraser },
  expand: { title: 'skill.expand', hint: 'start.expandHint', kind: 'expand', Icon: Expand },
};
