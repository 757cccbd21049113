import { clamp, lumaOf, mixColour, smoothstep } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import type { Look } from './look.ts';
import { type Rays, shine } from './rays.ts';
import { opennessAt, type ShadeGrid, sunlightAt } from './shade-grid.ts';
import type { Solid } from './solid.ts';
import {
  add,
  cross,
  dot,
  type Rotation,
  scale,
  subtract,
  towardOf,
  turn,
  type Vector,
} from './vector.ts';

/** A point of a surface that is seen. */
export interface Touch {
  readonly point: Vector;
  readonly normal: Vector;
  /** The same in the model's axes. */
  readonly modelPoint: Vector;
  readonly modelNormal: Vector;
  /** From the eye to the point; length 1. */
  readonly sight: Vector;
  /** The pieces it belongs to, and how much. */
  readonly shares: readonly (readonly [Solid, number])[];
  readonly turned: Rotation;
}

/** How that point looks. */
export interface Lit {
  readonly colour: Colour;
  readonly glow: number;
  readonly fur: number;
  /** 0 to 1: how much of it hides what lies behind. */
  readonly cover: number;
}

/** How far light reaches round a body; more in fur. */
const WRAP = 0.12;
const SNOW: Colour = [0.93, 0.95, 1];
const FUR_WRAP = 0.3;
/** What faces away from the sun by so much (a cosine) gets none of it, not even through skin. */
const UNREACHED = -0.37;
/** The least share of the sky that anything sees. */
const LEAST_OPEN = 0.34;

/** Lights a point: sun with shadows, open sky, light from the ground, gloss, and light behind fur. */
export function light(touch: Touch, rays: Rays, grid: ShadeGrid): Lit {
  const { albedo: bare, gloss, glow: lamp, fur, sheer, flesh } = surface(touch);
  const glow = rays.unlit === true ? 0 : lamp;
  const grown = rays.mossy === true && glow === 0 ? mossOn(bare, touch) : bare;
  const albedo = rays.snowy === true && fur === 0 ? snowedOn(grown, touch) : grown;
  const normal = bumped(touch);
  const off = add(touch.point, scale(touch.normal, grid.cell * 0.9));
  // Some light comes even into the deepest fold.
  const open = Math.max(LEAST_OPEN, opennessAt(grid, touch.point, touch.normal));
  const facing = dot(normal, rays.toward);
  const wrap = fur > 0 ? FUR_WRAP : WRAP;
  const free = facing < UNREACHED ? 0 : sunlightAt(grid, off, rays.toward);
  const direct = clamp((facing + wrap) / (1 + wrap)) * free;
  const up = normal[1] * 0.5 + 0.5;
  const lit = shine(rays, {
    sun: direct,
    sky: (0.38 + 0.62 * up) * open,
    ground: (1 - up) * 0.5 * open,
  });
  const slant = 1 - Math.abs(dot(normal, touch.sight));
  const edge = slant * slant * slant;
  const rim = edge * (fur > 0 ? 0.5 : 0.14) * clamp(0.4 + facing) * open;
  const mirror = gloss === 0 ? 0 : gloss * mirrored(normal, touch.sight, rays, direct);
  const sky = gloss * edge * 0.4;
  const helped = helpedBy(rays, normal, touch.sight, open);
  const shown = flesh > 0 ? onSkin(rays, lit, helped, albedo, flesh) : NONE;
  const beneath = flesh > 0 ? fleshLight(facing, free, direct, open, rays) : NONE;
  const shines = free * clamp(0.35 + facing);
  const strands = shines > 0 ? strandShine(touch, normal, rays) : NO_SHINE;
  const part = (c: 0 | 1 | 2) =>
    albedo[c] *
      (lit[c] +
        helped[c] +
        shown[c] +
        flesh * beneath[c] +
        rays.sun[c] * strands.inner * shines +
        (rays.sun[c] + rays.sky[c]) * rim * 0.4) +
    rays.sun[c] * (mirror + rim * 0.08 + strands.outer * shines) +
    rays.sky[c] * sky;
  const cover = 1 - sheer * Math.abs(dot(normal, touch.sight)) * (1 - mirror);
  return { colour: [part(0), part(1), part(2)], glow, fur, cover };
}

const NONE: Colour = [0, 0, 0];
/** What of the fill a side gets that faces away from it: the light of a large source goes round a body. */
const FILL_WRAP = 0.3;

/** The light that a subject gets from beside the eye, and along its edges from behind. */
function helpedBy(
  { fill = NONE, rim = NONE, behind }: Rays,
  normal: Vector,
  sight: Vector,
  open: number,
): Colour {
  if (behind === undefined) return NONE;
  const facing = -dot(normal, sight);
  const filled = clamp((facing + FILL_WRAP) / (1 + FILL_WRAP)) * open;
  const aslant = 1 - clamp(facing);
  const edged = clamp(1.6 * dot(normal, behind)) * aslant * Math.sqrt(aslant);
  return [
    fill[0] * filled + rim[0] * edged,
    fill[1] * filled + rim[1] * edged,
    fill[2] * filled + rim[2] * edged,
  ];
}

/** How much of the light that skin lacks it is given: some of its shadow stays. */
const EXPOSED = 0.8;
/** The light in which skin looks as it does in people's memory, its luma 1; and how much of the light's own colour it takes from there. */
const FLATTERING: Colour = [1.08, 0.99, 0.87];
const FLATTERED = 0.72;
/** How light skin is for which light is measured, and how far one opens for darker skin: 0 not at all, 1 until both are as light. */
const FAIR = 0.62;
const OPENED = 0.4;

/** What is added to the light on skin to be seen as skin: a painter leaves no face in the dark beneath a hat or before the sun, and none blue by the moon. */
function onSkin({ skin }: Rays, lit: Colour, helped: Colour, own: Colour, flesh: number): Colour {
  if (skin === undefined) return NONE;
  const luma = lumaOf(lit[0], lit[1], lit[2]) + lumaOf(helped[0], helped[1], helped[2]);
  const least = skin * (FAIR / Math.max(0.1, lumaOf(own[0], own[1], own[2]))) ** OPENED;
  const missing = EXPOSED * Math.max(0, least - luma);
  const part = (c: 0 | 1 | 2): number =>
    flesh * (FLATTERED * (luma * FLATTERING[c] - lit[c] - helped[c]) + missing * FLATTERING[c]);
  return [part(0), part(1), part(2)];
}

/** How far red, green and blue light goes on beneath skin where it turns from the sun, and how far in at the edge of a shadow. */
const BENEATH: Colour = [0.36, 0.21, 0.15];
const SEEPS: Colour = [0.66, 0.86, 0.93];
/** How much light the folds of skin throw to each other. */
const THROWN: Colour = [0.2, 0.1, 0.06];

/** The light that comes out of skin where none, or less, falls on it: most of it is red. */
function fleshLight(
  facing: number,
  free: number,
  direct: number,
  open: number,
  { sun, sky }: Rays,
): Colour {
  // Powers take long, and of none or all of the light they change nothing.
  const isPart = free > 0 && free < 1;
  const part = (c: 0 | 1 | 2): number => {
    const wrap = BENEATH[c];
    const spread = clamp((facing + wrap) / (1 + wrap)) * (isPart ? free ** SEEPS[c] : free);
    return sun[c] * Math.max(0, spread - direct) + sky[c] * THROWN[c] * (1 - open);
  };
  return [part(0), part(1), part(2)];
}

/** Light that strands mirror, and light that takes their colour. */
interface Shine {
  readonly outer: number;
  readonly inner: number;
}

const NO_SHINE: Shine = { outer: 0, inner: 0 };
/** How sharp and how strong the light is that strands mirror, and that which has gone through them. */
const OUTER = { sharp: 70, strong: 0.16 } as const;
const INNER = { sharp: 14, strong: 0.75 } as const;
/** How far toward its root the first, and toward its tip the second, lies on a strand. */
const SHIFT = 0.1;

/** The bands of light across hair (Kajiya and Kay 1989; Marschner et al. 2003 for the two of them). */
function strandShine(
  { shares, modelPoint, sight, turned }: Touch,
  normal: Vector,
  rays: Rays,
): Shine {
  let own: Touch['shares'][number] | undefined;
  let all = 0;
  for (const one of shares) {
    all += one[1];
    if (own === undefined && one[0].look.combed !== undefined) own = one;
  }
  const combed = own?.[0].look.combed;
  if (own === undefined || combed === undefined) return NO_SHINE;
  // Where hair ends, the skin beside it does not shine as hair does.
  const share = own[1] / all;
  const x = modelPoint[0];
  const y = modelPoint[1];
  const z = modelPoint[2];
  const e = 0.004;
  const here = combed(x, y, z);
  const over = turn(turned, [
    combed(x + e, y, z) - here,
    combed(x, y + e, z) - here,
    combed(x, y, z + e) - here,
  ]);
  const along = towardOf(cross(normal, over));
  const half = towardOf(subtract(rays.toward, sight));
  const band = (shift: number, sharp: number): number => {
    const on = dot(towardOf(add(along, scale(normal, shift))), half);
    return Math.sqrt(Math.max(0, 1 - on * on)) ** sharp;
  };
  return {
    outer: share * OUTER.strong * band(-SHIFT, OUTER.sharp),
    inner: share ** 3 * INNER.strong * band(SHIFT, INNER.sharp),
  };
}

/** Two greens of moss, old and fresh. */
const MOSS: readonly [Colour, Colour] = [
  [0.13, 0.19, 0.05],
  [0.34, 0.44, 0.11],
];

/** Moss grows in patches, thick where a surface looks up and thin down its sides. */
function mossOn(bare: Colour, { modelNormal, modelPoint }: Touch): Colour {
  const x = modelPoint[0];
  const y = modelPoint[1];
  const z = modelPoint[2];
  const warp = 1.6 * Math.sin(y * 9 + 2 * Math.sin(z * 7 + x * 5));
  const patches = Math.sin(x * 8 + warp) * Math.sin(y * 10 + 1.8 * Math.sin(x * 6 + z * 9));
  const lobes =
    Math.sin(x * 31 + 3 * Math.sin(y * 23)) * Math.sin(y * 37 + 3 * Math.sin(x * 19 + z * 29));
  const tufts =
    Math.sin(x * 173 + z * 61 + 4 * Math.sin(y * 67)) * Math.sin(y * 157 + 3 * Math.sin(x * 71));
  const grown = 0.6 * modelNormal[1] + 0.4 * patches + 0.18 * lobes + 0.14 * tufts + 0.08;
  const green = mixColour(MOSS[0], MOSS[1], clamp(0.5 + 0.22 * lobes + 0.28 * tufts));
  return mixColour(bare, green, 0.94 * smoothstep(-0.12, 0.1, grown));
}

/** Snow lies where a surface looks up, unevenly at its edge. */
function snowedOn(bare: Colour, { modelNormal, modelPoint: [x, y, z] }: Touch): Colour {
  const edge = 0.08 * Math.sin(x * 31 + z * 17) * Math.sin(y * 29 - z * 23);
  return mixColour(bare, SNOW, smoothstep(0.34, 0.52, modelNormal[1] + edge));
}

/** The paint at a point, mixed from the pieces that melt together there. */
function surface({ shares, modelPoint, modelNormal }: Touch) {
  let red = 0;
  let green = 0;
  let blue = 0;
  let all = 0;
  let gloss = 0;
  let glow = 0;
  let fur = 0;
  let sheer = 0;
  let flesh = 0;
  const x = modelPoint[0];
  const y = modelPoint[1];
  const z = modelPoint[2];
  for (const one of shares) {
    const { look } = one[0];
    const share = one[1];
    const paint = look.paint(x, y, z, modelNormal);
    red += share * paint[0];
    green += share * paint[1];
    blue += share * paint[2];
    all += share;
    gloss += share * (look.gloss ?? 0);
    glow += share * (look.glow?.(x, y, z, modelNormal) ?? 0);
    fur += share * (look.fur ?? 0);
    sheer += share * (look.sheer ?? 0);
    const { flesh: own = 0 } = look;
    flesh += share * (typeof own === 'number' ? own : own(x, y, z));
  }
  return {
    albedo: [red / all, green / all, blue / all] as Colour,
    gloss: gloss / all,
    glow: glow / all,
    fur: fur / all,
    sheer: sheer / all,
    flesh: flesh / all,
  };
}

/** The normal with the relief of the surface on it. */
function bumped({ shares, modelPoint, normal, turned }: Touch): Vector {
  let bump: Look['bump'];
  for (const one of shares) {
    if (one[1] <= 0.3 || one[0].look.bump === undefined) continue;
    bump = one[0].look.bump;
    break;
  }
  if (bump === undefined) return normal;
  const x = modelPoint[0];
  const y = modelPoint[1];
  const z = modelPoint[2];
  const e = 0.004;
  const here = bump(x, y, z);
  const slope: Vector = [
    (bump(x + e, y, z) - here) / e,
    (bump(x, y + e, z) - here) / e,
    (bump(x, y, z + e) - here) / e,
  ];
  const inView = turn(turned, slope);
  return towardOf(subtract(normal, subtract(inView, scale(normal, dot(inView, normal)))));
}

/** The sun's highlight on a glossy surface. */
function mirrored(normal: Vector, sight: Vector, rays: Rays, direct: number): number {
  const half = towardOf(subtract(rays.toward, sight));
  return direct > 0 ? Math.max(0, dot(normal, half)) ** 40 * 0.9 : 0;
}
