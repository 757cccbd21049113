import { clamp, mixColour, multiplyColours, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import type { Setting } from '../../setting.ts';
import type { Colour } from '../../words/idea.ts';
import { type Camera, type Frame, LAND, seenPart, THING, WATER } from '../frame.ts';
import { airToward, fade, groundLight } from '../paint-land.ts';
import { type Jetty, onJetty, POST_HIGH, postsAlong } from './jetty-plan.ts';

const WOOD: Colour = [0.5, 0.41, 0.32];
const SNOW: Colour = [0.93, 0.95, 1];
/** How thick the deck is, how wide a plank and the gap behind it are. World units. */
const THICK = 0.17;
const PLANK = 0.19;
const GAP = 0.07;
/** Posts: how thick they are, and how far from the deck's edge. */
const POST = { radius: 0.11, out: 0.04 } as const;
/** Rays for each pixel, across and down. */
const RAYS = [0.25, 0.75] as const;
/** The share of rays that makes a pixel its own. */
const SOLID = 0.4;
/** The share of light that its shadow takes from water, and that water beneath it lacks. */
const SHADE = 0.42;
const BENEATH = 0.55;
/** How high the sun must stand for its light to go into the water at all, and as well as it can. */
const LOW = 0.12;
const STEEP = 0.5;

/** What a ray meets: how far ahead, and the colour that is there. */
interface Hit {
  readonly z: number;
  readonly colour: Colour;
}

/**
 * Draws a jetty before its water and behind the ground that hides its landward end. Answers the
 * pixels that show it: while things are placed they are ground, on which shadows fall.
 */
export function paintJetty(
  frame: Frame,
  camera: Camera,
  setting: Setting,
  jetty: Jetty,
): readonly number[] {
  const { width, rgb, depth, kind } = frame;
  const { light } = setting;
  const cast = createCast(camera, setting, jetty);
  const { left, right: end, top, bottom } = seenPart(frame);
  const from = Math.max(top, Math.ceil(camera.horizon) + 1);
  const shown: number[] = [];
  for (let column = left; column < end; column++) {
    const right = (column + 0.5 - camera.centre) / camera.focal;
    const air = airToward(light, right);
    for (let row = from; row < bottom; row++) {
      const at = row * width + column;
      const behind = depth[at] as number;
      let count = 0;
      let nearest = Number.POSITIVE_INFINITY;
      const sum = [0, 0, 0];
      for (const down of RAYS)
        for (const aside of RAYS) {
          const hit = cast(
            (column + aside - camera.centre) / camera.focal,
            (row + down - camera.horizon) / camera.focal,
          );
          if (hit === null || (kind[at] !== WATER && hit.z > behind)) continue;
          count++;
          nearest = Math.min(nearest, hit.z);
          for (let c = 0; c < 3; c++) sum[c] = (sum[c] as number) + (hit.colour[c] as number);
        }
      if (count === 0) continue;
      const own: Colour = [
        (sum[0] as number) / count,
        (sum[1] as number) / count,
        (sum[2] as number) / count,
      ];
      const clear = fade(light, air, own, nearest);
      const up = (camera.horizon - row) / camera.focal;
      const fog = light.fog ?? null;
      const seen =
        fog === null
          ? clear
          : mixColour(fog.colour(right, up), clear, fog.through(right, up, nearest));
      const share = count / RAYS.length ** 2;
      for (let c = 0; c < 3; c++)
        rgb[at * 3 + c] = (rgb[at * 3 + c] as number) * (1 - share) + (seen[c] as number) * share;
      if (share < SOLID) continue;
      depth[at] = nearest;
      kind[at] = LAND;
      shown.push(at);
    }
  }
  return shown;
}

/** Makes what shows a jetty a thing, which water mirrors. */
export function raiseJetty({ kind }: Frame, shown: readonly number[]): void {
  for (const at of shown) kind[at] = THING;
}

/** Casts rays, `right` and `down` where ahead is 1, at a jetty in its light. */
function createCast(
  { height: eye }: Camera,
  { light, noise, snowy, idea, time }: Setting,
  jetty: Jetty,
): (right: number, down: number) => Hit | null {
  const { half, deck, long } = jetty;
  const asked = idea.subjects.find(({ thing }) => thing === 'pier');
  const wood = asked?.colour ?? WOOD;
  const boost = light.isNight ? 1.6 : time === 'dusk' ? 1.35 : 1.05;
  const lit = (facing: number, level: number): Colour =>
    scaleColour(groundLight(light, facing, level, 1), boost);
  const [sunX, sunY, sunZ] = light.toward;
  const onTop = lit(sunY, 1);
  const facing = (x: number, z: number) => x * sunX + z * sunZ;
  const onSide = (side: number) => lit(facing(side * jetty.ahead, -side * jetty.right), 0.1);
  const [onLeft, onRight] = [onSide(-1), onSide(1)];
  const onEnd = lit(facing(-jetty.right, -jetty.ahead), 0.1);
  const highest = deck + POST_HIGH;
  const posts = postsOf(jetty);
  const alongOf = (x: number, z: number) =>
    (x - jetty.x) * jetty.right + (z - jetty.z) * jetty.ahead;
  const asideOf = (x: number, z: number) =>
    (x - jetty.x) * jetty.ahead - (z - jetty.z) * jetty.right;

  const deckHit = (right: number, down: number): Hit | null => {
    const [z0, z1] = [(eye - deck) / down, (eye - deck + THICK) / down];
    const [u0, v0] = [alongOf(right * z0, z0), asideOf(right * z0, z0)];
    if (u0 >= 0 && u0 <= long && Math.abs(v0) <= half)
      return { z: z0, colour: multiplyColours(topColour(noise, wood, u0, v0, snowy), onTop) };
    const [u1, v1] = [alongOf(right * z1, z1), asideOf(right * z1, z1)];
    // The first of the sides that the ray meets between the deck's upper and lower face.
    const across = entry(v0, v1, -half, half);
    const endways = entry(u0, u1, 0, long);
    if (across === null || endways === null) return null;
    const share = Math.max(across[0], endways[0]);
    if (share > Math.min(across[1], endways[1])) return null;
    const isEnd = endways[0] > across[0];
    const light = isEnd ? onEnd : v0 < 0 ? onLeft : onRight;
    const along = u0 + (u1 - u0) * share;
    const grain = 0.72 + 0.1 * noise.at(along * 2.2, share * 3 + 7);
    return { z: z0 + (z1 - z0) * share, colour: multiplyColours(scaleColour(wood, grain), light) };
  };

  const postHit = (right: number, down: number, { x, z, top }: Post): Hit | null => {
    const a = right * right + 1;
    const b = right * x + z;
    const c = x * x + z * z - POST.radius ** 2;
    const root = b * b - a * c;
    if (root < 0) return null;
    const near = (b - Math.sqrt(root)) / a;
    const up = eye - down * near;
    if (up < 0) return null;
    if (up > top) {
      const cap = (eye - top) / down;
      if (Math.hypot(right * cap - x, cap - z) > POST.radius) return null;
      return { z: cap, colour: multiplyColours(snowy ? SNOW : scaleColour(wood, 1.05), onTop) };
    }
    const [nx, nz] = [(right * near - x) / POST.radius, (near - z) / POST.radius];
    // Weed and water have darkened its foot.
    const wet = 0.45 + 0.3 * smoothstep(0.05, 0.4, up);
    const grain = wet + 0.08 * noise.at(x * 9 + nx * 2, up * 3);
    return { z: near, colour: multiplyColours(scaleColour(wood, grain), lit(facing(nx, nz), 0.1)) };
  };

  return (right, down) => {
    const [zTop, zFoot] = [(eye - highest) / down, eye / down];
    if (eye <= highest) return null;
    const [v0, v1] = [asideOf(right * zTop, zTop), asideOf(right * zFoot, zFoot)];
    const reach = half + 2 * POST.radius;
    if (Math.min(v0, v1) > reach || Math.max(v0, v1) < -reach) return null;
    const [u0, u1] = [alongOf(right * zTop, zTop), alongOf(right * zFoot, zFoot)];
    const [low, high] = [Math.min(u0, u1) - 0.3, Math.max(u0, u1) + 0.3];
    if (high < 0 || low > long) return null;
    let best = deckHit(right, down);
    for (const post of posts) {
      if (post.along < low || post.along > high) continue;
      const hit = postHit(right, down, post);
      if (hit !== null && (best === null || hit.z < best.z)) best = hit;
    }
    return best;
  };
}

/** A post: its middle, how far along the jetty, and how high it reaches above the water. */
interface Post {
  readonly x: number;
  readonly z: number;
  readonly along: number;
  readonly top: number;
}

const postsOf = (jetty: Jetty): Post[] =>
  postsAlong(jetty).flatMap(({ along, top }) =>
    [-1, 1].map((side) => ({
      ...onJetty(jetty, along, side * (jetty.half + POST.out)),
      along,
      top,
    })),
  );

/** The planks from above: no two alike, dark between, with snow on them in winter. */
function topColour(noise: Noise, wood: Colour, u: number, v: number, snowy: boolean): Colour {
  const plank = Math.floor(u / PLANK);
  const within = u / PLANK - plank;
  const tone =
    0.86 + 0.28 * chanceOf(plank) + 0.1 * noise.at(v * 1.7 + 9 * chanceOf(plank), u * 14);
  const gap = smoothstep(0, GAP, Math.min(within, 1 - within));
  const worn = scaleColour(mixColour(wood, [0.55, 0.54, 0.52], 0.35 * chanceOf(plank + 71)), tone);
  const own = scaleColour(worn, 0.45 + 0.55 * gap);
  if (!snowy) return own;
  const lies = smoothstep(-0.28, 0.02, noise.fbm(u / 1.6, v / 0.9, 3) + 0.12 * gap);
  return mixColour(own, SNOW, 0.92 * lies);
}

/** A number of 0 to 1 for a plank. */
const chanceOf = (plank: number): number => Math.abs(Math.sin(plank * 12.9898) * 43_758.5453) % 1;

/** The part of a way from one value to another that lies between two others, as shares of it; null for none. */
function entry(from: number, to: number, low: number, high: number): [number, number] | null {
  const step = to - from;
  if (Math.abs(step) < 1e-9) return from >= low && from <= high ? [0, 1] : null;
  const [a, b] = [(low - from) / step, (high - from) / step];
  const [first, last] = [Math.max(0, Math.min(a, b)), Math.min(1, Math.max(a, b))];
  return first <= last ? [first, last] : null;
}

/** Darkens the water on which a jetty's shadow lies, and that is beneath it. */
export function shadeByJetty(
  { width, height, kind, rgb }: Frame,
  camera: Camera,
  { light }: Pick<Setting, 'light'>,
  jetty: Jetty,
): void {
  const [sunX, sunY, sunZ] = light.toward;
  const away = jetty.deck / Math.max(STEEP, sunY);
  // A low sun glances off the water: nothing of it comes back out for a shadow to take.
  const strength = SHADE * clamp(light.sun[1] * 2.2, 0.2, 1) * smoothstep(LOW, STEEP, sunY);
  /** How much of a place is within the deck's outline, soft by so much. */
  const within = (x: number, z: number, soft: number) => {
    const along = (x - jetty.x) * jetty.right + (z - jetty.z) * jetty.ahead;
    const aside = (x - jetty.x) * jetty.ahead - (z - jetty.z) * jetty.right;
    const inside = Math.min(jetty.half - Math.abs(aside), along, jetty.long - along);
    return smoothstep(-soft, soft, inside);
  };
  for (let row = Math.ceil(camera.horizon) + 1; row < height; row++) {
    const z = (camera.focal * camera.height) / (row + 0.5 - camera.horizon);
    if (z > 4 * (jetty.z + jetty.long)) continue;
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      if (kind[at] !== WATER) continue;
      const x = ((column + 0.5 - camera.centre) * z) / camera.focal;
      const left =
        (1 - strength * within(x + sunX * away, z + sunZ * away, 0.3)) *
        (1 - BENEATH * within(x, z, 0.25));
      if (left > 0.995) continue;
      for (let c = at * 3; c < at * 3 + 3; c++) rgb[c] = (rgb[c] as number) * left;
    }
  }
}
