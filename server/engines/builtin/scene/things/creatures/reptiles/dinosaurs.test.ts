import { expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { levelStage } from '../../placing/testing/level-stage.ts';
import { type Sprite, type SpriteSize, smallerSize } from '../../sprite.ts';
import { type Wish, wishIn } from '../../wish.ts';
import { dinosaur } from './dinosaur.ts';
import { sauropod, stegosaurus, triceratops } from './plant-eaters.ts';
import { pterosaur } from './pterosaur.ts';

const { setting } = levelStage('a meadow', 3);

const drawn = (make: (wish: Wish) => Sprite): SpriteSize =>
  smallerSize(
    make({
      ...wishIn(setting, {
        ...{ colour: null, posture: null, tall: 90, isPortrait: false, faces: 1, nth: 0 },
      }),
      random: createRandom(5),
    }),
  );

/** How high the uppermost pixel is in each third of it, from behind on, as shares of its height. */
function thirds(make: (wish: Wish) => Sprite): number[] {
  const { rgba, width, height } = drawn(make);
  return [0, 1, 2].map((third) => {
    for (let y = 0; y < height; y++)
      for (let x = Math.floor((width * third) / 3); x < (width * (third + 1)) / 3; x++)
        if ((rgba[(y * width + x) * 4 + 3] ?? 0) > 0.5) return 1 - y / height;
    return 0;
  });
}

it('a long neck rises ahead of the rest of the body', () => {
  const [, back = 0, neck = 0] = thirds(sauropod);
  expect(neck - back).toBeGreaterThan(0.2);
});

it('plates make the middle of the back of a stegosaur its highest part, horns and frill the head of a triceratops', () => {
  const [tail = 0, plates = 0, head = 0] = thirds(stegosaurus);
  expect(plates).toBeGreaterThan(Math.max(tail, head) + 0.12);
  const [behind = 0, , horns = 0] = thirds(triceratops);
  expect(horns).toBeGreaterThan(behind + 0.08);
});

it('none is drawn as another', () => {
  const makers = [dinosaur, sauropod, triceratops, stegosaurus, pterosaur];
  const outlines = makers.map((make) =>
    thirds(make)
      .map((high) => high.toFixed(2))
      .join(),
  );
  expect(new Set(outlines).size).toBe(makers.length);
});
