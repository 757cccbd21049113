import { describe, expect, it } from 'vitest';
import { createFrame } from '../../world/frame.ts';
import { createSprite } from '../sprite.ts';
import { type Drawing, drawAsSeen } from './as-seen.ts';

const frame = createFrame(400, 300);
const camera = { focal: 300, horizon: 120, height: 2, centre: 200 };
const stage = { frame, camera };

/** A kind of thing that notes the heights in which it is drawn. */
function createKind(): { draw: Drawing; drawn: number[] } {
  const drawn: number[] = [];
  const draw: Drawing = (tall) => {
    drawn.push(tall);
    return createSprite(4, 4, () => {});
  };
  return { draw, drawn };
}

const at = (draw: Drawing, z: number, x = 0) => ({ draw, x, z, base: 0, size: 4 });

describe('things of a few kinds', () => {
  it('are drawn once a kind, as high as its nearest is seen', () => {
    const [near, far] = [createKind(), createKind()];
    const drafts = [at(near.draw, 10), at(far.draw, 60), at(near.draw, 30), at(far.draw, 40)];
    const planted = drawAsSeen(stage, drafts, 500);
    expect(near.drawn).toEqual([120]);
    expect(far.drawn).toEqual([30]);
    expect(planted.map(({ z }) => z)).toEqual([10, 60, 30, 40]);
    expect(planted[0]?.sprite).toBe(planted[2]?.sprite);
    expect(planted[0]?.sprite).not.toBe(planted[1]?.sprite);
  });

  it('are drawn no higher than the limit', () => {
    const { draw, drawn } = createKind();
    drawAsSeen(stage, [at(draw, 5)], 150);
    expect(drawn).toEqual([150]);
  });

  it('are drawn small where only their shadows can be in the picture', () => {
    const { draw, drawn } = createKind();
    drawAsSeen(stage, [at(draw, 10, 30), at(draw, 60)], 500);
    expect(drawn).toEqual([40]);
  });

  it('are drawn small where it is said that they do not reach into the picture', () => {
    const [wide, slim] = [createKind(), createKind()];
    drawAsSeen(stage, [at(wide.draw, 10, 10), { ...at(slim.draw, 10, 10), reach: 0.5 }], 500);
    expect(wide.drawn).toEqual([120]);
    expect(slim.drawn).toEqual([40]);
  });
});
