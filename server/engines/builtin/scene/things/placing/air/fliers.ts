import { createCover, layCover } from '../../../world/cover.ts';
import { SKY } from '../../../world/frame.ts';
import { isOfTuff } from '../../../world/lands/tuff.ts';
import { illumination } from '../../../world/paint-land.ts';
import { balloon } from '../../balloon.ts';
import { bird } from '../../creatures/birds/bird.ts';
import type { Sprite } from '../../sprite.ts';
import { wishIn } from '../../wish.ts';
import { LAMP, placeSprite, UNLIT } from '../light/place-sprite.ts';
import type { Stage } from '../stage.ts';

/** How many balloons there are, where many fly every morning, and at the most. */
const BALLOONS = 5;
const OVER_TUFF = 11;
const MOST_BALLOONS = 24;
/** How high a balloon is; how near the nearest is, of few or of a festival's and of others; and within how far all of them fly. World units. */
const BALLOON = 27;
const NEAREST = { few: 64, others: 90 } as const;
const FLOWN = 110 * BALLOONS;
/** How far below the upper edge a balloon's basket is at the least, in heights of the balloon. */
const WHOLE = 1.08;

/** What flies: how far and large in world units, and where in the picture. */
interface Flier {
  readonly sprite: Sprite;
  readonly z: number;
  readonly size: number;
  readonly column: number;
  readonly row: number;
}

/** Draws the balloons, and the birds where there is sky behind them. */
export function placeFliers(stage: Stage): void {
  const { frame, camera, setting } = stage;
  const { light } = setting;
  const fliers = [...birds(stage), ...balloons(stage)];
  if (fliers.length === 0) return;
  fliers.sort((a, b) => a.z - b.z);
  const cover = createCover(frame);
  for (const { sprite, z, size, column, row } of fliers) {
    placeSprite({ frame, camera, cover }, light, sprite, {
      x: ((column - camera.centre) * z) / camera.focal,
      z,
      base: camera.height + ((camera.horizon - row) * z) / camera.focal,
      size,
      mirrored: setting.side > 0,
      light: sprite.isLit === true ? [1, 1, 1] : illumination(light, 0.8, 1),
      glow: light.isNight ? LAMP : UNLIT,
    });
  }
  layCover(frame, cover);
}

/** How many birds fly together where no number is said, how near the nearest are and how far the farthest. World units. */
const FLOCK = { least: 9, more: 9, near: 55, far: 170 } as const;
/** Those that are counted are near enough to be. */
const COUNTED = { near: 34, far: 80 } as const;
/** How often a place in the sky is sought for one that is counted. */
const TRIES = 40;

/** A loose flock: most close together, a few behind, the near ones larger, all the same way with the wind; as many as are said. */
export function birds({ frame, camera, setting }: Stage): Flier[] {
  const { random, idea, side } = setting;
  const { flock, grounded, perch, sky } = idea;
  if (!sky.includes('birds') || grounded || (flock !== null && perch === 'branch')) return [];
  const middle = 0.5 + side * 0.12 + 0.1 * (random.unit() - 0.5);
  const height = 0.42 + 0.16 * (random.unit() - 0.5);
  const { near, far } = flock === null ? FLOCK : COUNTED;
  const one = (n: number): Flier => {
    const spread = 0.1 + 0.16 * (n % 3);
    const share = random.unit();
    return {
      sprite: bird(random),
      z: near + (far - near) * share,
      size: 2.6 + 1.2 * random.unit(),
      column: frame.width * (middle + spread * (random.unit() + random.unit() - 1) * 1.7),
      row: camera.horizon * (height + spread * (random.unit() + random.unit() - 1) * 1.3),
    };
  };
  const isSeen = ({ row, column }: Flier) =>
    row > 0 &&
    row < frame.height &&
    column > 0 &&
    column < frame.width &&
    frame.kind[Math.round(row) * frame.width + Math.round(column)] === SKY;
  if (flock === null)
    return Array.from({ length: FLOCK.least + random.below(FLOCK.more) }, (_, n) => one(n)).filter(
      isSeen,
    );
  const all: Flier[] = [];
  for (let n = 0; n < TRIES * flock && all.length < flock; n++) {
    const next = one(n);
    if (isSeen(next) && all.every((other) => areApart(camera, next, other))) all.push(next);
  }
  return all;
}

/** Whether two birds do not hide each other. */
function areApart({ focal }: Stage['camera'], a: Flier, b: Flier): boolean {
  const wide = ((a.size / a.z + b.size / b.z) / 2) * focal * 1.2;
  return Math.hypot(a.column - b.column, a.row - b.row) > wide;
}

/** Balloons near and far, each in its own part of the sky. */
export function balloons({ frame, camera, setting }: Stage): Flier[] {
  const { random, idea } = setting;
  if (!idea.sky.includes('balloon')) return [];
  const usual = isOfTuff(idea) ? OVER_TUFF : BALLOONS;
  const count = Math.min(MOST_BALLOONS, idea.balloonCount ?? usual);
  const isFestival = count > OVER_TUFF;
  const nearest = count < BALLOONS || isFestival ? NEAREST.few : NEAREST.others;
  const [lowest, swing] = isFestival ? [0.26, 0.66] : [0.42, 0.3];
  return Array.from({ length: count }, (_, n) => {
    const z = nearest + (FLOWN / Math.max(count, BALLOONS)) * n;
    const tall = (BALLOON * camera.focal) / z;
    const wish = { colour: idea.balloonColour, posture: null, tall, isPortrait: false };
    return {
      sprite: balloon(wishIn(setting, wish)),
      z,
      size: BALLOON,
      column: frame.width * (((n * 0.382 + 0.3) % 1) * 0.76 + 0.08 + 0.08 * random.unit()),
      // Its basket is there, and all of it above that.
      row: Math.max(
        WHOLE * tall,
        frame.height * 0.24,
        camera.horizon * (lowest + swing * random.unit()),
      ),
    };
  });
}
