import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { DARK, type Front, inside, NO_GLOW, plainFront } from '../front.ts';
import { ellipsoidAt, FINE, frustumAt } from '../round-solid.ts';
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
import { LAMP } from '../street-lamps.ts';
import type { Way } from '../way.ts';

const MARBLE: Colour = [0.9, 0.86, 0.78];
const GREEN: Colour = [0.4, 0.5, 0.44];
const ROSE: Colour = [0.8, 0.56, 0.48];
const TILES: Colour = [0.68, 0.32, 0.2];
/** A bell tower: how wide, how high its walls, from where on its belfry is open, how high its roof. World units. */
const TOWER = { wide: 7, high: 34, belfry: 25, roof: 4.5, storey: 8.2 } as const;
/** A dome: how far behind the houses and aside it is, how high its drum begins, how high that is, its half width and its height. */
const DOME = { back: 26, aside: 13, low: 17, drum: 7, radius: 10.5, high: 11.5 } as const;

/** The cathedral of a town in Italy beyond the end of a street or a square: its bell tower of marble, its dome of tiles over the roofs; `lamps` is the share of lit windows. */
export function duomo(way: Way, lamps: number): Solid[] {
  const side = way.middle(way.end) > 0 ? -1 : 1;
  const middle = (way.form === 'bend' ? 0.15 : 1) * way.middle(way.end);
  const [x, z] = [middle - side * DOME.aside, way.end + DOME.back];
  const marble = plainPaint(MARBLE);
  const base = DOME.low + DOME.drum;
  return [
    ...bellTower(middle + side * 7 - TOWER.wide / 2, way.end + 12, lamps),
    frustumAt([x, 0, z], base, 0.96 * DOME.radius, 0.96 * DOME.radius, drumPaint),
    frustumAt([x, base - 0.8, z], 0.9, 1.04 * DOME.radius, 1.04 * DOME.radius, marble),
    ellipsoidAt([x, base, z], DOME.radius, DOME.high, domePaint, FINE),
    frustumAt([x, base + DOME.high - 0.5, z], 3.2, 1.7, 1.5, marble),
    frustumAt([x, base + DOME.high + 2.7, z], 2.4, 1.7, 0.1, marble),
  ];
}

/** Tiles in courses, one piece of the dome a little darker than the next. */
const domePaint: Paint = ({ normal }, { up }) => {
  const piece = Math.floor((Math.atan2(normal[2], normal[0]) / Math.PI) * 10 + 0.25);
  const row = 0.94 + 0.08 * Math.sin(up * 9);
  return plainFront(scaleColour(TILES, (piece & 1) === 0 ? row : 0.88 * row));
};

/** Panels of white and green marble round a drum, and round windows in them. */
const drumPaint: Paint = (_, { along, up }) =>
  plainFront(Math.abs(along) < 0.3 || up % 3.4 < 0.5 ? GREEN : MARBLE);

/** A square tower of marble in bands, its storeys ever more open, under a low roof. */
function bellTower(x: number, z: number, lamps: number): Solid[] {
  const plot: Plot = { x, z, u: [1, 0], w: [0, 1], wide: TOWER.wide, deep: TOWER.wide };
  const { high, roof, storey, wide } = TOWER;
  const ledge = plainPaint(MARBLE);
  const corners = [0, wide - 0.9].flatMap((u) =>
    [0, wide - 0.9].map((w) => boxOn(grown(within(plot, u, w, 0.9, 0.9), 0.22), 0, high, ledge)),
  );
  return [
    boxOn(plot, 0, high, towerWall(lamps)),
    ...corners,
    ...[1, 2, 3].map((n) => boxOn(grown(plot, 0.4), n * storey - 0.3, n * storey + 0.2, ledge)),
    boxOn(grown(plot, 0.9), high, high + 0.8, ledge),
    roofOn(
      grown(plot, 0.7),
      high + 0.8,
      high + 0.8 + roof,
      (['front', 'back', 'start', 'end'] as const).map((side) => ({
        side,
        pitch: (2 * roof) / (wide + 1.4),
        from: high + 0.8,
      })),
      plainPaint(TILES),
    ),
  ];
}

/** Bands of green and rose in the white, paired windows with round arches, the belfry's open and tall. */
const towerWall =
  (lamps: number): Paint =>
  ({ role, long }, { along, up, pixel }): Front => {
    if (role === 'level' || role === 'roof') return plainFront(MARBLE);
    const level = Math.floor(up / TOWER.storey);
    const rise = up - level * TOWER.storey;
    const edge = Math.max(inside(rise, 0.7, 1, pixel), inside(rise, 7, 7.3, pixel));
    const panel =
      inside(Math.abs(along - long / 2), 2.3, 2.5, pixel) * inside(rise, 0.7, 7.3, pixel);
    const banded = mixColour(
      mixColour(MARBLE, GREEN, Math.max(edge, panel)),
      ROSE,
      inside(rise, 1.5, 1.75, pixel),
    );
    const isBelfry = up > TOWER.belfry;
    const [half, low, top] = isBelfry ? [0.8, 1.2, 5.4] : [0.5, 2.4, 4.9];
    const off = Math.abs(Math.abs(along - long / 2) - half - 0.25);
    const arch = rise > top ? Math.sqrt(Math.max(0, 1 - ((rise - top) / half) ** 2)) * half : half;
    const hole =
      level < 1 ? 0 : inside(off, -1, arch, pixel) * inside(rise, low, top + half, pixel);
    return {
      colour: mixColour(banded, DARK, hole),
      glass: 0,
      glow: isBelfry ? scaleColour(LAMP, 0.7 * hole * Math.min(1, 1.6 * lamps)) : NO_GLOW,
    };
  };
