import { describe, expect, it } from 'vitest';
import type { Pixels } from '../../engine.ts';
import { inEnglish } from '../../note.ts';
import { solid } from '../testing/pictures.ts';
import { editByInstruction } from './instruct.ts';
import { type Kind, kindAt, paintScene, SCENE } from './scene-of-tests.ts';

const edit = (prompt: string, image: Pixels = paintScene()) =>
  editByInstruction(image, prompt, 5, () => undefined);

/** Mean of the red channel over what is of a kind, 0 to 255. */
function redOf({ data }: Pixels, kind: Kind): number {
  const values = Array.from({ length: SCENE.width * SCENE.height }, (_, at) => at)
    .filter((at) => kindAt(at % SCENE.width, Math.floor(at / SCENE.width)) === kind)
    .map((at) => data[at * 4] ?? 0);
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

describe('lights that are turned on', () => {
  it('shine in the windows and leave the sky as it is', () => {
    const { image, notes } = edit('turn the lights on');
    expect(redOf(image, 'pane')).toBeGreaterThan(redOf(paintScene(), 'pane') + 50);
    expect(Math.abs(redOf(image, 'sky') - redOf(paintScene(), 'sky'))).toBeLessThan(2);
    expect(notes.map(inEnglish).join(' ')).toMatch(/windows lit.*Lit 1 window\./);
  });

  it('are lit once at night', () => {
    const { image, notes } = edit('make it night and turn the lights on');
    expect(image.data).toEqual(edit('make it night').image.data);
    expect(notes.map(inEnglish).join(' ')).not.toMatch(/windows lit/);
  });

  it('are not claimed where no window is', () => {
    expect(() => edit('turn the lights on', solid(80, 60, [120, 140, 90, 255]))).toThrow(
      /No windows were found/,
    );
  });
});
