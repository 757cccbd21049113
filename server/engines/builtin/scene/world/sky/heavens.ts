import { clamp, multiplyColours, smoothstep } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import type { Colour } from '../../words/idea.ts';
import type { Camera, Frame } from '../frame.ts';
import { isFeared } from '../lights/moonlit.ts';
import { sceneryIn } from '../scenery/sceneries.ts';
import { paintEarth, paintMoon, paintSunDisc } from './spheres.ts';

/** Column and row where the sun or moon stands. */
export function sunPosition(
  camera: Camera,
  toward: readonly [number, number, number],
): [number, number] {
  const ahead = Math.max(0.05, toward[2]);
  return [
    camera.centre + (camera.focal * toward[0]) / ahead,
    camera.horizon - (camera.focal * toward[1]) / ahead,
  ];
}

/** Paints stars, sun or moon, aurora and planet into the sky, before clouds cover them. */
export function paintHeavens(frame: Frame, camera: Camera, setting: Setting): void {
  const { light, idea } = setting;
  const starry = Math.max(light.stars, idea.sky.includes('stars') ? 0.8 : 0);
  if (starry > 0.02) paintStars(frame, camera, setting, starry);
  // On the moon neither it nor the sun is what is looked at.
  const isOnMoon = setting.land === 'space' && idea.sky.includes('earth');
  if (idea.sky.includes('aurora')) paintAurora(frame, camera, setting);
  if (isOnMoon) paintEarthrise(frame, camera, setting);
  if (idea.sky.includes('planet') && setting.land !== 'orbit') paintPlanet(frame, camera, setting);
  if (isStrange(setting)) paintMoons(frame, camera, setting);
  if (isOnMoon) return;
  const { sun, moon } = shownIn(setting);
  if (sun) paintSun(frame, camera, setting);
  if (moon) paintMoonAt(frame, camera, setting);
}

/**
 * Whether the sun and the moon are seen. By night it is the moon that gives the light; by day and at dusk it is seen where
 * it was asked for, and the sun beside it only if that was too: after sunset the sky glows, and nothing stands in its glow.
 */
export function shownIn(setting: Setting): { readonly sun: boolean; readonly moon: boolean } {
  const { light, idea, land, time } = setting;
  const asked = idea.sky.includes('moon') && !idea.martian;
  const isOpen = light.toward[2] > 0.3 && light.cover < 0.85;
  if (isStrange(setting)) return { sun: isOpen && !light.isNight && !asked, moon: false };
  if (time === 'night')
    return { sun: false, moon: light.toward[2] > 0.3 && (asked || (isOpen && !isSmoky(setting))) };
  return {
    sun: isOpen && time !== 'dusk' && (!asked || idea.sky.includes('sun')),
    moon: asked && land !== 'space',
  };
}

/** Whether two moons stand in the sky: over a strange planet, and over Mars where its moons are named. */
const isStrange = (setting: Setting): boolean =>
  sceneryIn(setting) === 'alien' || (setting.idea.martian && setting.idea.sky.includes('moon'));

/** Whether smoke of what is molten covers the sky. */
const isSmoky = (setting: Setting): boolean =>
  setting.land === 'volcano' || sceneryIn(setting) === 'inferno';

/** Whether a night's stars were asked for, not only brought by a style. */
const isStarry = ({ idea, time, style }: Setting): boolean =>
  time === 'night' && style !== 'makoto shinkai' && idea.sky.includes('stars');

function add(frame: Frame, column: number, row: number, colour: Colour, share: number): void {
  if (column < 0 || row < 0 || column >= frame.width || row >= frame.height) return;
  const at = (row * frame.width + column) * 3;
  for (let c = 0; c < 3; c++)
    frame.rgb[at + c] = (frame.rgb[at + c] as number) + (colour[c] as number) * share;
}

function paintStars(frame: Frame, camera: Camera, setting: Setting, strength: number): void {
  const { random, noise, idea } = setting;
  const milky = idea.sky.includes('milkyway') || idea.land === 'plain' || isStarry(setting);
  const count = Math.round((frame.width * camera.horizon) / 420);
  const tilt = 0.5 + random.unit() * 0.5;
  const band = (column: number, row: number) =>
    (column / frame.width - 0.5) * tilt + (row / camera.horizon - 0.45) * 0.9;
  for (let row = 0; milky && row < camera.horizon; row++) {
    for (let column = 0; column < frame.width; column++) {
      const away = band(column, row) + 0.1 * noise.fbm(column / 260, row / 260, 4);
      const cloud =
        Math.exp(-away * away * 55) *
        (0.6 + 0.9 * noise.fbm(column / 120 + 9, row / 120, 6)) *
        smoothstep(camera.horizon, camera.horizon * 0.55, row);
      if (cloud > 0) add(frame, column, row, [0.3, 0.27, 0.42], clamp(cloud) * strength);
    }
  }
  for (let n = 0; n < count * (milky ? 2.2 : 1); n++) {
    const column = random.below(frame.width);
    const row = random.below(Math.ceil(camera.horizon));
    if (milky && Math.exp(-(band(column, row) ** 2) * 30) < random.unit() * 0.8) continue;
    const size = random.unit() ** 7;
    const warm = random.unit();
    const colour: Colour = [0.8 + 0.3 * warm, 0.88, 1.15 - 0.3 * warm];
    const power =
      (0.18 + 1.2 * size) * strength * smoothstep(0, 0.2, 1 - row / camera.horizon + 0.02);
    add(frame, column, row, colour, power);
    if (size < 0.35) continue;
    for (let step = 1; step < 4; step++) {
      for (const [dx, dy] of [
        [step, 0],
        [-step, 0],
        [0, step],
        [0, -step],
      ] as const)
        add(frame, column + dx, row + dy, colour, (power * 0.5) / step ** 2);
    }
  }
}

/** Radius of the moon and of the sun, as shares of the picture's longer side. */
const RADIUS = { moon: 0.043, sun: 0.027 } as const;
/** How many times as large the moon is that stands behind what is to be feared, and its radius at the most as a share of the sky's height: it must fit in. */
const LOOMS = { times: 2.3, most: 0.3 } as const;
/** Where the moon's light comes from: it is nearly full. Right (by the side it stands on), down, to the eye. */
const PHASE = [0.3, -0.12, 0.95] as const;
/** The same of a thin one, which the sun stands beneath. */
const CRESCENT = [0.85, 0.3, -0.43] as const;

/** Where the moon stands while the sun gives the light: how far aside of the middle, away from it, and how high, in shares of the picture's width and of its sky. */
const FACING = { aside: 0.27, high: 0.64 } as const;

/** Where the second of two suns stands beside the first: toward the picture's middle and higher, in shares of the picture's longer side; how large beside that, and what is left of its light, of each colour. */
const TWIN = { aside: 0.1, up: 0.075, size: 0.62, light: [0.95, 0.6, 0.4] } as const;

/** Where a second moon stands beside the first: toward the picture's middle and higher, in shares of its width and its sky, and how high at the most, of its height; how large beside that. */
const SECOND = { aside: 0.3, up: 0.16, top: 0.09, size: 0.6 } as const;

function paintSun(frame: Frame, camera: Camera, { light, idea }: Setting): void {
  const [x, y] = sunPosition(camera, light.toward);
  const radius = RADIUS.sun * Math.max(frame.width, frame.height);
  paintSunDisc(frame, { x, y, radius, lit: [0, 0, 1] }, camera.horizon, light.sun);
  if (!idea.sky.includes('twinsuns')) return;
  const long = Math.max(frame.width, frame.height);
  const aside = x < frame.width / 2 ? 1 : -1;
  const twin = {
    x: x + aside * TWIN.aside * long,
    y: y - TWIN.up * long,
    radius: TWIN.size * radius,
  };
  const red = multiplyColours(light.sun, TWIN.light);
  paintSunDisc(frame, { ...twin, lit: [0, 0, 1] }, camera.horizon, red);
}

function paintMoonAt(frame: Frame, camera: Camera, setting: Setting): void {
  const [x, y] = moonPosition(frame, camera, setting);
  const usual = RADIUS.moon * Math.max(frame.width, frame.height);
  const looms = setting.light.isNight && isFeared(setting.idea);
  const most = Math.max(usual, LOOMS.most * camera.horizon);
  const radius = looms ? Math.min(LOOMS.times * usual, most) : usual;
  const [right, down, toward] = setting.idea.sky.includes('crescentmoon') ? CRESCENT : PHASE;
  const lit = [right * setting.sunSide, down, toward] as const;
  paintMoon(frame, { x, y, radius, lit }, camera.horizon, setting.noise);
  if (!setting.idea.sky.includes('twinmoons')) return;
  const aside = x < frame.width / 2 ? 1 : -1;
  const second = {
    x: x + aside * SECOND.aside * frame.width,
    y: Math.max(SECOND.top * frame.height, y - SECOND.up * camera.horizon),
    radius: SECOND.size * radius,
  };
  paintMoon(frame, { ...second, lit }, camera.horizon, setting.noise);
}

/** Column and row where the moon stands: by night where its light comes from, else opposite the sun's glow. */
export function moonPosition(
  { width }: Pick<Frame, 'width'>,
  camera: Camera,
  { light, time, sunSide }: Pick<Setting, 'light' | 'time' | 'sunSide'>,
): [number, number] {
  if (time === 'night') return sunPosition(camera, light.toward);
  const from = Math.sign(light.toward[0]) || sunSide;
  return [camera.centre - from * FACING.aside * width, camera.horizon * (1 - FACING.high)];
}

/** The two moons of a strange planet: how far aside of the middle, how high and how large they are, in shares of the picture's width and of its sky. */
const MOONS = [
  { aside: 0.26, high: 0.62, radius: 0.048 },
  { aside: 0.38, high: 0.34, radius: 0.022 },
] as const;

function paintMoons(frame: Frame, camera: Camera, { noise, side }: Setting): void {
  for (const { aside, high, radius } of MOONS) {
    const x = camera.centre + side * aside * frame.width;
    const y = camera.horizon * (1 - high);
    const lit = [0.5 * side, -0.3, 0.8] as const;
    paintMoon(frame, { x, y, radius: radius * frame.width, lit }, camera.horizon, noise);
  }
}

/** The earth over the moon's ground, lit as that is. */
function paintEarthrise(frame: Frame, camera: Camera, { noise, side, light }: Setting): void {
  const radius = Math.min(frame.width, frame.height) * 0.12;
  const x = camera.centre - side * frame.width * 0.22;
  const sun = Math.sign(light.toward[0]) || 1;
  const lit = [0.78 * sun, -0.36, 0.51] as const;
  paintEarth(frame, { x, y: camera.horizon * 0.36, radius, lit }, camera.horizon, noise);
}

function paintAurora(frame: Frame, camera: Camera, { noise }: Setting): void {
  for (let column = 0; column < frame.width; column++) {
    for (let curtain = 0; curtain < 3; curtain++) {
      const along = column / frame.width;
      const foot =
        camera.horizon *
        (0.74 - curtain * 0.19 + 0.26 * noise.fbm(along * 1.9 + curtain * 7, curtain, 3));
      const rays = clamp(0.55 + 0.75 * noise.fbm(along * 24 + curtain * 3, 0.5, 3));
      // A curtain comes and goes along its way.
      const there = smoothstep(-0.42, 0.25, noise.at(along * 2.6 + 5 * curtain, curtain + 0.5));
      const height = camera.horizon * (0.5 + 0.26 * noise.at(along * 5, curtain + 3));
      for (let row = Math.max(0, Math.floor(foot - height)); row < foot + 14; row++) {
        const up = (foot - row) / height;
        const strength =
          (up < 0 ? 1 + (up * height) / 14 : Math.max(0, 1 - up) ** 1.8) * rays * there * 0.85;
        add(
          frame,
          column,
          row,
          [
            0.1 + 0.55 * Math.max(0, up),
            0.95 - 0.72 * Math.max(0, up),
            0.45 + 0.35 * Math.max(0, up),
          ],
          Math.max(0, strength),
        );
      }
    }
  }
}

const PLANET: Colour = [0.85, 0.6, 0.46];
const RING: Colour = [0.7, 0.6, 0.5];
/** How much of the air before it what stands beyond shines through. */
const BEYOND = 0.62;

/** Puts a share of a colour beyond the air: by day that shows before it still. */
function stand(frame: Frame, column: number, row: number, colour: Colour, share: number): void {
  if (column < 0 || row < 0 || column >= frame.width || row >= frame.height) return;
  const at = (row * frame.width + column) * 3;
  for (let c = 0; c < 3; c++)
    frame.rgb[at + c] =
      (frame.rgb[at + c] as number) * (1 - BEYOND * share) + (colour[c] as number) * share * 0.9;
}

function paintPlanet(frame: Frame, camera: Camera, { noise, side, light }: Setting): void {
  const radius = frame.width * 0.13;
  const [x, y] = [camera.centre - side * frame.width * 0.22, camera.horizon * 0.36];
  for (let row = Math.floor(y - radius); row <= y + radius; row++) {
    for (let column = Math.floor(x - radius * 2.1); column <= x + radius * 2.1; column++) {
      const [u, v] = [(column - x) / radius, (row - y) / radius];
      const disc = smoothstep(1.01, 0.98, Math.hypot(u, v));
      const depth = Math.sqrt(Math.max(0, 1 - u * u - v * v));
      const lit =
        clamp(0.8 * u * Math.sign(light.toward[0]) - 0.4 * v + 0.6 * depth) *
        (0.75 + 0.3 * noise.fbm(u, v * 5 + u * 0.4, 4));
      if (disc > 0) stand(frame, column, row, PLANET, disc * lit);
      const ring = Math.hypot(u * 0.98, (v + u * 0.16) * 4.6);
      if (ring > 1.3 && ring < 2.05 && (disc === 0 || v + u * 0.16 > 0))
        stand(
          frame,
          column,
          row,
          RING,
          0.6 *
            smoothstep(1.3, 1.36, ring) *
            smoothstep(2.05, 1.98, ring) *
            (0.6 + 0.4 * Math.sin(ring * 40)),
        );
    }
  }
}
