import { pick } from '../../../kernels/random.ts';
import { lookUp } from '../../world/height-map.ts';
import { fish } from '../creatures/fish.ts';
import { coral } from '../plants/coral.ts';
import { wishIn } from '../wish.ts';
import type { Planted, Stage } from './stage.ts';

/** Kinds of coral in a picture, and how tall in pixels the nearest are drawn. */
const KINDS = 12;
const TALLEST = 220;
/** Fish of a shoal, and the share of the picture that one takes. */
const SHOAL = 13;
const FISH = 0.1;

/** Corals on the bottom of the sea, in patches with sand between, and a shoal above them. */
export function reef(stage: Stage): Planted[] {
  const { setting, map, frame } = stage;
  const { random, noise } = setting;
  const tall = Math.min(TALLEST, frame.height * 0.24);
  const wish = { colour: null, posture: null, tall, isPortrait: false };
  const kinds = Array.from({ length: KINDS }, () => coral(wishIn(setting, wish)));
  const planted: Planted[] = [];
  for (let z = 46; z > 5.5; z -= Math.max(0.6, z * 0.055)) {
    for (let left = -z * 0.7; left < z * 0.7; left += Math.max(0.8, z * 0.075)) {
      const x = left + (random.unit() - 0.5) * z * 0.06;
      const patch = noise.fbm(x / 7 + 3, z / 7, 2) + 0.05 * Math.min(6, Math.abs(x));
      const sprite = pick(random, kinds);
      const size = 0.6 + 1.5 * random.unit() ** 3;
      if (random.unit() > patch * 2.2 || Math.abs(x) < 0.9) continue;
      planted.push({ sprite, x, z, base: lookUp(map.heights, x, z) - 0.12, size });
    }
  }
  return [...planted, ...shoal(stage)];
}

/** Fish that swim together, in the open water ahead. */
function shoal({ frame, camera, setting }: Stage): Planted[] {
  const { random, side } = setting;
  const tall = FISH * Math.min(frame.height, frame.width);
  const wish = { colour: null, posture: null, tall, isPortrait: false };
  const kinds = Array.from({ length: 6 }, () => fish(wishIn(setting, wish), true));
  return Array.from({ length: SHOAL }, (_, n) => {
    const z = 7 + 1.5 * n;
    const column = frame.width * (0.5 + side * (0.12 - 0.62 * (random.unit() - 0.35)));
    const row = frame.height * (0.2 + 0.34 * random.unit());
    return {
      sprite: pick(random, kinds),
      x: ((column - camera.centre) * z) / camera.focal,
      z,
      base: camera.height + ((camera.horizon - row) * z) / camera.focal,
      size: (FISH * (0.55 + 0.4 * random.unit()) * 9 * frame.height) / camera.focal,
    };
  });
}
