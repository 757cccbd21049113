import { describe, expect, it } from 'vitest';
import { createRandom } from '../../kernels/random.ts';
import { chainsAround } from '../contours/chains.ts';
import { fillArea } from '../fill.ts';
import { guideByRegions } from './guide.ts';

const SIZE = 160;
const MIDDLE = SIZE / 2;

type Colour = readonly [number, number, number];
const SKY: Colour = [90, 120, 190];
const WALL: Colour = [200, 150, 90];

/** A picture with sensor's grain, and a round hole in its middle. */
function scene(isWall: (x: number, y: number) => boolean, radius = 22) {
  const random = createRandom(5);
  const data = new Uint8ClampedArray(SIZE * SIZE * 4);
  const hole = new Uint8Array(SIZE * SIZE);
  for (let at = 0; at < hole.length; at++) {
    const [x, y] = [at % SIZE, Math.floor(at / SIZE)];
    const grain = 8 * random.unit() - 4;
    const colour = (isWall(x, y) ? WALL : SKY).map((value) => value + grain);
    data.set([...colour, 255], at * 4);
    if (Math.hypot(x - MIDDLE, y - MIDDLE) < radius) hole[at] = 1;
  }
  return { data, hole, width: SIZE, height: SIZE, isWall };
}

type Scene = ReturnType<typeof scene>;
const guide = (view: Scene) => guideByRegions(view, chainsAround(view));

/** Share of the hole's pixels, but for those beside the true border, for which something holds. */
function shareInHole({ hole, isWall }: Scene, holds: (at: number, wall: boolean) => boolean) {
  let [count, good] = [0, 0];
  hole.forEach((marked, at) => {
    const [x, y] = [at % SIZE, Math.floor(at / SIZE)];
    const wall = isWall(x, y);
    const beside = [-3, 3].some((d) => isWall(x + d, y) !== wall || isWall(x, y + d) !== wall);
    if (marked === 0 || beside) return;
    count++;
    if (holds(at, wall)) good++;
  });
  return good / count;
}

const slope = scene((x, y) => y > 0.6 * x + 33);
const disc = scene((x, y) => Math.hypot(x + 40, y - MIDDLE) < 122);
const gable = scene((x, y) => y > MIDDLE - 12 + 0.8 * Math.abs(x - MIDDLE));
const WIDE = 50;
const box = scene((x, y) => x > 60 && y > 70, WIDE);

describe('grounds around a hole', () => {
  it.each([
    ['a slope', slope],
    ['a disc', disc],
    ['a gable', gable],
    ['a box behind a wide hole', box],
  ])('go on as %s does', (_, view) => {
    const grounds = guide(view)?.grounds ?? new Uint8Array(SIZE * SIZE);
    const at = [...grounds.keys()].filter((pixel) => view.hole[pixel] === 0);
    const isWall = (pixel: number) => view.isWall(pixel % SIZE, Math.floor(pixel / SIZE));
    const known = grounds[at.findLast(isWall) ?? 0];
    const other = grounds[at.find((pixel) => !isWall(pixel)) ?? 0];
    // The last two bits tell no ground from another.
    const may = (pixel: number, ground = 0) =>
      ((grounds[pixel] as number) & ground & 0b111111) !== 0;
    const right = shareInHole(view, (pixel, wall) => may(pixel, wall ? known : other));
    const wrong = shareInHole(view, (pixel, wall) => may(pixel, wall ? other : known));
    expect(right).toBeGreaterThan(0.95);
    expect(wrong).toBeLessThan(0.05);
  });

  it('are parted by a circle where an edge is one', () => {
    const radius = 45;
    const ball = scene((x, y) => Math.hypot(x - MIDDLE - radius, y - MIDDLE) < radius, 24);
    const [curve] = guide(ball)?.curves ?? [];
    if (curve === undefined) throw new Error('No curve was found.');
    const off = Array.from(curve.x, (x, n) =>
      Math.abs(Math.hypot(x - MIDDLE - radius, (curve.y[n] as number) - MIDDLE) - radius),
    ).slice(curve.enter, curve.leave);
    expect(Math.max(...off)).toBeLessThan(2.5);
  });

  it('are told in thick strokes', () => {
    const across = scene(slope.isWall, 1);
    across.hole.forEach((_, at) => {
      const [x, y] = [at % SIZE, Math.floor(at / SIZE)];
      across.hole[at] = Math.abs(x - MIDDLE) < 21 && Math.abs(y - MIDDLE) < 75 ? 1 : 0;
    });
    expect(guide(across)?.curves).toHaveLength(1);
  });

  it('are filled on their side of the edges of a gable', () => {
    const view = gable;
    const made = new Uint8ClampedArray(view.data);
    for (let at = 0; at < view.hole.length; at++)
      if (view.hole[at] === 1) made.fill(0, at * 4, at * 4 + 3);
    fillArea(made, view.hole, SIZE, 3, () => {});
    const share = shareInHole(view, (at, isWall) => {
      const [red, , blue] = isWall ? WALL : SKY;
      return Math.abs((made[at * 4] ?? 0) - red) + Math.abs((made[at * 4 + 2] ?? 0) - blue) < 50;
    });
    expect(share).toBeGreaterThan(0.97);
  });

  it('say nothing where there is but one', () => {
    expect(guide(scene(() => true))).toBeNull();
  });

  it('say nothing where one goes over into another', () => {
    const soft = scene(() => true);
    for (let at = 0; at < soft.hole.length; at++) {
      const share = Math.max(0, Math.min(1, 0.5 + (Math.floor(at / SIZE) - MIDDLE) / 56));
      const colour = SKY.map((value, c) => value + share * ((WALL[c] as number) - value));
      soft.data.set([...colour, 255], at * 4);
    }
    expect(guide(soft)).toBeNull();
  });

  it('say nothing of strokes, specks and doubtful borders of wide holes', () => {
    const stroke = { ...slope, hole: slope.hole.map((_, at) => ((at % SIZE) >> 4 === 5 ? 1 : 0)) };
    expect(guide(stroke)).toBeNull();
    expect(guide(scene(slope.isWall, 4))).toBeNull();
    const rough = (x: number, y: number) => y > MIDDLE + 5 * Math.sin(x * x);
    expect(guide(scene(rough, WIDE))).toBeNull();
  });

  it('are not told by one side of an edge that ends in the hole', () => {
    const corner = scene((x, y) => x > MIDDLE && y > MIDDLE && x < MIDDLE + 12 && y < MIDDLE + 12);
    expect(guide(corner)).toBeNull();
  });
});
