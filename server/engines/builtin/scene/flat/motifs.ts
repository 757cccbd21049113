import { pick } from '../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../arithmetic.ts';
import type { Setting } from '../setting.ts';
import { makeThing } from '../things/placing/makers/make-thing.ts';
import { grown } from '../things/plants/bloom.ts';
import { bloomHead } from '../things/plants/single-flower.ts';
import { createSample, sampleTexel } from '../things/sample-texel.ts';
import { plain } from '../things/sculpt/looks.ts';
import { sculpt } from '../things/sculpt/sculpt.ts';
import { ellipsoid, place, type Solid } from '../things/sculpt/solid.ts';
import { pitch, roll } from '../things/sculpt/vector.ts';
import type { Sprite } from '../things/sprite.ts';
import { raysOf } from '../things/wish.ts';
import type { Bloom, Colour, Subject } from '../words/idea.ts';
import { type Frame, seenPart } from '../world/frame.ts';
import { createLight } from '../world/light.ts';
import type { Means } from './abstract.ts';
import { paintFlat } from './paint-flat.ts';
import { lightOf } from './palette.ts';

/** How wide and high the cells are that motifs stand in, in shorter sides, in each of a request's pictures, and how much of one a motif fills. */
const CELLS = [0.25, 0.34, 0.17, 0.25] as const;
const FILLS = 0.9;
/** How far a motif is turned at the most, radians. */
const TURNS = 0.5;
/** How many different ones of a kind there are. */
const VARIANTS = 4;
const LEAF: Colour = [0.3, 0.46, 0.28];
const BLOOMS: readonly Bloom[] = ['daisy', 'rose', 'poppy', 'daisy'];

/** Lays what was asked for in rows that are shifted against each other, with dots between; the picture can be repeated. */
export function layMotifs(frame: Frame, setting: Setting, means: Means): void {
  const { palette, noise } = means;
  const side = Math.min(frame.width, frame.height);
  const cell = CELLS[setting.turn % CELLS.length] as number;
  const columns = Math.max(2, 2 * Math.round(frame.width / side / cell / 2));
  const rows = Math.max(2, 2 * Math.round(frame.height / side / cell / 2));
  const [wide, high] = [frame.width / columns, frame.height / rows];
  const [ground, first = ground, second = first] = palette;
  const dot = lightOf(ground) > 0.5 ? second : first;
  paintFlat(frame, (right, down) => {
    const u = (right * side + frame.width / 2) / wide - 0.5;
    const v = (down * side + frame.height / 2) / high;
    // Dots stand where four motifs leave room.
    const row = Math.round(v);
    const column = Math.round(u + 0.25 - 0.5 * Math.abs(row % 2)) - 0.25 + 0.5 * Math.abs(row % 2);
    const away = Math.hypot((u - column) * wide, (v - row) * high) / side;
    const cloth = scaleColour(ground, 1 + 0.03 * noise.at(right * 300, down * 300));
    return mixColour(cloth, dot, 0.8 * smoothstep(0.011, 0.008, away));
  });
  const sprites = motifsOf(setting, means, 1.1 * FILLS * high);
  for (let row = -1; row <= rows; row++)
    for (let column = -1; column <= columns; column++) {
      const [n, m] = [(column + columns) % columns, (row + rows) % rows];
      const sprite = sprites[(n + 2 * m) % sprites.length];
      if (sprite === undefined) continue;
      const shift = m % 2 === 0 ? 0 : 0.5;
      stamp(frame, sprite, {
        x: (column + 0.25 + shift) * wide,
        y: (row + 0.5) * high,
        box: FILLS * Math.min(wide, high),
        turn: TURNS * Math.sin(5 * n + 3 * m),
      });
    }
}

/** What is repeated, in an even light: flower heads, or what else was asked for. */
function motifsOf(setting: Setting, means: Means, tall: number): Sprite[] {
  const light = createLight('day', 'clear', FRONT, 0, null);
  const lit = { ...setting, light, snowy: false };
  const wanted = setting.idea.subjects.filter(({ isDressing }) => isDressing !== true);
  return Array.from({ length: VARIANTS }, (_, n): Sprite => {
    const subject = wanted[n % wanted.length] as Subject;
    if (subject.thing === 'flower' || subject.thing === 'vase')
      return flowerHead(lit, means, subject, n, tall);
    const { bloom: _bloom, ...asked } = subject;
    return makeThing(lit, subject.thing, asked, tall, true);
  });
}

/** Where the light comes from: over the eye's shoulder. */
const FRONT = 2.2;

/** How high above its ground a flower head is modelled, in its radii. */
const UP = 1.7;

/** A flower seen from the front, on leaves. */
function flowerHead(
  { light, random }: Setting,
  { palette }: Means,
  { bloom, colour }: Subject,
  n: number,
  tall: number,
): Sprite {
  const kind = bloom ?? (BLOOMS[n % BLOOMS.length] as Bloom);
  const apart = palette
    .slice(1)
    .filter((one) => Math.abs(lightOf(one) - lightOf(palette[0])) > 0.15);
  const petal =
    colour ??
    (bloom === undefined && apart.length > 0 ? (apart[n % apart.length] as Colour) : null);
  const leaf = plain(scaleColour(LEAF, 0.8 + 0.4 * random.unit()));
  const leaves = [0.5, 2.4, 4.2].map(
    (angle): Solid =>
      place(ellipsoid(leaf, [1.02, 0, 0.3], [0.46, 0.2, 0.05]), roll(angle + 0.4 * random.unit())),
  );
  const head = bloomHead(random, kind, petal, [0, UP, 0], 1).map((piece) =>
    place(piece, pitch(pick(random, [1.25, 1.4]))),
  );
  // What lies below the ground is not seen.
  const model = [...leaves, ...head].map((piece) => grown(piece, 1, [0, UP, 0]));
  return sculpt(model, { yaw: 0, pitch: 0.02, away: 6 }, raysOf(light), tall, random);
}

/** Where a motif is: its middle in pixels, the side of its box, and how far it is turned. */
interface Stamp {
  readonly x: number;
  readonly y: number;
  readonly box: number;
  readonly turn: number;
}

function stamp(frame: Frame, sprite: Sprite, { x, y, box, turn }: Stamp): void {
  const scale = box / Math.max(sprite.width, sprite.height);
  const level = Math.max(
    0,
    Math.min(sprite.sizes.length - 1, Math.floor(Math.log2(1 / scale) + 0.35)),
  );
  const texels = sprite.sizes[level];
  if (texels === undefined) return;
  const { left, right, top, bottom } = seenPart(frame);
  const reach = box * 0.75;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const sample = createSample();
  for (let row = Math.max(top, Math.floor(y - reach)); row < Math.min(bottom, y + reach); row++)
    for (
      let column = Math.max(left, Math.floor(x - reach));
      column < Math.min(right, x + reach);
      column++
    ) {
      const [dx, dy] = [column + 0.5 - x, row + 0.5 - y];
      const u = ((dx * cos + dy * sin) / scale / sprite.width + 0.5) * texels.width - 0.5;
      const v = ((dy * cos - dx * sin) / scale / sprite.height + 0.5) * texels.height - 0.5;
      const alpha = sampleTexel(texels, u, v, sample);
      if (alpha < 0.02) continue;
      const at = (row * frame.width + column) * 3;
      for (let c = 0; c < 3; c++)
        frame.rgb[at + c] = (frame.rgb[at + c] as number) * (1 - alpha) + (sample[c] as number);
    }
}
