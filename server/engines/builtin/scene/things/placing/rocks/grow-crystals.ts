import { createRandom } from '../../../../kernels/random.ts';
import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { createCover, layCover } from '../../../world/cover.ts';
import { crystals } from '../../objects/treasure/crystals.ts';
import { wishIn } from '../../wish.ts';
import { placeSprite } from '../light/place-sprite.ts';
import type { Stage } from '../stage.ts';

const COLOURS: readonly Colour[] = [
  [0.62, 0.36, 0.92],
  [0.3, 0.72, 0.95],
  [0.9, 0.42, 0.74],
];
/** How far they are, world units: before everything else in a cave. */
const AWAY = 4;
/** Where they grow: shares of the picture across and down (of their feet), and their height as a share of it. */
const PLACES = [
  [0.1, 0.99, 0.46],
  [0.9, 1, 0.4],
  [0.25, 0.9, 0.24],
  [0.78, 0.9, 0.27],
  [0.02, 0.8, 0.24],
  [0.98, 0.78, 0.22],
  [0.36, 0.97, 0.15],
  [0.66, 0.96, 0.17],
] as const;
/** The height that clusters are drawn in, as a share of the picture's. */
const DRAWN = 0.3;
/** How far the light of a cluster reaches, in heights of it, and how strong it is. */
const REACH = 1.5;
const SHINE = 0.2;

/** Grows crystals along the foot of a cave's walls, the rock about them in their light. */
export function growCrystals(stage: Stage): void {
  const { frame, camera, setting } = stage;
  const { width, height } = frame;
  const { random, light, idea } = setting;
  const main = random.below(COLOURS.length);
  const wish = wishIn(setting, {
    colour: null,
    posture: null,
    tall: DRAWN * height,
    isPortrait: false,
  });
  const kinds = [0, 0, 1].map((other) => {
    const colour = idea.tint ?? (COLOURS[(main + other) % COLOURS.length] as Colour);
    return { colour, sprite: crystals({ ...wish, random: createRandom(random.uint32()) }, colour) };
  });
  const clusters = PLACES.map(([across, down, tall], n) => {
    const { sprite, colour } = kinds[n % kinds.length] as (typeof kinds)[number];
    const high = tall * height * (0.88 + 0.24 * random.unit());
    const column = width * (across + 0.04 * (random.unit() - 0.5));
    return { sprite, colour, high, column, row: height * down };
  });
  for (const one of clusters)
    shineOn(stage, one.column, one.row - 0.4 * one.high, one.high, one.colour);
  const cover = createCover(frame);
  // What stands lower in the picture is nearer.
  for (const { sprite, colour, high, column, row } of clusters.toSorted((a, b) => b.row - a.row))
    placeSprite({ frame, camera, cover }, light, sprite, {
      x: ((column - camera.centre) * AWAY) / camera.focal,
      z: AWAY,
      base: camera.height - ((row - camera.horizon) * AWAY) / camera.focal,
      size: (high * AWAY) / camera.focal,
      mirrored: column > width / 2,
      light: [0.85, 0.85, 0.9],
      glow: scaleColour(colour, 1.25),
      isFront: true,
    });
  layCover(frame, cover);
}

/** Lights what is drawn around a place. */
function shineOn(
  { frame: { width, height, rgb } }: Stage,
  x: number,
  y: number,
  high: number,
  colour: Colour,
): void {
  const reach = high * REACH;
  const limit = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)));
  for (let row = limit(y - reach, height - 1); row <= limit(y + reach, height - 1); row++) {
    for (
      let column = limit(x - reach, width - 1);
      column <= limit(x + reach, width - 1);
      column++
    ) {
      const away = Math.hypot(column - x, row - y) / reach;
      if (away >= 1) continue;
      const strength = SHINE * (1 - away) ** 2;
      const at = (row * width + column) * 3;
      // Rock gives back more than darkness does.
      for (let c = 0; c < 3; c++) {
        const own = rgb[at + c] as number;
        rgb[at + c] = own + (colour[c] as number) * strength * (0.35 + 2.2 * Math.min(0.5, own));
      }
    }
  }
}
