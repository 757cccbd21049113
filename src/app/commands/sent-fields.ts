import type { EditCall, EditParts } from '../../net/index.ts';
import type { Origin } from '../follow/result-placer.ts';

/** What an expansion adds on each side; undefined for other edits. */
export const paddingOf = ({ fields }: EditParts<EditCall>): Origin['padding'] => {
  if (!('left' in fields)) return undefined;
  const { left, right, top, bottom } = fields;
  return { left, right, top, bottom };
};

/** The same parts, but a fixed seed (uint32) goes on by so much. */
export const withNextSeed = (parts: EditParts<EditCall>, shift: number): EditParts<EditCall> => {
  const { fields } = parts;
  if (!('seed' in fields) || fields.seed === undefined) return parts;
  return { ...parts, fields: { ...fields, seed: (fields.seed + shift) >>> 0 } };
};
