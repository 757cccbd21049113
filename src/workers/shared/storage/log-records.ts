import type { MaskOperation } from '../imaging.ts';
import { concat, type RawRecord } from './log-format.ts';
import type { SavedPage, SavedView } from './saved.ts';

/** What a record says. Every one leads from one consistent state to the next. */
export type LogRecord =
  /** A page; its picture's file is stored completely, or could not be. */
  | { readonly kind: 'page'; readonly page: SavedPage; readonly hasFile: boolean }
  /** A step from one page to another. */
  | {
      readonly kind: 'turn';
      readonly before: string | null;
      readonly after: string | null;
      readonly revision: number;
    }
  /** A step on the present page's mask: an encoded patch. */
  | {
      readonly kind: 'step';
      readonly pageId: string;
      readonly revision: number;
      readonly patch: Uint8Array<ArrayBuffer>;
    }
  /** The history stands at this many steps; `revision` is above every one used. */
  | { readonly kind: 'cursor'; readonly position: number; readonly revision: number }
  | { readonly kind: 'view'; readonly view: SavedView }
  /** Part of a stroke under way. The first part begins with `begin`. */
  | {
      readonly kind: 'stroke';
      readonly pageId: string;
      readonly operations: readonly MaskOperation[];
    }
  /** The stroke under way came to nothing. */
  | { readonly kind: 'cancel' };

const NUMBERS = { page: 1, turn: 2, step: 3, cursor: 4, view: 5, stroke: 6, cancel: 7 } as const;

/** The record's bytes, apart from its head. */
export function toRaw(record: LogRecord, sequence: number): RawRecord {
  const raw = (fields: unknown, ...rest: Uint8Array[]): RawRecord => ({
    kind: NUMBERS[record.kind],
    sequence,
    payload: withJson(fields, ...rest),
  });
  switch (record.kind) {
    case 'page':
      return raw({ ...record.page, hasFile: record.hasFile });
    case 'turn':
      return raw({ before: record.before, after: record.after, revision: record.revision });
    case 'step':
      return raw({ pageId: record.pageId, revision: record.revision }, record.patch);
    case 'cursor':
      return raw({ position: record.position, revision: record.revision });
    case 'view':
      return raw(record.view);
    case 'stroke':
      return raw({ pageId: record.pageId, operations: record.operations.map(plainOperation) });
    case 'cancel':
      return raw({});
  }
}

/** What the bytes say; null if they say nothing that this version knows. */
export function fromRaw({ kind, payload }: RawRecord): LogRecord | null {
  try {
    const { fields, rest } = splitJson(payload);
    switch (kind) {
      case NUMBERS.page:
        return { kind: 'page', page: pageOf(fields), hasFile: fields['hasFile'] !== false };
      case NUMBERS.turn:
        return {
          kind: 'turn',
          before: textOrNull(fields['before']),
          after: textOrNull(fields['after']),
          revision: number(fields['revision']),
        };
      case NUMBERS.step:
        return {
          kind: 'step',
          pageId: text(fields['pageId']),
          revision: number(fields['revision']),
          patch: rest,
        };
      case NUMBERS.cursor:
        return {
          kind: 'cursor',
          position: number(fields['position']),
          revision: number(fields['revision']),
        };
      case NUMBERS.view:
        return { kind: 'view', view: viewOf(fields) };
      case NUMBERS.stroke:
        return {
          kind: 'stroke',
          pageId: text(fields['pageId']),
          operations: list(fields['operations']).map(operationOf),
        };
      case NUMBERS.cancel:
        return { kind: 'cancel' };
      default:
        return null;
    }
  } catch {
    return null;
  }
}

type Fields = Readonly<Record<string, unknown>>;

function withJson(fields: unknown, ...rest: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const json = new TextEncoder().encode(JSON.stringify(fields));
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, json.length, true);
  return concat([length, json, ...rest]);
}

function splitJson(payload: Uint8Array<ArrayBuffer>): {
  fields: Fields;
  rest: Uint8Array<ArrayBuffer>;
} {
  const view = new DataView(payload.buffer, payload.byteOffset, payload.byteLength);
  const end = 4 + view.getUint32(0, true);
  const parsed: unknown = JSON.parse(new TextDecoder().decode(payload.subarray(4, end)));
  return { fields: fieldsOf(parsed), rest: payload.subarray(end) };
}

function pageOf(fields: Fields): SavedPage {
  return {
    id: text(fields['id']),
    documentId: text(fields['documentId']),
    name: text(fields['name']),
    originalId: textOrNull(fields['originalId']),
    width: number(fields['width']),
    height: number(fields['height']),
    hasAlpha: fields['hasAlpha'] === true,
    type: text(fields['type']),
  };
}

function viewOf(fields: Fields): SavedView {
  const view: Record<string, SavedView[string]> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (isPlain(value)) view[name] = value;
  }
  return view;
}

function isPlain(value: unknown): value is string | number | boolean | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/** Strokes are made of these alone; whole steps are done at once and never under way. */
function plainOperation(operation: MaskOperation): Fields {
  if (operation.kind !== 'points') return { ...operation };
  const radii = operation.radii === undefined ? {} : { radii: [...operation.radii] };
  return { kind: 'points', points: [...operation.points], ...radii };
}

function operationOf(value: unknown): MaskOperation {
  const fields = fieldsOf(value);
  if (fields['kind'] === 'begin') {
    const diameter = number(fields['diameter']);
    return { kind: 'begin', erase: fields['erase'] === true, diameter };
  }
  if (fields['kind'] !== 'points') throw new TypeError('A stroke is made of points.');
  const points = numbers(fields['points']);
  if (fields['radii'] === undefined) return { kind: 'points', points };
  return { kind: 'points', points, radii: numbers(fields['radii']) };
}

function fieldsOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null) throw new TypeError('no object');
  return Object.fromEntries(Object.entries(value));
}

function list(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new TypeError('no list');
  return value;
}

function numbers(value: unknown): Int32Array<ArrayBuffer> {
  return Int32Array.from(list(value).map(number));
}

function number(value: unknown): number {
  if (typeof value !== 'number') throw new TypeError('no number');
  return value;
}

function text(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('no text');
  return value;
}

function textOrNull(value: unknown): string | null {
  return value === null ? null : text(value);
}
