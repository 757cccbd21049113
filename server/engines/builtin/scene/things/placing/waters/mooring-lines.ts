import { lookUp } from '../../../world/height-map.ts';
import { type Jetty, onJetty, postsAlong } from '../../../world/water/jetty-plan.ts';
import { createSprite, css } from '../../sprite.ts';
import { atJetty } from '../own-places/at-jetty.ts';
import type { Planted, Stage } from '../stage.ts';

/** How far a rowing boat's bow is from its middle, how high above the water, and how thick its line is. World units. */
const BOW = 1.95;
const HIGH = 0.55;
const THICK = 0.035;
/** How far below a post's top it is tied, and how far it hangs through, as a share of its length on the picture. */
const TIED = 0.2;
const SAG = 0.25;
/** Texels of its sprite for each pixel. */
const FINE = 2;
/** Somewhat nearer than the bow, so that the boat's own rail does not hide it. */
const BEFORE = 0.985;
const HEMP = css([0.72, 0.62, 0.46]);

/** A place on the picture. */
interface Point {
  readonly column: number;
  readonly row: number;
}

/** The lines by which rowing boats are tied to the posts of a jetty. */
export function mooringLines(stage: Stage, wished: readonly Planted[]): Planted[] {
  const { jetty = null, setting } = stage;
  const subject = setting.idea.subjects.find(({ thing }) => thing === 'rowboat');
  if (jetty === null || subject === undefined) return [];
  return wished
    .filter(({ thing }) => thing === 'rowboat')
    .flatMap(({ x, z }, index) => {
      const heading = atJetty(stage, subject, index)?.heading;
      if (heading === undefined) return [];
      const bow = { x: x + BOW * Math.cos(heading), z: z - BOW * Math.sin(heading) };
      return [lineBetween(stage, bow, nearestPost(jetty, bow))];
    });
}

/** The place on the tallest posts that is nearest to a bow, and how high the line is tied there. */
function nearestPost(jetty: Jetty, bow: { readonly x: number; readonly z: number }) {
  const tall = postsAlong(jetty).filter(({ isHigh }) => isHigh);
  const ends = tall.flatMap(({ along, top }) =>
    [-1, 1].map((side) => ({ ...onJetty(jetty, along, side * jetty.half), up: top - TIED })),
  );
  const away = (one: { readonly x: number; readonly z: number }) =>
    Math.hypot(one.x - bow.x, one.z - bow.z);
  return ends.reduce((best, one) => (away(one) < away(best) ? one : best));
}

/** A hanging line from a bow to a post, drawn as it is seen. */
function lineBetween(
  { camera, map }: Stage,
  bow: { readonly x: number; readonly z: number },
  post: { readonly x: number; readonly z: number; readonly up: number },
): Planted {
  const { focal, centre, horizon, height: eye } = camera;
  const seen = (x: number, z: number, up: number): Point => ({
    column: centre + (focal * x) / z,
    row: horizon + (focal * (eye - up)) / z,
  });
  const water = Math.max(0, lookUp(map.heights, bow.x, bow.z));
  const [from, to] = [seen(bow.x, bow.z, water + HIGH), seen(post.x, post.z, post.up)];
  const long = Math.hypot(to.column - from.column, to.row - from.row);
  const thick = Math.max(1, (THICK * focal) / bow.z);
  const left = Math.min(from.column, to.column) - thick;
  const top = Math.min(from.row, to.row) - thick;
  const wide = Math.abs(to.column - from.column) + 2 * thick;
  const high = Math.abs(to.row - from.row) + SAG * long + 2 * thick;
  const sprite = createSprite(Math.ceil(FINE * wide), Math.ceil(FINE * high), (context) => {
    context.scale(FINE, FINE);
    context.translate(-left, -top);
    context.strokeStyle = HEMP;
    context.lineWidth = thick;
    context.beginPath();
    context.moveTo(from.column, from.row);
    const [middle, low] = [
      (from.column + to.column) / 2,
      (from.row + to.row) / 2 + 2 * SAG * long * 0.8,
    ];
    context.quadraticCurveTo(middle, low, to.column, to.row);
    context.stroke();
  });
  const z = BEFORE * Math.min(bow.z, post.z);
  const base = eye - ((top + high - horizon) * z) / focal;
  const x = ((left + wide / 2 - centre) * z) / focal;
  return { sprite, x, z, base, size: (high * z) / focal };
}
