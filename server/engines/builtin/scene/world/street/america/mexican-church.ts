import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inside, NO_GLOW, plainFront } from '../front.ts';
import { ellipsoidAt, FINE, frustumAt } from '../round-solid.ts';
import { boxOn, grown, type Paint, type Plot, plainPaint, type Solid, within } from '../solid.ts';
import type { Way } from '../way.ts';

const WHITE: Colour = [0.93, 0.9, 0.83];
const DARK: Colour = [0.11, 0.09, 0.08];
const WOOD: Colour = [0.3, 0.18, 0.1];
/** The church's paint, and the glaze of its domes. */
const OCHRE: Colour = [0.93, 0.72, 0.3];
const GLAZE: readonly Colour[] = [
  [0.1, 0.3, 0.56],
  [0.92, 0.76, 0.24],
];

/** A church of two towers with a carved front between them and a glazed dome behind. */
export function mexicanChurch(way: Way): Solid[] {
  const x = way.middle(way.end);
  const z = way.end - 6;
  const plotAt = (from: number, inward: number, wide: number, deep: number): Plot => ({
    ...{ x: x + from, z: z + inward, u: [1, 0], w: [0, 1], wide, deep },
  });
  const nave = plotAt(-4.2, 0, 8.4, 22);
  const white = plainPaint(WHITE);
  const towers = [-7.6, 4.2].flatMap((from) => tower(plotAt(from, -0.5, 3.4, 3.4)));
  const gable = [0, 1, 2, 3].map((n) =>
    boxOn(
      plotAt(-4.2 + n * 0.9, -0.12, 8.4 - n * 1.8, 0.7),
      11 + n * 0.8,
      11.8 + n * 0.8,
      plainPaint(n === 3 ? WHITE : OCHRE),
    ),
  );
  return [
    boxOn(nave, 0, 11, churchFront),
    ...gable,
    boxOn(plotAt(-4.3, -0.3, 8.6, 0.5), 10.7, 11, white),
    ...towers,
    frustumAt([x, 11, z + 14], 3, 3.9, 3.9, plainPaint(OCHRE)),
    ellipsoidAt([x, 14, z + 14], 3.9, 3.7, glazed, FINE),
    frustumAt([x, 17.5, z + 14], 1.5, 0.6, 0.5, white),
    ...cross(x, 14.2, z),
  ];
}

const glazed: Paint = ({ normal }) => {
  const rib = Math.floor((Math.atan2(normal[2], normal[0]) / Math.PI + 1) * 10) % 2;
  return { colour: GLAZE[rib] as Colour, glass: 0.08, glow: NO_GLOW };
};

const cross = (x: number, low: number, z: number): Solid[] => [
  boxOn(
    { x: x - 0.08, z, u: [1, 0], w: [0, 1], wide: 0.16, deep: 0.16 },
    low,
    low + 1.5,
    plainPaint(WOOD),
  ),
  boxOn(
    { x: x - 0.45, z, u: [1, 0], w: [0, 1], wide: 0.9, deep: 0.16 },
    low + 0.85,
    low + 1.02,
    plainPaint(WOOD),
  ),
];

/** A tower in three storeys that grow smaller, bells in the upper ones, a small dome. */
function tower(plot: Plot): Solid[] {
  const { x, z } = within(plot, plot.wide / 2, plot.deep / 2, 0, 0);
  const storeys = [
    { low: 0, high: 12, in: 0 },
    { low: 12, high: 15.4, in: 0.25 },
    { low: 15.4, high: 18, in: 0.65 },
  ];
  return [
    ...storeys.flatMap(({ low, high, in: by }) => [
      boxOn(grown(plot, -by), low, high, belfry(low > 0)),
      boxOn(grown(plot, 0.18 - by), high - 0.3, high, plainPaint(WHITE)),
    ]),
    ellipsoidAt([x, 18, z], 1, 1.15, glazed, FINE),
    ...cross(x, 19.1, z),
  ];
}

const belfry =
  (hasBells: boolean): Paint =>
  ({ role, long }, { along, up, pixel }) => {
    if (role === 'level' || !hasBells) return plainFront(scaleColour(OCHRE, 0.98));
    const off = Math.abs(along - long / 2);
    const reach = up > 1.7 ? Math.sqrt(Math.max(0, 0.49 - (up - 1.7) ** 2)) : 0.7;
    const hole = inside(off, -1, reach, pixel) * inside(up, 0.4, 2.4, pixel);
    const pillar = inside(off, 0.82, 1, pixel);
    return plainFront(mixColour(mixColour(OCHRE, WHITE, pillar), DARK, hole));
  };

/** The church's front: a portal between white pillars, niches, a round window. */
const churchFront: Paint = ({ role, long }, { along, up, pixel }) => {
  if (role !== 'front') return plainFront(OCHRE);
  const off = Math.abs(along - long / 2);
  const reach = up > 3.4 ? Math.sqrt(Math.max(0, 1.44 - (up - 3.4) ** 2)) : 1.2;
  const portal = inside(off, -1, reach, pixel) * inside(up, 0, 4.6, pixel);
  const pillars =
    Math.max(inside(off, 1.7, 2, pixel), inside(off, 2.9, 3.2, pixel)) * inside(up, 0, 10, pixel);
  const bands = Math.max(inside(up, 5.1, 5.4, pixel), inside(up, 9.9, 10.2, pixel));
  const away = Math.hypot(off, up - 7.6);
  const ring = inside(away, 0.95, 1.3, pixel);
  const niche =
    inside(Math.abs(off - 2.45), -1, 0.26, pixel) *
    Math.max(inside(up, 1.6, 3.4, pixel), inside(up, 6.4, 8.2, pixel));
  const shown = mixColour(OCHRE, WHITE, Math.max(pillars, bands, ring));
  return {
    colour: mixColour(
      mixColour(shown, scaleColour(OCHRE, 0.55), niche),
      away < 0.95 ? DARK : WOOD,
      Math.max(portal, inside(away, -1, 0.95, pixel)),
    ),
    glass: 0,
    glow: NO_GLOW,
  };
};
