import type { Pixels } from '../../engine.ts';
import { smoothstep } from '../scene/arithmetic.ts';
import type { Target } from './language/instruction.ts';
import type { Matte, Sight } from './seeing/sight.ts';
import { nameOfPlace } from './describe-step.ts';
import { findColoured } from './seeing/find-coloured.ts';
import { inverse } from './steps/take-out.ts';

/** A part that was looked for: a matte, all of the picture (null), or a sentence on why it was not found. */
export type Found = { readonly matte: Matte | null } | { readonly missing: string };

/** Less than this share of a picture is nothing found. */
const LEAST = 0.002;

/** Looks for a part of a picture. `original` is the picture that the sight looks at. */
export function findPart(original: Pixels, sight: Sight, target: Target): Found {
  if (target === 'all') return { matte: null };
  if (typeof target === 'object') {
    const matte = findColoured(original, target);
    const where = target.place === undefined ? '' : ` ${nameOfPlace(target.place)}`;
    return isEmpty(matte)
      ? { missing: `Nothing ${target.colour.name} was found${where}.` }
      : { matte };
  }
  switch (target) {
    case 'sky':
      return orMissing(sight.sky(), 'No sky was found.');
    case 'subject':
      return orMissing(sight.subject(), 'No clear subject was found.');
    case 'background': {
      const subject = sight.subject();
      return orMissing(
        subject === null ? null : inverse(subject),
        'No clear subject was found, so no background either.',
      );
    }
    case 'plants': {
      const matte = sight.plants();
      return orMissing(isEmpty(matte) ? null : matte, 'No leaves or grass were found.');
    }
    case 'ground':
      return { matte: groundOf(original, sight) };
  }
}

const orMissing = (matte: Matte | null, missing: string): Found =>
  matte === null ? { missing } : { matte };

const isEmpty = (matte: Matte): boolean =>
  matte.reduce((sum, value) => sum + value, 0) < matte.length * 255 * LEAST;

/** The lower part of the picture, without sky and subject. */
function groundOf({ width, height }: Pixels, sight: Sight): Matte {
  const [sky, subject] = [sight.sky(), sight.subject()];
  return Uint8Array.from({ length: width * height }, (_, at) => {
    const low = smoothstep(0.45, 0.62, Math.floor(at / width) / height);
    const free = (1 - (sky?.[at] ?? 0) / 255) * (1 - (subject?.[at] ?? 0) / 255);
    return Math.round(255 * low * free);
  });
}
