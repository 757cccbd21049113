import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { clamp, mixColour, scaleColour, smoothstep } from '../arithmetic.ts';
import type { Noise } from '../noise.ts';
import type { Colour } from '../words/idea.ts';
import type { Frame } from '../world/frame.ts';
import type { Means, Paint } from './abstract.ts';
import { paintFlat } from './paint-flat.ts';

const PARCHMENT: Colour = [0.86, 0.74, 0.52];
const LAND: Colour = [0.8, 0.66, 0.4];
const SEA: Colour = [0.72, 0.68, 0.52];
const INK: Colour = [0.27, 0.16, 0.08];
const RED: Colour = [0.66, 0.1, 0.07];
const BURNT: Colour = [0.2, 0.1, 0.04];

/** How far from the edges the frame line is, and how many hills, trees and steps of the way are tried, in shorter sides. */
const MARGIN = 0.065;
const TRIES = 260;
const APART = 0.062;

/** How high the land is at a place, about −1 to 1: an island with bays, and smaller ones. */
const heightAt = (noise: Noise, x: number, y: number): number =>
  0.4 - 1.2 * Math.hypot(x * 0.92, y) + 0.62 * noise.fbm(x * 2.3 + 5, y * 2.3, 5);

/** An old map of an island on parchment: coasts with their water lines, hills, woods, a compass, and a way to a cross. */
export function drawMap(frame: Frame, means: Means): void {
  paintFlat(frame, parchment(frame, means.noise));
  const { width, height, rgb } = frame;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  drawSigns(context, frame, means);
  const drawn = context.getImageData(0, 0, width, height).data;
  for (let at = 0; at < width * height; at++) {
    const alpha = (drawn[at * 4 + 3] as number) / 255;
    if (alpha === 0) continue;
    for (let c = 0; c < 3; c++) {
      const own = rgb[at * 3 + c] as number;
      rgb[at * 3 + c] = own + ((drawn[at * 4 + c] as number) / 255 - own) * alpha;
    }
  }
}

function parchment({ width, height }: Frame, noise: Noise): Paint {
  const side = Math.min(width, height);
  const [halfWide, halfHigh] = [width / side / 2, height / side / 2];
  return (x, y) => {
    const high = heightAt(noise, x, y);
    const stain = noise.fbm(x * 3 + 9, y * 3, 4);
    const fibre = noise.at(x * 220, y * 40) * 0.02;
    const ground =
      high > 0 ? mixColour(LAND, scaleColour(LAND, 0.84), clamp(high * 1.6)) : seaAt(high);
    const paper = scaleColour(mixColour(ground, PARCHMENT, 0.42), 1 + 0.13 * stain + fibre);
    const coast = smoothstep(0.012, 0.005, Math.abs(high));
    // Lines follow the coast in the water, each fainter than the one before.
    const lines = high < -0.012 && high > -0.13 ? 0.5 * (1 + high / 0.13) : 0;
    const line = lines * smoothstep(0.3, 0.12, Math.abs(((high / 0.026) % 1) + 0.5));
    const edge = Math.min(halfWide - Math.abs(x), halfHigh - Math.abs(y));
    const burn = smoothstep(0.07, 0, edge + 0.045 * noise.fbm(x * 6, y * 6 + 3, 4));
    return mixColour(mixColour(paper, INK, Math.max(coast * 0.85, line)), BURNT, 0.75 * burn);
  };
}

const seaAt = (high: number): Colour => mixColour(SEA, PARCHMENT, smoothstep(-0.05, -0.4, high));

const css = ([red, green, blue]: Colour, alpha = 1): string =>
  `rgba(${Math.round(red * 255)},${Math.round(green * 255)},${Math.round(blue * 255)},${alpha})`;

/** Draws what is put on the map with the pen. */
function drawSigns(
  context: SKRSContext2D,
  { width, height }: Frame,
  { noise, random }: Means,
): void {
  const side = Math.min(width, height);
  const [wide, high] = [width / side / 2, height / side / 2];
  context.translate(width / 2, height / 2);
  context.scale(side, side);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.strokeStyle = css(INK);
  for (const [inset, thick] of [
    [MARGIN, 0.005],
    [MARGIN + 0.014, 0.002],
  ] as const) {
    context.lineWidth = thick;
    context.strokeRect(-wide + inset, -high + inset, 2 * (wide - inset), 2 * (high - inset));
  }
  const put: { x: number; y: number }[] = [];
  const isFree = (x: number, y: number) =>
    put.every((one) => Math.hypot(one.x - x, one.y - y) > APART);
  const inland: { x: number; y: number }[] = [];
  for (let n = 0; n < TRIES; n++) {
    const [x, y] = [(random.unit() - 0.5) * 1.5 * wide, (random.unit() - 0.5) * 1.5 * high];
    const above = heightAt(noise, x, y);
    if (above < 0.05 || !isFree(x, y)) continue;
    put.push({ x, y });
    inland.push({ x, y });
    if (above > 0.2) drawPeak(context, x, y, 0.03 + 0.016 * random.unit());
    else drawTrees(context, x, y, 0.012);
  }
  const [from, to] = outermost(inland);
  if (from !== undefined && to !== undefined) drawWay(context, from, to);
  const corner = [
    [-1, 1],
    [1, 1],
    [1, -1],
    [-1, -1],
  ] as const;
  const open = corner.reduce(
    (best, [a, b]) => {
      const at = [a * (wide - 0.2), b * (high - 0.2)] as const;
      return heightAt(noise, ...at) < heightAt(noise, ...best) ? at : best;
    },
    [wide - 0.2, high - 0.2] as readonly [number, number],
  );
  drawCompass(context, open[0], open[1], 0.105);
}

type Spot = { readonly x: number; readonly y: number };

/** The outermost on the left and on the right; none where there are none. */
const outermost = (spots: readonly Spot[]): readonly (Spot | undefined)[] => {
  const sorted = [...spots].sort((a, b) => a.x - b.x);
  return [sorted[0], sorted.at(-1)];
};

/** A peak with its shaded side. */
function drawPeak(context: SKRSContext2D, x: number, y: number, size: number): void {
  context.lineWidth = 0.0035;
  context.fillStyle = css(PARCHMENT);
  const ridge = [
    [-1.25, 0.7],
    [-0.7, 0.05],
    [-0.5, 0.12],
    [0, -1],
    [0.35, -0.35],
    [0.5, -0.42],
    [1.25, 0.7],
  ] as const;
  context.beginPath();
  for (const [dx, dy] of ridge) context.lineTo(x + dx * size, y + dy * size);
  context.fill();
  context.stroke();
  context.lineWidth = 0.0022;
  for (const share of [0.2, 0.4, 0.6, 0.8]) {
    context.beginPath();
    context.moveTo(x + size * share * 0.9, y - size * (0.86 - share * 1.25));
    context.lineTo(x + size * share * 0.45, y + size * (0.1 + 0.5 * share));
    context.stroke();
  }
}

/** Three round trees. */
function drawTrees(context: SKRSContext2D, x: number, y: number, size: number): void {
  context.lineWidth = 0.0026;
  context.fillStyle = css([0.52, 0.52, 0.26], 0.75);
  for (const [dx, dy] of [
    [-1.1, 0.2],
    [1.1, 0.3],
    [0, -0.5],
  ] as const) {
    const [at, top] = [x + dx * size, y + dy * size];
    context.beginPath();
    context.moveTo(at, top + size * 1.6);
    context.lineTo(at, top + size * 0.7);
    context.stroke();
    context.beginPath();
    context.ellipse(at, top, size * 0.75, size * 0.9, 0, 0, Math.PI * 2);
    context.fill();
    context.stroke();
  }
}

/** A dashed way in bends, and the cross where it ends. */
function drawWay(context: SKRSContext2D, from: Spot, to: Spot): void {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  context.strokeStyle = css(RED);
  context.lineWidth = 0.008;
  context.setLineDash([0.022, 0.02]);
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.bezierCurveTo(
    from.x + dx * 0.3 - dy * 0.4,
    from.y + dy * 0.3 + dx * 0.4,
    from.x + dx * 0.65 + dy * 0.4,
    from.y + dy * 0.65 - dx * 0.4,
    to.x,
    to.y,
  );
  context.stroke();
  context.setLineDash([]);
  context.lineWidth = 0.015;
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo(to.x - 0.032, to.y - 0.032 * side);
    context.lineTo(to.x + 0.032, to.y + 0.032 * side);
    context.stroke();
  }
  context.strokeStyle = css(INK);
}

/** A rose of eight points in two rings. */
function drawCompass(context: SKRSContext2D, x: number, y: number, size: number): void {
  context.lineWidth = 0.003;
  for (const radius of [0.62, 0.7]) {
    context.beginPath();
    context.arc(x, y, size * radius, 0, Math.PI * 2);
    context.stroke();
  }
  for (let n = 7; n >= 0; n--) {
    // The four main points are drawn last, over the others.
    const angle = (Math.PI / 4) * (n < 4 ? 2 * n : 2 * n + 1);
    const long = size * (n < 4 ? 1 : 0.62);
    for (const half of [-1, 1]) {
      const aside = angle + (half * Math.PI) / 4;
      context.fillStyle = half < 0 ? css(INK) : css(PARCHMENT);
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x + Math.sin(aside) * size * 0.17, y - Math.cos(aside) * size * 0.17);
      context.lineTo(x + Math.sin(angle) * long, y - Math.cos(angle) * long);
      context.closePath();
      context.fill();
      context.stroke();
    }
  }
}
