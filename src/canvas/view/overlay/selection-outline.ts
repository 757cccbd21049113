import { type Camera, toCanvas } from '../../kernels/camera.ts';
import type { Scene, Selection } from '../../scene/scene.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** The outline of what is being marked: dark dashes on light, so that it shows on any picture. */
export interface SelectionOutline {
  /** Takes over the scene's selection and camera. */
  arrange(): void;
  destroy(): void;
}

/** An element over the canvas that draws the scene's selection, sharp at every zoom. */
export function createSelectionOutline(host: HTMLElement, scene: Scene): SelectionOutline {
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.dataset['part'] = 'selection';
  Object.assign(drawing.style, {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    zIndex: '1',
    pointerEvents: 'none',
    display: 'none',
  });
  const light = line('rgb(255 255 255 / 0.95)', 'none');
  const dark = line('rgb(0 0 0 / 0.85)', '4 4');
  drawing.append(light, dark);
  host.append(drawing);
  let shown: string | null = null;

  return {
    arrange() {
      const { selection, camera } = scene;
      const path = selection === null ? null : pathOf(selection, camera);
      if (path === shown) return;
      shown = path;
      drawing.style.display = path === null ? 'none' : 'block';
      for (const part of [light, dark]) part.setAttribute('d', path ?? '');
    },
    destroy: () => drawing.remove(),
  };
}

function line(colour: string, dashes: string): SVGPathElement {
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('fill', 'none');
  path.setAttribute('stroke', colour);
  path.setAttribute('stroke-width', '1');
  path.setAttribute('stroke-dasharray', dashes);
  return path;
}

/** A closed path in canvas CSS px. */
function pathOf(selection: Selection, camera: Camera): string {
  const corners = cornersOf(selection).map(({ x, y }) => {
    const at = toCanvas(camera, x, y);
    return `${at.x.toFixed(1)} ${at.y.toFixed(1)}`;
  });
  return corners.length === 0 ? '' : `M${corners.join('L')}Z`;
}

function cornersOf(selection: Selection): readonly { x: number; y: number }[] {
  if (selection.kind === 'lasso') return selection.points;
  const { left, top, right, bottom } = selection;
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}
