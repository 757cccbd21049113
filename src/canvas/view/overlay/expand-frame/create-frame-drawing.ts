import type { Rectangle } from '../../../kernels/drag-rectangle.ts';
import { snapLine } from '../../../kernels/expand-frame.ts';
import type { ExpandFrame } from '../../../scene/scene.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Between two lines of the hatching, CSS px. */
const HATCH = 10;

/** The dashed frame, the hatching of what will be filled, and the line that a drag is drawn to. */
export interface FrameDrawing {
  readonly element: SVGSVGElement;
  /** `frame` and `inner`, the picture, in canvas CSS px. */
  arrange(frame: Rectangle, inner: Rectangle, expansion: ExpandFrame): void;
}

let made = 0;

/** Draws nothing yet. */
export function createFrameDrawing(): FrameDrawing {
  made += 1;
  const hatchId = `expand-hatch-${made}`;
  const element = document.createElementNS(SVG, 'svg');
  element.dataset['part'] = 'expand-frame';
  element.setAttribute('aria-hidden', 'true');
  Object.assign(element.style, { position: 'absolute', inset: '0', width: '100%', height: '100%' });
  const fill = make('path', { fill: `url(#${hatchId})`, 'fill-rule': 'evenodd' });
  const light = line('rgb(255 255 255 / 0.95)');
  const dark = line('rgb(0 0 0 / 0.85)', { 'stroke-dasharray': '6 5' });
  const halo = line('rgb(0 0 0 / 0.5)', { 'stroke-width': '3' });
  const snap = line('var(--accent, rgb(255 120 80))', { 'stroke-width': '1.5' });
  const definitions = make('defs', {});
  definitions.append(hatching(hatchId));
  element.append(definitions, fill, halo, snap, light, dark);

  return {
    element,
    arrange(frame, inner, { grabbed, snapped }) {
      const outline = rectanglePath(frame);
      for (const part of [light, dark]) part.setAttribute('d', outline);
      fill.setAttribute('d', `${outline}${rectanglePath(inner)}`);
      const drawnTo = snapped === null || grabbed === null ? '' : linePath(frame, grabbed);
      for (const part of [halo, snap]) part.setAttribute('d', drawnTo);
    },
  };
}

/** Slanting lines, one light and one dark, that show on any ground. */
function hatching(id: string): SVGElement {
  const pattern = make('pattern', {
    id,
    width: String(HATCH),
    height: String(HATCH),
    patternUnits: 'userSpaceOnUse',
    patternTransform: 'rotate(45)',
  });
  for (const [at, colour] of [
    [0, 'rgb(255 255 255 / 0.2)'],
    [1, 'rgb(0 0 0 / 0.2)'],
  ] as const) {
    pattern.append(
      make('rect', { x: String(at), width: '1', height: String(HATCH), fill: colour }),
    );
  }
  return pattern;
}

function line(colour: string, look: Readonly<Record<string, string>> = {}): SVGElement {
  return make('path', { fill: 'none', stroke: colour, 'stroke-width': '1', ...look });
}

function make(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (!(element instanceof SVGElement)) throw new Error(`SVG has no ${name}.`);
  return element;
}

function rectanglePath({ left, top, right, bottom }: Rectangle): string {
  const [l, t, r, b] = [left, top, right, bottom].map((at) => at.toFixed(1));
  return `M${l} ${t}H${r}V${b}H${l}Z`;
}

function linePath(frame: Rectangle, grabbed: NonNullable<ExpandFrame['grabbed']>): string {
  const [from, to] = snapLine(frame, grabbed);
  return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
}
