import { clamp, lumaAt, mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import type { Colour } from '../../words/idea.ts';
import type { Frame } from '../frame.ts';

/** A ball in the sky: its middle and radius in pixels, and the direction that its light comes from (right, down, to the eye; length 1). */
export interface Ball {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly lit: readonly [number, number, number];
}

/** A colour for a place on the ball: right, down and toward the eye, on a ball of radius 1. */
type Surface = (u: number, v: number, near: number) => Colour;

/** What air or light shines round the ball: red, green and blue by the distance from its rim in radii, and by where. */
type Halo = (away: number, u: number, v: number) => Colour;

/** The air before a ball: what of each colour of its light comes through; what the air itself shines is added to that, and blurs its rim. */
type Air = Colour;

/** How wide a rim is that is seen through air, in radii. */
const BLUR = 0.06;

/** Rows and columns beyond its rim, in radii, that a ball's halo reaches. */
const REACH = 4;

/** Puts a ball into the sky down to a row, hiding what is behind it, and its halo over the rest. */
export function paintBall(
  { width, height, rgb }: Frame,
  { x, y, radius }: Ball,
  lowest: number,
  surface: Surface,
  halo: Halo,
  air: Air | null = null,
): void {
  const reach = radius * (1 + REACH);
  const bottom = Math.min(height - 1, lowest, Math.ceil(y + reach));
  const right = Math.min(width - 1, Math.ceil(x + reach));
  for (let row = Math.max(0, Math.floor(y - reach)); row <= bottom; row++) {
    for (let column = Math.max(0, Math.floor(x - reach)); column <= right; column++) {
      const u = (column + 0.5 - x) / radius;
      const v = (row + 0.5 - y) / radius;
      const away = Math.sqrt(u * u + v * v);
      if (away > 1 + REACH) continue;
      const at = (row * width + column) * 3;
      const rim = air === null ? 1 : 1 + BLUR * radius;
      const inside = clamp(((1 - away) * radius) / rim + 0.5);
      const glow = halo(Math.max(0, away - 1), u, v);
      const sky: Colour = [rgb[at] as number, rgb[at + 1] as number, rgb[at + 2] as number];
      for (let c = 0; c < 3; c++) rgb[at + c] = (rgb[at + c] as number) + (glow[c] as number);
      if (inside <= 0) continue;
      const colour = surface(u, v, Math.sqrt(Math.max(0, 1 - u * u - v * v)));
      const seen = air === null ? colour : through(air, colour, sky);
      for (let c = 0; c < 3; c++)
        rgb[at + c] = (rgb[at + c] as number) * (1 - inside) + (seen[c] as number) * inside;
    }
  }
}

/** A colour beyond air that shines itself: neither is ever darker for the other. */
const through = (air: Air, colour: Colour, sky: Colour): Colour => {
  const channel = (c: 0 | 1 | 2) => 1 - (1 - air[c] * clamp(colour[c])) * (1 - clamp(sky[c]));
  return [channel(0), channel(1), channel(2)];
};

/** Paints the sun's disc: white in its middle, of its light's colour toward its rim, the air round it dazzled. */
export function paintSunDisc(frame: Frame, ball: Ball, lowest: number, light: Colour): void {
  const rim: Colour = [0.5 + 1.2 * light[0], 0.42 + 1.2 * light[1], 0.3 + 1.2 * light[2]];
  paintBall(
    frame,
    ball,
    lowest,
    (_u, _v, near) => mixColour(rim, [2.1, 1.95, 1.65], smoothstep(0.1, 0.75, near)),
    (away) => scaleColour(light, 0.62 * Math.exp(-away / 0.16) + 0.22 * Math.exp(-away / 0.9)),
  );
}

const HIGHLANDS: Colour = [1.02, 0.99, 0.91];
const MARIA: Colour = [0.74, 0.74, 0.73];
/** Colour of the light that the air scatters round the moon. */
const MOONLIGHT: Colour = [0.5, 0.58, 0.74];

/** What of the light of a moon comes through the air where it stands low. */
const LOW: Colour = [0.86, 0.68, 0.5];
/** How bright a sky is that outshines the air round a moon. */
const BRIGHT = 0.5;

/** What the night side of a moon shines beside its day side, and from where to where one becomes the other, by the cosine to the light, and how bright its halo is: of a thin one the sky is seen where it is dark. */
const FULL = { shine: 0.3, from: -0.35, to: 0.5, halo: 1 } as const;
const THIN = { shine: 0.04, from: 0, to: 0.34, halo: 0.16 } as const;

/** Paints the moon: grey seas on pale highlands, craters with rays, darker toward its rim; the air before it takes the colour of its sky, and is aglow round it by night. */
export function paintMoon(frame: Frame, ball: Ball, lowest: number, noise: Noise): void {
  const high = clamp((lowest - ball.y) / Math.max(1, lowest));
  const air = mixColour(LOW, [1, 1, 1], smoothstep(0.05, 0.45, high));
  const dark = 1 - smoothstep(0.12, BRIGHT, skyAt(frame, ball));
  const [right, down, toward] = ball.lit;
  const { shine, from, to, halo } = toward < 0 ? THIN : FULL;
  const surface: Surface = (u, v, near) => {
    const broad = noise.fbm(u * 1.25 + 4.2, v * 1.25 + 1.7, 3);
    const fine = noise.fbm(u * 5 + 2, v * 5, 3);
    // More of the seas lie on one side, as on ours.
    const sea = smoothstep(-0.16, 0.4, broad + 0.16 * fine - 0.24 * u - 0.12 * v);
    const rays = craterRays(u, v);
    const ground = mixColour(HIGHLANDS, MARIA, sea * (1 - rays));
    const light = smoothstep(from, to, u * right + v * down + near * toward);
    const rim = 0.72 + 0.28 * Math.sqrt(near);
    return scaleColour(
      ground,
      (shine + (1 - shine) * light) * rim * (1 + 0.07 * fine + 0.08 * rays),
    );
  };
  paintBall(
    frame,
    ball,
    lowest,
    surface,
    (away, u, v) => {
      const uneven = 1 + 0.25 * noise.fbm(u * 0.5 + 8, v * 0.9, 3);
      const strength = 0.3 * Math.exp(-away / 0.22) + 0.2 * Math.exp(-away / 0.95) * uneven;
      return scaleColour(MOONLIGHT, halo * dark * strength * (1 - away / REACH));
    },
    air,
  );
}

/** How light the sky is where a ball will stand; 0 outside of the picture. */
function skyAt({ width, height, rgb }: Frame, { x, y }: Ball): number {
  const [column, row] = [Math.round(x), Math.round(y)];
  if (column < 0 || row < 0 || column >= width || row >= height) return 0;
  return lumaAt(rgb, row * width + column);
}

/** Bright young craters: where they lie on the ball, and how far their rays reach. */
const CRATERS = [
  { u: -0.16, v: 0.68, size: 0.34 },
  { u: -0.5, v: -0.05, size: 0.16 },
  { u: 0.55, v: 0.42, size: 0.15 },
  { u: 0.2, v: -0.62, size: 0.12 },
] as const;

function craterRays(u: number, v: number): number {
  let bright = 0;
  for (const { u: atU, v: atV, size } of CRATERS) {
    const away = Math.hypot(u - atU, v - atV) / size;
    if (away > 1) continue;
    const turn = Math.atan2(v - atV, u - atU);
    const spoke = 0.45 + 0.55 * Math.abs(Math.sin(turn * 4.5 + 7 * size));
    bright = Math.max(bright, (1 - away) ** 1.5 * spoke);
  }
  return bright;
}

const OCEAN: Colour = [0.03, 0.13, 0.36];
const SHELF: Colour = [0.08, 0.32, 0.5];
const GREEN: Colour = [0.16, 0.32, 0.12];
const DRY: Colour = [0.58, 0.46, 0.28];
const ICE: Colour = [0.94, 0.96, 1];
const AIR: Colour = [0.3, 0.55, 1];
/** How far the earth's axis leans, radians. */
const TILT = 0.4;
/** How far it is turned toward the eye that looks over its rim, radians. */
const OVER_RIM = 0.65;

/**
 * Paints the earth: seas, continents, ice, whirls of cloud, its night side dark, blue air at its rim. Above 1
 * `detail` is how many times finer it is seen than from the moon, and the lights of its cities are seen too.
 */
export function paintEarth(
  frame: Frame,
  ball: Ball,
  lowest: number,
  noise: Noise,
  detail = 1,
): void {
  const [right, down, toward] = ball.lit;
  const [cos, sin] = [Math.cos(TILT), Math.sin(TILT)];
  // Over its rim the warm lands are seen, not a pole.
  const over = detail > 1 ? OVER_RIM : 0;
  const [cosOver, sinOver] = [Math.cos(over), Math.sin(over)];
  const surface: Surface = (u, v, near) => {
    const light = u * right + v * down + near * toward;
    const day = smoothstep(-0.1, 0.42, light);
    const [across, leant] = [u * cos + v * sin, v * cos - u * sin];
    const [low, ahead] = [leant * cosOver + near * sinOver, near * cosOver - leant * sinOver];
    const [lon, lat] = [Math.atan2(across, ahead), Math.asin(clamp(low, -1, 1))];
    const ground = earthGround(noise, lon * detail, lat * detail, lat);
    const cloud = cloudOver(noise, lon * detail, lat * detail);
    const own = mixColour(ground, [0.97, 0.98, 1], cloud);
    // The air is thicker where it is looked through aslant.
    const haze = 0.1 + 0.62 * (1 - near) ** 2.2;
    const seen = mixColour(own, scaleColour(AIR, 1.05), haze);
    const lamps = detail > 1 && day < 0.9 ? citiesOn(noise, lon, lat, ground) * (1 - cloud) : 0;
    const night = mixColour([0.006, 0.009, 0.02], LAMPS, lamps);
    return mixColour(night, scaleColour(seen, 0.25 + 0.85 * clamp(light + 0.15)), day);
  };
  paintBall(frame, ball, lowest, surface, (away, u, v) => {
    const side = smoothstep(-0.35, 0.7, (u * right + v * down) / Math.max(1, Math.hypot(u, v)));
    const glow = 0.75 * Math.exp(-away / 0.035) + 0.07 * Math.exp(-away / 0.3);
    return scaleColour(AIR, glow * side);
  });
}

function earthGround(noise: Noise, lon: number, lat: number, from: number): Colour {
  const rise = noise.fbm(lon * 1.15 + 2.4, lat * 1.3 + 6.1, 5);
  const land = smoothstep(0.03, 0.09, rise);
  const sea = mixColour(OCEAN, SHELF, smoothstep(-0.12, 0.04, rise));
  // Deserts lie to both sides of the equator.
  const dry = smoothstep(0.28, 0, Math.abs(Math.abs(lat) - 0.42) - 0.1) + 0.5 * rise;
  const patch = 0.5 + 0.9 * noise.fbm(lon * 4, lat * 4 + 3, 3);
  const ground = mixColour(GREEN, DRY, clamp(dry * 0.8 + patch * 0.35 - 0.1));
  const ice = smoothstep(1.02, 1.2, Math.abs(from) + 0.14 * patch);
  return mixColour(mixColour(sea, ground, land), ICE, ice);
}

const LAMPS: Colour = [1.1, 0.78, 0.4];

/** How brightly the lamps of cities shine at a place, 0 to 1: in clusters on the land. */
function citiesOn(noise: Noise, lon: number, lat: number, ground: Colour): number {
  const isSea = ground[2] > ground[0];
  if (isSea) return 0;
  const settled = smoothstep(-0.1, 0.35, noise.fbm(lon * 7 + 3, lat * 7, 3));
  return settled * smoothstep(0.12, 0.5, noise.fbm(lon * 46, lat * 46, 3));
}

/** How much cloud lies over a place: in bands that are drawn out and whirled. */
function cloudOver(noise: Noise, lon: number, lat: number): number {
  const bend = noise.fbm(lon * 1.3 + 20, lat * 1.6, 3);
  const swirl = noise.fbm(lon * 2.1 + 1.6 * bend, lat * 4.2 + 2.2 * bend + 11, 5);
  const band = 0.12 * Math.cos(lat * 7);
  return 0.94 * smoothstep(-0.02, 0.42, swirl + band);
}
