import { combineSheets } from './combine.ts';
import { enhanceSheets } from './enhance.ts';
import { expandSheets } from './expand.ts';
import { instructSheets } from './instruct.ts';
import { redrawSheets } from './redraw.ts';
import { removeSheets } from './remove.ts';
import { restoreSheets } from './restore.ts';
import type { MakeSheets } from './sheet.ts';
import { textRemovalSheets } from './text-removal.ts';
import { textToImageSheets } from './text-to-image.ts';
import { watermarkSheets } from './watermark.ts';

/** The kinds that have sheets, by the names that the command takes. */
export const KINDS: Readonly<Record<string, MakeSheets>> = {
  'text-to-image': textToImageSheets,
  remove: removeSheets,
  'area-redraw': redrawSheets,
  expand: expandSheets,
  enhance: enhanceSheets,
  'flux-context': instructSheets,
  'flux-context-multi': combineSheets,
  restore: restoreSheets,
  'text-removal': textRemovalSheets,
  'watermark-remover': watermarkSheets,
};
