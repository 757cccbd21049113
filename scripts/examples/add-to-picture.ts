import { fade, scratch } from '../../bench/sheets/damage.ts';
import { stamp } from '../../bench/sheets/stamp.ts';
import { writeOn } from '../../server/engines/builtin/testing/letters.ts';
import type { Pixels } from '../../server/engines/engine.ts';
import type { Added } from '../../src/app/content/examples-data.ts';

/** Damages a copy of a picture, or marks it, or writes on it. */
export function addToPicture(picture: Pixels, added: Added): Pixels {
  switch (added.kind) {
    case 'scratches':
      return scratch(picture, added.seed);
    case 'fading':
      return fade(picture, added.seed);
    case 'watermark':
      return stamp(picture, { ...added, apart: [added.across, added.down] });
    case 'writing': {
      const { text, x, y, size, colour, outline } = added;
      const { width, height } = picture;
      const placed = { x: x * width, y: y * height, size: Math.round(size * height) };
      const writing = { text, ...placed, colour, ...(outline !== undefined && { outline }) };
      return writeOn(picture, [writing]).image;
    }
  }
}
