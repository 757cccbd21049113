import type { Pixels } from '../../engine.ts';
import { createSight, type Matte } from '../instruct/seeing/sight.ts';
import { bowAt, type Disc, moonAt, shineAt } from '../instruct/steps/heavens.ts';
import { smoothstep } from '../kernels/arithmetic.ts';
import { blurBox } from '../kernels/blur-box.ts';
import type { SkyBody } from '../scene/words/idea.ts';
import type { Box } from './box.ts';

/** Where at least so much of the area is sky, bodies are seen in the sky alone; else the picture's sky is not known. */
const IS_SKY = 0.3;
/** What a side's length away from the area's middle counts, beside how much is free around, 0 to 255. */
const ASIDE = 20;
/** A place is free where so much of what is around it is, 0 to 255. */
const FREE = 245;
/** Radius of a sun or a moon as a share of the room around it, and at most, as a share of the picture's mean side. */
const DISC = 0.4;
const MOST_DISC = 0.06;

/**
 * Hangs a sun, a moon or a rainbow into the marked area of a picture, in place, on the sky that is there
 * and behind what stands before it; other bodies are passed over. `bounds` is the box around the area.
 */
export function hangBodies(
  image: Pixels,
  area: Uint8Array,
  bounds: Box,
  bodies: readonly SkyBody[],
  seed: number,
): void {
  const room = skyIn(image, area);
  const disc = discIn(image, room, bounds);
  for (const body of bodies) {
    if (body === 'rainbow') hangBow(image, room, bounds);
    const matte = fadingAround(room, image.width, disc);
    if (body === 'moon') moonAt(image, matte, disc, seed, 1);
    if (body === 'sun') shineAt(image, matte, disc, { low: false, strength: 1 }, () => 1);
  }
}

/** The marked part of the sky; all that is marked where the area shows none. */
function skyIn(image: Pixels, area: Uint8Array): Matte {
  const sky = createSight(image).sky();
  const marked = Uint8Array.from(area, (value) => (value === 0 ? 0 : 255));
  if (sky === null) return marked;
  const both = marked.map((value, at) => (value === 0 ? 0 : (sky[at] as number)));
  const total = (matte: Uint8Array) => matte.reduce((sum, value) => sum + value, 0);
  return total(both) < IS_SKY * total(marked) ? marked : both;
}

interface Hung extends Disc {
  /** To the nearest pixel outside, px. */
  readonly room: number;
}

/** A disc where there is most room for it. */
function discIn({ width, height }: Pixels, room: Matte, box: Box): Hung {
  const side = Math.min(box.right - box.left, box.bottom - box.top);
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  let [best, most, freest] = [0, -1, 0];
  // The largest square that is (nearly) free tells where there is most room.
  for (let reach = side / 3; reach >= 1 && freest < FREE; reach /= 1.5) {
    const soft = blurBox(Float32Array.from(room), width, Math.round(reach));
    most = -1;
    soft.forEach((value, at) => {
      const away = Math.hypot((at % width) - middle.x, Math.floor(at / width) - middle.y);
      const score = value - (ASIDE * away) / side;
      if (value > 0 && score > most) [best, most, freest] = [at, score, value];
    });
  }
  const [x, y] = [(best % width) + 0.5, Math.floor(best / width) + 0.5];
  let nearest = Math.min(x, y, width - x, height - y) ** 2;
  for (let row = Math.max(0, box.top - 1); row < Math.min(height, box.bottom + 1); row++) {
    for (
      let column = Math.max(0, box.left - 1);
      column < Math.min(width, box.right + 1);
      column++
    ) {
      if ((room[row * width + column] as number) > 127) continue;
      nearest = Math.min(nearest, (column + 0.5 - x) ** 2 + (row + 0.5 - y) ** 2);
    }
  }
  const free = Math.max(2, Math.sqrt(nearest));
  const radius = Math.min(free * DISC, Math.sqrt(width * height) * MOST_DISC);
  return { x, y, radius, room: free };
}

/** The room, fading out toward its border, so that no glow ends at it. */
const fadingAround = (matte: Matte, width: number, { x, y, room }: Hung): Matte =>
  matte.map((value, at) => {
    const away = Math.hypot((at % width) + 0.5 - x, Math.floor(at / width) + 0.5 - y);
    return value * smoothstep(room, room * 0.55, away);
  });

/** A bow as wide as the area, its top below the area's. */
function hangBow(image: Pixels, room: Matte, { left, top, right, bottom }: Box): void {
  const [half, tall] = [(right - left) / 2, (bottom - top) * 0.92];
  const radius = Math.max(half, (half ** 2 + tall ** 2) / (2 * tall));
  const middle = { x: left + half, y: bottom - tall + radius, radius };
  const soft = blurBox(Float32Array.from(room), image.width, Math.max(1, Math.round(tall / 12)));
  bowAt(image, middle, 1.3, (at, y) => {
    const foot = 0.35 + 0.65 * smoothstep(bottom, bottom - 0.7 * tall, y);
    const inner = Math.max(0, ((soft[at] as number) / 255 - 0.5) * 2);
    return y > middle.y ? 0 : inner * foot;
  });
}
