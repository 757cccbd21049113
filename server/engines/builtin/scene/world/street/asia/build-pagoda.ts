import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inside, plainFront } from '../front.ts';
import {
  boxOn,
  grown,
  type Paint,
  type Plot,
  plainPaint,
  roofOn,
  type Solid,
  within,
} from '../solid.ts';
import type { Way } from '../way.ts';
import { tiles } from './tiled-roof.ts';

const TIMBER: Colour = [0.36, 0.2, 0.12];
const PLASTER: Colour = [0.84, 0.79, 0.68];
const BRONZE: Colour = [0.4, 0.42, 0.34];
/** Five storeys, as those of Kyoto have; each as high, and so much narrower than the one below. */
const STOREYS = 5;
const STOREY = 3.4;
const NARROWER = 0.86;
/** How wide the lowest storey is behind a street. World units. */
const WIDE = 7;
/** How far roofs stand out, as a share of a storey's width. */
const OUT = 0.36;

/** Builds a pagoda with a roof over each storey on the middle of a plot; its lowest storey is as wide as the plot. */
export function buildPagoda(plot: Plot, base: number): Solid[] {
  const solids: Solid[] = [];
  let body = plot;
  let low = base;
  for (let n = 0; n < STOREYS; n++) {
    const eaves = grown(body, OUT * body.wide);
    const top = low + STOREY * 0.62;
    solids.push(
      boxOn(body, low, top + 0.6, panelled),
      roofOn(
        eaves,
        top,
        top + STOREY * 0.42,
        (['front', 'back', 'start', 'end'] as const).map((side) => ({
          side,
          pitch: 0.46,
          from: top + 0.22,
        })),
        tiles(n + 7),
      ),
    );
    const inset = (body.wide * (1 - NARROWER)) / 2;
    body = within(body, inset, inset, body.wide - 2 * inset, body.deep - 2 * inset);
    low = top + STOREY * 0.38;
  }
  const middle = within(body, body.wide / 2 - 0.12, body.deep / 2 - 0.12, 0.24, 0.24);
  return [
    ...solids,
    boxOn(middle, low, low + 5.4, plainPaint(BRONZE)),
    ...[1.2, 1.8, 2.4, 3, 3.6].map((up, n) =>
      boxOn(grown(middle, 0.5 - n * 0.07), low + up, low + up + 0.16, plainPaint(BRONZE)),
    ),
  ];
}

/** A pagoda that rises over the houses at the end of a street. */
export function pagodaBehind(way: Way): Solid[] {
  const x = (way.form === 'bend' ? 0.3 : 1) * way.middle(way.end) - WIDE / 2;
  const plot: Plot = { x, z: way.end + 12, u: [1, 0], w: [0, 1], wide: WIDE, deep: WIDE };
  return buildPagoda(plot, 3);
}

/** Posts and beams with plaster between them. */
const panelled: Paint = ({ role, long }, { along, up, pixel }) => {
  if (role === 'level') return plainFront(scaleColour(TIMBER, 0.7));
  const bay = long / 3;
  const across = along - Math.min(2, Math.floor(along / bay)) * bay;
  const open = inside(across, 0.16, bay - 0.16, pixel) * inside(up, 0.5, 1.7, pixel);
  return plainFront(open > 0.5 ? PLASTER : TIMBER);
};
