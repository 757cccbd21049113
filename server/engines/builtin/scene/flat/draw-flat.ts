import type { Setting } from '../setting.ts';
import type { Frame } from '../world/frame.ts';
import { circles, type Means, marble, type Paint, tiles, waves } from './abstract.ts';
import { drawLogo } from './logo.ts';
import { layMotifs } from './motifs.ts';
import { drawMap } from './old-map.ts';
import { chevrons, scales, stars } from './ornament.ts';
import { paintFlat } from './paint-flat.ts';
import { paletteOf } from './palette.ts';
import { synthwave } from './synthwave.ts';

/** The four compositions of an abstract picture, and of a pattern that names nothing. */
const ABSTRACT: readonly ((means: Means) => Paint)[] = [marble, circles, waves, tiles];
const PATTERNS: readonly ((means: Means) => Paint)[] = [
  (means) => tiles(means, 8, 4),
  scales,
  stars,
  chevrons,
];

/** Draws a picture that shows no place: an abstract one, a pattern, a map, a logo, or a poster of synthwave. */
export function drawFlat(frame: Frame, setting: Setting): void {
  const { idea, random, noise, turn } = setting;
  const means: Means = {
    palette: paletteOf(idea.colours, random),
    noise,
    random,
  };
  if (idea.flat === 'map') drawMap(frame, means);
  else if (idea.flat === 'synthwave') paintFlat(frame, synthwave(means, turn));
  else if (idea.flat === 'logo') drawLogo(frame, setting, means);
  else if (idea.flat === 'pattern' && idea.subjects.some(({ isDressing }) => isDressing !== true))
    layMotifs(frame, setting, means);
  else {
    const ways = idea.flat === 'pattern' ? PATTERNS : ABSTRACT;
    const paint = ways[turn % ways.length] as (means: Means) => Paint;
    paintFlat(frame, paint(means));
  }
}
