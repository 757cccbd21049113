import type { Pixels } from '../../engine.ts';
import { type Note, note } from '../../note.ts';
import { smoothstep } from '../kernels/arithmetic.ts';
import { nameOfPlace } from './describe-step.ts';
import type { ColouredPart, Target } from './language/instruction.ts';
import { findColoured } from './seeing/find-coloured.ts';
import type { Matte, Sight } from './seeing/sight.ts';
import { inverse } from './steps/take-out.ts';

/** A part that was looked for: a matte, all of the picture (null), or a note on why it was not found. */
export type Found = { readonly matte: Matte | null } | { readonly missing: Note };

/** Less than this share of a picture is nothing found. */
const LEAST = 0.002;

/** Looks for a part of a picture. `original` is the picture that the sight looks at. */
export function findPart(original: Pixels, sight: Sight, target: Target): Found {
  if (target === 'all') return { matte: null };
  if (typeof target === 'object') {
    const matte = findColoured(original, target);
    return isEmpty(matte) ? { missing: noteOnMissing(target) } : { matte };
  }
  switch (target) {
    case 'sky':
      return orMissing(sight.sky(), note('edit.no-sky'));
    case 'subject':
      return orMissing(sight.subject(), note('edit.no-subject'));
    case 'background': {
      const subject = sight.subject();
      return orMissing(subject === null ? null : inverse(subject), note('edit.no-background'));
    }
    case 'plants': {
      const matte = sight.plants();
      return orMissing(isEmpty(matte) ? null : matte, note('edit.no-plants'));
    }
    case 'ground':
      return { matte: groundOf(original, sight) };
  }
}

function noteOnMissing({ colour: { name }, place }: ColouredPart): Note {
  const colour = note(`colour.${name}`);
  return place === undefined
    ? note('edit.nothing-coloured', { colour })
    : note('edit.nothing-coloured-at', { colour, place: nameOfPlace(place) });
}

const orMissing = (matte: Matte | null, missing: Note): Found =>
  matte === null ? { missing } : { matte };

const isEmpty = (matte: Matte): boolean =>
  matte.reduce((sum, value) => sum + value, 0) < matte.length * 255 * LEAST;

/** Less ground than this share of a picture was not all of it. */
const LEAST_GROUND = 0.05;

/** The ground that is seen, or the lower part of the picture, without sky and subject. */
function groundOf({ width, height }: Pixels, sight: Sight): Matte {
  const seen = sight.ground();
  if (seen.reduce((sum, value) => sum + value, 0) > LEAST_GROUND * 255 * seen.length) return seen;
  const [sky, subject] = [sight.sky(), sight.subject()];
  return Uint8Array.from({ length: width * height }, (_, at) => {
    const low = smoothstep(0.45, 0.62, Math.floor(at / width) / height);
    const free = (1 - (sky?.[at] ?? 0) / 255) * (1 - (subject?.[at] ?? 0) / 255);
    return Math.round(255 * low * free);
  });
}
