import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inkAt } from '../../street/block-letters.ts';
import { chance, type Front, inside, plainFront } from '../../street/front.ts';
import type { Paint } from '../../street/solid.ts';

const WORDS = [
  'SALE',
  'MUSIC',
  'SHOW',
  'COLA',
  'LIVE',
  'PHONE',
  'STAR',
  'NEWS',
  'WOW',
  'DANCE',
] as const;
const COLOURS: readonly (readonly [Colour, Colour, Colour])[] = [
  [
    [0.95, 0.12, 0.2],
    [1, 0.5, 0.1],
    [1, 1, 1],
  ],
  [
    [0.05, 0.3, 0.95],
    [0.1, 0.8, 0.95],
    [1, 0.95, 0.4],
  ],
  [
    [0.6, 0.05, 0.75],
    [1, 0.2, 0.6],
    [1, 1, 1],
  ],
  [
    [0.02, 0.55, 0.3],
    [0.7, 0.95, 0.2],
    [1, 1, 0.9],
  ],
  [
    [0.95, 0.75, 0.05],
    [1, 0.4, 0.05],
    [0.2, 0.05, 0.3],
  ],
  [
    [0.9, 0.92, 0.96],
    [0.7, 0.85, 1],
    [0.9, 0.05, 0.15],
  ],
];

/** Shines as advertising does: a picture of colours that run into one another, shapes, a word; numbers tell screens apart, `shine` is how bright, and `high` how high it is. */
export const screen =
  (number: number, shine: number, high: number): Paint =>
  ({ role, long, normal, along: way }, { along: from, up, pixel }): Front => {
    if (role === 'level' || role === 'roof') return plainFront([0.12, 0.12, 0.14]);
    // Some faces count from their right end.
    const along = way[2] * normal[0] - way[0] * normal[2] < 0 ? long - from : from;
    const [first, second, ink] = COLOURS[number % COLOURS.length] as (typeof COLOURS)[number];
    const [u, v] = [along / long, up / high];
    const aspect = long / high;
    const round = Math.hypot((u - 0.3 - 0.4 * chance(number, 1, 1)) * aspect, v - 0.5);
    const disc = inside(round, -1, 0.3, pixel / high);
    const rays =
      Math.sin(Math.atan2(v - 0.5, (u - 0.5) * aspect) * (6 + (number % 5)) + number) > 0.2
        ? 0.5
        : 0;
    let colour = mixColour(first, second, Math.min(1, Math.max(0, number % 2 === 0 ? v : u)));
    if (number % 3 === 0) colour = mixColour(colour, second, rays);
    if (number % 3 === 1) colour = mixColour(colour, ink, 0.75 * disc);
    if (number % 3 === 2)
      colour = mixColour(
        colour,
        scaleColour(first, 0.4),
        Math.floor((u * aspect + v) * 5) % 2 === 0 ? 0.6 : 0,
      );
    const word = WORDS[number % WORDS.length] as string;
    const band = Math.min(0.34, (0.8 * aspect) / word.length);
    const at = number % 4 === 1 ? 0.62 : 0.14;
    colour = mixColour(
      colour,
      ink,
      inkAt(word, (u - 0.1) / 0.8, (v - at) / band, pixel / high / band),
    );
    const edge = inside(along, 0.15, long - 0.15, pixel) * inside(up, 0.15, high - 0.15, pixel);
    return {
      colour: scaleColour(colour, 0.75 * edge + 0.1),
      glass: 0,
      glow: scaleColour(colour, shine * edge),
    };
  };
