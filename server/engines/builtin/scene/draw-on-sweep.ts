import { mixColour, scaleColour, smoothstep } from './arithmetic.ts';
import type { Setting } from './setting.ts';
import { placeSprite } from './things/placing/light/place-sprite.ts';
import { makeThing } from './things/placing/makers/make-thing.ts';
import { STANDS } from './things/placing/stands.ts';
import { wishedFor } from './things/placing/wished-for.ts';
import { plain } from './things/sculpt/looks.ts';
import { sculpt } from './things/sculpt/sculpt.ts';
import { frustum } from './things/sculpt/solid.ts';
import { normalise } from './things/sculpt/vector.ts';
import type { Sprite } from './things/sprite.ts';
import { wishIn } from './things/wish.ts';
import type { Backdrop } from './words/backdrop.ts';
import type { Colour, Idea, Subject } from './words/idea.ts';
import { createCover, layCover } from './world/cover.ts';
import { type Frame, LAND } from './world/frame.ts';
import type { Light } from './world/light.ts';

/** How many are shown side by side at the most. */
const MOST = 4;

/** Those who are shown, one by one. */
const shownOf = ({ subjects }: Pick<Idea, 'subjects'>): readonly Subject[] =>
  subjects.flatMap((one) =>
    Array.from({ length: one.company === undefined ? one.count : 1 }, () => one),
  );

/** Whether it is drawn in lines alone, as for colouring: on paper, with neither shadow nor plinth. */
const isOfLines = ({ medium }: Pick<Idea, 'medium'>): boolean => medium === 'lines';

/** The sheet that is said, or the paper of what is drawn in lines; null: neither. */
const backdropOf = (idea: Idea): Backdrop | null =>
  idea.backdrop ?? (isOfLines(idea) ? 'white' : null);

/** Whether what is named is shown by itself on the sheet of paper of a photographer's studio: said so or drawn in lines, with no place, hour or weather. */
export function isOnSweep(idea: Idea): boolean {
  const { land, flat, time, weather, season, sky, composition, subjects } = idea;
  const shown = shownOf(idea);
  return (
    backdropOf(idea) !== null &&
    shown.length > 0 &&
    shown.length <= MOST &&
    subjects.every(({ on, at }) => on === undefined && at === undefined) &&
    composition !== 'portrait' &&
    [land, flat, time, weather, season, idea.scenery, idea.town, idea.perch].every(
      (said) => said === null,
    ) &&
    sky.length === 0 &&
    !idea.snowy &&
    !idea.hearth
  );
}

/** Sheets of the four compositions, where no colour is said: sand, dusk, sage and clay. */
const SHEETS: readonly Colour[] = [
  [0.8, 0.7, 0.58],
  [0.42, 0.52, 0.66],
  [0.56, 0.64, 0.54],
  [0.76, 0.5, 0.44],
];
const WHITE: Colour = [1.14, 1.14, 1.145];
const BLACK: Colour = [0.045, 0.045, 0.055];
/** How bright the pool of light behind the thing is on each, and how dark the corners are. */
const POOL = { studio: 0.24, white: 0.06, black: 0.9 } as const;
const CORNERS = { studio: 0.3, white: 0.07, black: 0.5 } as const;
/** Where the sheet bends from the floor into the wall, as shares of the height, and how much lighter the floor is. */
const BEND = { from: 0.6, to: 0.8, lighter: 0.14 } as const;

/** How the four compositions show it: on the sheet or a plinth, its foot as a share of the height from above, how large and how far aside of the middle it is. */
const SHOWN = [
  { foot: 0.82, share: 1, aside: 0, hasPlinth: false },
  { foot: 0.72, share: 0.86, aside: 0, hasPlinth: true },
  { foot: 0.86, share: 1.12, aside: 0.1, hasPlinth: false },
  { foot: 0.74, share: 0.8, aside: -0.13, hasPlinth: true },
] as const;
/** How large small things are shown beside how they are in a scene, how high and wide any is at the most, as shares of the picture. */
const NEARER = 1.08;
const LARGEST = { high: 0.68, wide: 0.74 } as const;
/** A plinth: how much wider than what stands on it, and at the least; how high, of its width; and how far what stands on it is from its front edge. */
const PLINTH = { wider: 1.3, least: 0.34, high: 0.26, above: 0.13, within: 0.055 } as const;
/** How strong a shadow is where something stands, and how wide of its width; how deep of that. */
const SHADOW = { strong: 0.62, wide: 0.46, deep: 0.2, aside: 0.1 } as const;

/** The main light of the studio, from one side and above, and what all its white screens give. */
const KEY = { aside: 0.62, up: 0.66, ahead: -0.6 } as const;
const KEY_LIGHT: Colour = [0.86, 0.84, 0.8];
const FILL_LIGHT: Colour = [0.52, 0.53, 0.55];
const GLOW: Colour = [1, 1, 1];

/** Draws what is named on a sheet of paper that bends up behind it, in the light of a studio. */
export function drawOnSweep(frame: Frame, setting: Setting): void {
  const { width, height } = frame;
  const { turn, sunSide } = setting;
  const light: Light = {
    ...setting.light,
    toward: normalise([sunSide * KEY.aside, KEY.up, KEY.ahead]),
    sun: KEY_LIGHT,
    ambient: FILL_LIGHT,
    haze: 0,
    isNight: false,
    fog: null,
  };
  const lit: Setting = { ...setting, light, land: 'field', snowy: false };
  const sheet = paintSweep(frame, setting);
  const shown = shownOf(setting);
  const how = SHOWN[turn % SHOWN.length] ?? SHOWN[0];
  const isDrawn = isOfLines(setting.idea);
  const hasPlinth = how.hasPlinth && !isDrawn && shown.length === 1 && shown[0]?.thing !== 'person';
  const room = LARGEST.wide / shown.length;
  const cover = createCover(frame);
  const camera = { focal: height, horizon: 0, height: 0, centre: width / 2 };
  const foot = !how.hasPlinth || hasPlinth ? how.foot : SHOWN[0].foot;
  shown.forEach((subject, n) => {
    const nth = shown.slice(0, n).filter((one) => one === subject).length;
    const asked = wishedFor(lit, subject, nth, undefined);
    const tall = Math.min(LARGEST.high, NEARER * STANDS[subject.thing].large * how.share);
    const sprite = makeThing(lit, subject.thing, asked, tall * height, true);
    const size = Math.min(tall, (room * width * sprite.height) / sprite.width / height);
    const wide = (size * sprite.width) / sprite.height;
    const side = shown.length > 1 ? 0 : how.aside * sunSide * (width / height);
    const x = side + ((n - (shown.length - 1) / 2) * room * width) / height;
    put(sprite, x, foot, size);
    if (isDrawn) return;
    if (!hasPlinth) darken(frame, x, foot, wide, sunSide);
    else {
      const broad = Math.max(PLINTH.least, PLINTH.wider * wide);
      const plinth = plinthOf(lit, broad * height, sheet);
      const high = (broad * plinth.height) / plinth.width;
      put(plinth, x, foot + high - PLINTH.within * broad, high);
      darken(frame, x, foot + high - PLINTH.within * broad, broad, sunSide);
    }
  });
  layCover(frame, cover);

  function put(sprite: Sprite, x: number, row: number, size: number): void {
    placeSprite({ frame, camera, cover }, light, sprite, {
      x,
      z: 1,
      base: -row,
      size,
      mirrored: false,
      isFront: true,
      light: [1, 1, 1],
      glow: GLOW,
    });
  }
}

/** A round plinth of the colour of the sheet, so many pixels wide. */
function plinthOf(lit: Setting, wide: number, sheet: Colour): Sprite {
  const look = plain(mixColour(sheet, WHITE, 0.28), { gloss: 0.15 });
  const wish = wishIn(lit, {
    colour: null,
    posture: null,
    tall: PLINTH.high * wide,
    isPortrait: false,
  });
  const model = [frustum(look, [0, 0, 0], 2 * PLINTH.high, 1, 1)];
  return sculpt(model, { yaw: 0, pitch: PLINTH.above, away: 9 }, wish.rays, wish.tall, wish.random);
}

/** Paints the sheet, and tells its colour. */
function paintSweep({ rgb, depth, kind, width, height }: Frame, setting: Setting): Colour {
  const { idea, turn, noise, sunSide } = setting;
  const on = backdropOf(idea) ?? 'studio';
  const usual = SHEETS[turn % SHEETS.length] as Colour;
  const tinted = idea.tint === null ? usual : mixColour(usual, idea.tint, 0.8);
  const sheet = on === 'white' ? WHITE : on === 'black' ? BLACK : tinted;
  const side = Math.min(width, height);
  for (let row = 0; row < height; row++) {
    const floor = smoothstep(BEND.from, BEND.to, row / height);
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      const x = (column - width / 2) / side;
      const y = (row - height / 2) / side;
      const pool = Math.exp(-((Math.hypot(x - 0.1 * sunSide, y - 0.02) / 0.42) ** 2));
      const level =
        (1 + POOL[on] * pool + BEND.lighter * floor * (on === 'white' ? 0.3 : 1)) *
        (1 - CORNERS[on] * smoothstep(0.4, 0.95, Math.hypot(x, y))) *
        (1 + 0.012 * noise.at(x * 160, y * 160));
      const colour = scaleColour(sheet, level);
      for (let c = 0; c < 3; c++) rgb[at * 3 + c] = colour[c] as number;
      depth[at] = 3;
      kind[at] = LAND;
    }
  }
  return sheet;
}

/** Lays the shadow of what stands there onto the sheet, a little away from the light; all in heights of the picture, `x` from its middle. */
function darken(
  { rgb, width, height }: Frame,
  x: number,
  row: number,
  wide: number,
  sunSide: number,
): void {
  for (
    let r = Math.floor((row - wide * 0.3) * height);
    r < Math.min(height, (row + wide * 0.3) * height);
    r++
  )
    for (let column = 0; column < width; column++) {
      const across =
        ((column - width / 2) / height - x + sunSide * SHADOW.aside * wide) / (SHADOW.wide * wide);
      const down = (r / height - row + 0.02 * wide) / (SHADOW.deep * SHADOW.wide * wide);
      const dark = SHADOW.strong * Math.exp(-(Math.hypot(across, down) ** 2.4));
      const at = (r * width + column) * 3;
      for (let c = 0; c < 3; c++) rgb[at + c] = (rgb[at + c] as number) * (1 - dark);
    }
}
