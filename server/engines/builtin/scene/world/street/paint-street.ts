import type { Random } from '../../../kernels/random.ts';
import { clamp, mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import type { Colour } from '../../words/idea.ts';
import { type Camera, type Frame, LAND, WATER } from '../frame.ts';
import { airToward, fade, illumination, throughAir } from '../paint-land.ts';
import { clearSky } from '../sky.ts';
import { frontAt } from './facade.ts';
import {
  FARTHEST,
  type House,
  isOldStreet,
  planCanal,
  planAlley,
  planMarket,
  planStreet,
  type Street,
} from './plan.ts';
import { mirrorInWet } from './wet.ts';
import { hasTram, railAt } from './rails.ts';

/** Metres between lamp posts, and how far from the middle they stand. */
const LAMPS = { apart: 26, aside: 7.2, height: 6.5 } as const;
const LAMP: Colour = [1.2, 0.82, 0.45];
/** Air of a city pales what is far sooner than that of the country. */
const SMOKE = 3;

/**
 * Paints a straight street with its houses, lamps and pavement; in rain it mirrors what stands on it. A
 * canal has water there instead, which is only marked with its distance, as land's is.
 */
export function paintStreet(frame: Frame, camera: Camera, setting: Setting): void {
  const street = planFor(setting)(setting.random);
  const wet = setting.weather === 'rain' || setting.weather === 'storm';
  for (let column = 0; column < frame.width; column++)
    paintColumn(frame, camera, setting, street, column);
  if (street.isCanal) return;
  if (wet || setting.weather === 'snowfall')
    mirrorInWet(frame, camera, setting.noise, wet ? 1 : 0.25);
  if (!setting.isAlley) paintLamps(frame, camera, setting);
}

/** Lays out what the setting asks for. */
function planFor({ land, subjects, isAlley }: Setting): (random: Random) => Street {
  if (land === 'canal') return planCanal;
  if (isOldStreet(subjects)) return planMarket;
  return isAlley ? planAlley : planStreet;
}

/** Share of windows that are lit. */
const lampsOf = ({ time, weather }: Setting): number =>
  time === 'night'
    ? 0.46
    : time === 'dusk'
      ? 0.34
      : weather === 'storm'
        ? 0.25
        : time === 'day'
          ? 0
          : 0.1;

function paintColumn(
  frame: Frame,
  camera: Camera,
  setting: Setting,
  street: Street,
  column: number,
): void {
  const right = (column - camera.centre) / camera.focal;
  const air = airToward(setting.light, right);
  let lowest = frame.height;
  const fill = (z: number, top: number, colourAt: (up: number) => Colour) => {
    const first = Math.max(
      0,
      Math.ceil(camera.horizon - (camera.focal * (top - camera.height)) / z),
    );
    for (let row = first; row < lowest; row++) {
      const up = camera.height + ((camera.horizon - row) * z) / camera.focal;
      const at = row * frame.width + column;
      frame.rgb.set(fade(setting.light, air, colourAt(up), z * SMOKE), at * 3);
      frame.depth[at] = z;
      frame.kind[at] = LAND;
    }
    lowest = Math.min(lowest, first);
  };
  const wall = street.front / Math.max(1e-6, Math.abs(right));
  paintPavement(frame, camera, setting, street, column, Math.min(wall, FARTHEST));
  lowest = Math.min(
    lowest,
    Math.ceil(camera.horizon + (camera.focal * camera.height) / Math.min(wall, FARTHEST)),
  );
  for (const house of right < 0 ? street.left : street.right) {
    const side = house.aside / Math.max(1e-6, Math.abs(right));
    if (side > house.to || house.to < 2) continue;
    const isEnd = side < house.from;
    const z = Math.max(1, isEnd ? house.from : side);
    if (isEnd && z * Math.abs(right) > house.aside + 14) continue;
    const along = isEnd ? z * Math.abs(right) - house.aside : z - house.from;
    fill(z, house.height, (up) =>
      wallColour(setting, street, house, { right, z, along, up, isEnd, focal: camera.focal }),
    );
  }
}

interface WallPlace {
  readonly right: number;
  readonly z: number;
  readonly along: number;
  readonly up: number;
  /** Whether it is the end wall that looks along the street. */
  readonly isEnd: boolean;
  readonly focal: number;
}

function wallColour(
  setting: Setting,
  street: Street,
  house: House,
  { right, z, along, up, isEnd, focal }: WallPlace,
): Colour {
  const { light } = setting;
  const side = Math.sign(right);
  const slant = isEnd ? 1 : Math.max(0.08, Math.abs(right));
  const front = frontAt(
    house,
    { along, up, pixel: z / focal / Math.sqrt(slant) },
    lampsOf(setting),
  );
  const facing = isEnd ? -light.toward[2] : -side * light.toward[0];
  const direct = clamp(facing * 1.2) * sunAt(setting, street, side * house.aside, up, z);
  const open = 0.5 + 0.4 * smoothstep(0, 22, up) + 0.1 * facing;
  const lit = illumination(light, direct, open);
  const lamp =
    (street.isCanal ? 0.2 : 1) * lampsOf(setting) * 0.5 * lampLight(side * house.aside, z, up);
  // Glass mirrors the sky across the street, and higher up more of it.
  const mirror = scaleColour(
    clearSky(light, -side * 0.6, 0.15 + 0.5 * smoothstep(3, 40, up), isEnd ? -0.5 : 0.6),
    0.25 + 0.5 * smoothstep(4, 30, up),
  );
  const shown = (c: 0 | 1 | 2) =>
    front.colour[c] * (lit[c] + lamp * LAMP[c]) + front.glass * 0.6 * mirror[c] + front.glow[c];
  return [shown(0), shown(1), shown(2)];
}

/** 1 where the sun reaches past the houses across the street, 0 in their shadow. */
function sunAt({ light }: Setting, street: Street, x: number, up: number, z: number): number {
  const [sunX, sunY, sunZ] = light.toward;
  if (Math.abs(sunX) < 0.02) return 1;
  const run = (Math.sign(sunX) * street.front - x) / sunX;
  if (run < 0.5) return 1;
  const [height, at] = [up + run * sunY, z + run * sunZ];
  const opposite = (sunX < 0 ? street.left : street.right).find(
    ({ from, to }) => at >= from && at < to,
  );
  return opposite === undefined
    ? 1
    : smoothstep(opposite.height - 0.4, opposite.height + 0.4, height);
}

/** Light of the nearest lamp at a place, 0 to 1. */
function lampLight(x: number, z: number, up: number): number {
  const along = z - Math.round(z / LAMPS.apart) * LAMPS.apart;
  const aside = Math.abs(x) - LAMPS.aside;
  const above = Math.max(0.6, LAMPS.height - up);
  return 40 / (40 + 3.2 * (along * along + aside * aside) + above * above);
}

function paintPavement(
  frame: Frame,
  camera: Camera,
  setting: Setting,
  street: Street,
  column: number,
  farthest: number,
): void {
  const { light, noise, snowy } = setting;
  const right = (column - camera.centre) / camera.focal;
  const first = Math.ceil(camera.horizon + (camera.focal * camera.height) / farthest);
  const lamps = Math.min(1, lampsOf(setting) * 2.2);
  const air = airToward(light, right);
  const rails = hasTram(setting);
  for (let row = Math.max(0, first); row < frame.height; row++) {
    const z = (camera.focal * camera.height) / Math.max(0.5, row - camera.horizon);
    const x = right * z;
    if (street.isCanal) {
      frame.depth[row * frame.width + column] = z;
      frame.kind[row * frame.width + column] = WATER;
      continue;
    }
    const isRoad = Math.abs(x) < street.road && !street.isPaved;
    const rough =
      1 + 0.1 * noise.fbm(x * 0.9, z * 0.5, 3) + (z < 60 ? 0.06 * noise.at(x * 9, z * 9) : 0);
    const base: Colour = snowy
      ? isRoad
        ? [0.72, 0.74, 0.78]
        : [0.92, 0.94, 0.98]
      : isRoad
        ? [0.25, 0.25, 0.27]
        : [0.52, 0.5, 0.47];
    const painted = mixColour(
      base,
      [0.86, 0.85, 0.8],
      snowy || street.isPaved ? 0 : marking(x, z, street.road),
    );
    const marked = rails && isRoad ? mixColour(painted, RAIL, railAt(x, z)) : painted;
    const slab = isRoad || snowy ? 1 : 1 - 0.16 * joint(x, z, z / camera.focal);
    const direct = light.toward[1] * 1.2 * sunAt(setting, street, x, 0, z);
    const kerb = 1 - 0.45 * smoothstep(0.22, 0.05, Math.abs(Math.abs(x) - street.road));
    const lit = illumination(light, direct, 0.78);
    const lamp = lamps * 0.9 * lampLight(x, z, 0);
    const shown = (c: 0 | 1 | 2) => marked[c] * (lit[c] + lamp * LAMP[c]) * rough * slab * kerb;
    const at = row * frame.width + column;
    frame.rgb.set(fade(light, air, [shown(0), shown(1), shown(2)], z * SMOKE), at * 3);
    frame.depth[at] = z;
    frame.kind[at] = LAND;
  }
}

/** The worn top of a rail. */
const RAIL: Colour = [0.5, 0.5, 0.53];

/** Dashes in the middle, lines at the sides, and a crossing ahead. */
function marking(x: number, z: number, road: number): number {
  const width = 0.16 + z * 0.0006;
  const dash = Math.abs(x) < width && z % 9 < 4.5 ? 0.8 : 0;
  const border = Math.abs(Math.abs(x) - road + 0.7) < width * 0.8 ? 0.5 : 0;
  const crossing = z > 15 && z < 19 && Math.abs(x) < road - 0.6 && (x + 60) % 1.3 < 0.65 ? 0.85 : 0;
  return Math.max(dash, border, crossing);
}

/** Dark joints between the slabs of a pavement. */
function joint(x: number, z: number, pixel: number): number {
  if (pixel > 0.12) return 0;
  const u = Math.abs(x / 1.2 - Math.round(x / 1.2)) * 1.2;
  const v = Math.abs(z / 1.2 - Math.round(z / 1.2)) * 1.2;
  return u < 0.04 || v < 0.06 ? 1 : 0;
}

/** Posts with a lamp each on both pavements; they shine when it is dark. */
function paintLamps(frame: Frame, camera: Camera, setting: Setting): void {
  const lamps = lampsOf(setting);
  for (let z = Math.floor(300 / LAMPS.apart) * LAMPS.apart; z > 3; z -= LAMPS.apart) {
    for (const side of [-1, 1]) {
      const scale = camera.focal / z;
      const column = camera.centre + side * LAMPS.aside * scale;
      const foot = camera.horizon + camera.height * scale;
      const head = foot - LAMPS.height * scale;
      const post = throughAir(
        setting.light,
        scaleColour(setting.light.ambient, 0.25),
        column / camera.focal,
        z * SMOKE,
      );
      dot(frame, column, (foot + head) / 2, 0.07 * scale, (foot - head) / 2, post, 1);
      dot(frame, column - side * 0.5 * scale, head, 0.6 * scale, 0.06 * scale, post, 1);
      const bulb = lamps > 0 ? scaleColour(LAMP, 1.4) : post;
      dot(
        frame,
        column - side * 0.95 * scale,
        head + 0.12 * scale,
        0.3 * scale,
        0.13 * scale,
        bulb,
        1,
      );
    }
  }
}

/** Fills a box round a point with a colour; its edges are as soft as a pixel. */
function dot(
  frame: Frame,
  x: number,
  y: number,
  halfX: number,
  halfY: number,
  colour: Colour,
  share: number,
): void {
  const cover = (at: number, middle: number, half: number) =>
    clamp(half + 0.5 - Math.abs(at + 0.5 - middle)) * Math.min(1, 0.35 + half * 2);
  for (
    let row = Math.max(0, Math.floor(y - halfY - 1));
    row <= Math.min(frame.height - 1, y + halfY + 1);
    row++
  ) {
    for (
      let column = Math.max(0, Math.floor(x - halfX - 1));
      column <= Math.min(frame.width - 1, x + halfX + 1);
      column++
    ) {
      const alpha = share * cover(column, x, halfX) * cover(row, y, halfY);
      const at = (row * frame.width + column) * 3;
      for (let c = 0; c < 3; c++)
        frame.rgb[at + c] =
          (frame.rgb[at + c] as number) * (1 - alpha) + (colour[c] as number) * alpha;
    }
  }
}
