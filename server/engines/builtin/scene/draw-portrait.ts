import { mixColour, scaleColour, smoothstep } from './arithmetic.ts';
import type { Setting } from './setting.ts';
import { placeSprite, UNLIT } from './things/placing/light/place-sprite.ts';
import { makeThing } from './things/placing/makers/make-thing.ts';
import { wishedFor } from './things/placing/wished-for.ts';
import { normalise } from './things/sculpt/vector.ts';
import type { Backdrop } from './words/backdrop.ts';
import type { Colour, Idea } from './words/idea.ts';
import { createCover, layCover } from './world/cover.ts';
import { type Frame, LAND } from './world/frame.ts';
import type { Light } from './world/light.ts';

/** Whether somebody is portrayed and no place, hour or weather is named: a painter's backdrop is behind such a one. */
export function isBeforeBackdrop(idea: Idea): boolean {
  const { subjects, composition, land, flat, time, weather, season, sky, path, snowy } = idea;
  const [somebody] = subjects;
  return (
    composition === 'portrait' &&
    subjects.length === 1 &&
    somebody?.thing === 'person' &&
    somebody.count === 1 &&
    somebody.company === undefined &&
    somebody.on === undefined &&
    [land, flat, time, weather, season, path, idea.scenery, idea.town, idea.perch].every(
      (said) => said === null,
    ) &&
    sky.length === 0 &&
    !snowy &&
    !idea.hearth
  );
}

/** Backdrops of the four compositions: umber, moss, slate and clay. */
const BACKDROPS: readonly Colour[] = [
  [0.25, 0.19, 0.145],
  [0.235, 0.265, 0.21],
  [0.23, 0.275, 0.325],
  [0.29, 0.205, 0.175],
];
/** Those of backdrops that are said to be white or black. */
const SAID: Readonly<Record<Backdrop, Colour | null>> = {
  studio: null,
  white: [0.95, 0.95, 0.93],
  black: [0.08, 0.08, 0.1],
};
/** How strong a colour that is said is as a backdrop. */
const TINTED = 0.62;
/** How much lighter a backdrop is behind the shoulder that is in the shade, and darker in its corners: so both sides of a head stand out (chiaroscuro). */
const GLOW = { by: 0.8, reach: 0.62, aside: 0.2, high: 0.5 } as const;
const CORNERS = 0.55;
/** How uneven its paint is. */
const MOTTLED = 0.13;
/** How far off it hangs, in heights of the picture, who is portrayed being 1 off. */
const BEHIND = 3;

/** Height of head and shoulders as a share of the picture, how much of it is below its edge, and their width at the most. */
const BUST = 0.93;
const BELOW = 0.06;
const WIDEST = 1.12;

/** A window of the studio: high, before who sits, and to one side. */
const WINDOW = { aside: 0.5, up: 0.42, ahead: -0.76 } as const;
const WINDOW_LIGHT: Colour = [0.74, 0.7, 0.64];
const STUDIO_LIGHT: Colour = [0.47, 0.47, 0.47];

/** Draws head and shoulders of somebody before a backdrop, in the light of a window. */
export function drawPortrait(frame: Frame, setting: Setting): void {
  const { width, height } = frame;
  const [somebody] = setting.subjects;
  paintBackdrop(frame, setting);
  if (somebody === undefined) return;
  const light: Light = {
    ...setting.light,
    toward: normalise([setting.sunSide * WINDOW.aside, WINDOW.up, WINDOW.ahead]),
    sun: WINDOW_LIGHT,
    ambient: STUDIO_LIGHT,
    haze: 0,
    isNight: false,
    fog: null,
  };
  const lit: Setting = { ...setting, light, land: 'field', snowy: false };
  const asked = wishedFor(lit, somebody, 0, undefined);
  const sprite = makeThing(lit, 'person', asked, BUST * height, true);
  const size = Math.min(BUST, (WIDEST * width * sprite.height) / sprite.width / height);
  const cover = createCover(frame);
  const camera = { focal: height, horizon: 0, height: 0, centre: width / 2 };
  placeSprite({ frame, camera, cover }, light, sprite, {
    x: 0,
    z: 1,
    base: -1 - BELOW,
    size,
    mirrored: false,
    isFront: true,
    light: [1, 1, 1],
    glow: UNLIT,
  });
  layCover(frame, cover);
}

function paintBackdrop({ rgb, depth, kind, width, height }: Frame, setting: Setting): void {
  const { idea, turn, noise, sunSide } = setting;
  const usual = BACKDROPS[turn % BACKDROPS.length] as Colour;
  const tint = idea.tint ?? (idea.backdrop === null ? null : SAID[idea.backdrop]);
  const base = tint === null ? usual : mixColour(usual, scaleColour(tint, TINTED), 0.85);
  const side = Math.min(width, height);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      const x = (column - width / 2) / side;
      const y = (row - height / 2) / side;
      const away = Math.hypot(x + sunSide * GLOW.aside, y - (GLOW.high - 0.5));
      const corner = smoothstep(0.45, 0.95, Math.hypot(x, y));
      const brushed = noise.fbm(x * 5 + 0.6 * noise.at(x * 3, y * 3), y * 3.4, 4);
      const level =
        (1 + GLOW.by * Math.exp(-((away / GLOW.reach) ** 2))) *
        (1 - CORNERS * corner) *
        (1 + MOTTLED * brushed + 0.03 * noise.at(x * 90 + y * 40, y * 70 - x * 30));
      for (let c = 0; c < 3; c++) rgb[at * 3 + c] = (base[c] as number) * level;
      depth[at] = BEHIND;
      kind[at] = LAND;
    }
}
