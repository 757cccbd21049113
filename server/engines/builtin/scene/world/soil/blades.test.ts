import { expect, it } from 'vitest';
import { createNoise } from '../../noise.ts';
import { bladesAt } from './blades.ts';

const noise = createNoise(5);
/** How much the light of grass changes from one pixel to the next aside or ahead, at a distance, seen from so high in a picture 512 pixels wide. */
function change(z: number, isAside: boolean, eye = 8): number {
  const [pixel, deep] = [z / 470, (z * z) / (470 * eye)];
  let sum = 0;
  for (let n = 0; n < 400; n++) {
    const [x, far] = [n * 0.37, z + 0.11 * (n % 9)];
    const next = isAside ? bladesAt(noise, x + pixel, far, 0) : bladesAt(noise, x, far + deep, 0);
    sum += Math.abs(next - bladesAt(noise, x, far, 0));
  }
  return sum / 400;
}

it('shows blades of grass upright at every distance, finer far off, and none where they are finer than pixels', () => {
  for (const z of [8, 16, 32]) {
    expect(change(z, true), `${z}`).toBeGreaterThan(0.01);
    expect(change(z, true), `${z}`).toBeGreaterThan(1.3 * change(z, false));
  }
  expect(bladesAt(noise, 3.3, 200, 0)).toBe(1);
});

it('lets them stand on a slope toward the eye too, and not run down it', () => {
  const column = Array.from({ length: 60 }, (_, n) => bladesAt(noise, 2.2, 20 + 0.01 * n, 0.1 * n));
  const turns = column.filter(
    (light, n) =>
      n > 1 && (light - (column[n - 1] ?? 0)) * ((column[n - 1] ?? 0) - (column[n - 2] ?? 0)) < 0,
  );
  expect(turns.length).toBeGreaterThan(5);
});
