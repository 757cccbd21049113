import type { Camera } from './camera.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle in canvas CSS px. */
export interface Span {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The part of a picture that is in view, canvas CSS px; without an extent where none is. */
export function visiblePart(camera: Camera, picture: Size, viewport: Size): Span {
  const left = Math.min(viewport.width, Math.max(0, camera.x));
  const top = Math.min(viewport.height, Math.max(0, camera.y));
  const right = Math.min(viewport.width, camera.x + picture.width * camera.scale);
  const bottom = Math.min(viewport.height, camera.y + picture.height * camera.scale);
  return { left, top, right: Math.max(left, right), bottom: Math.max(top, bottom) };
}

/** Where the line stands that divides what is in view, 0 to 1 of its width: canvas CSS px. */
export function splitLine({ left, right }: Span, split: number): number {
  return left + (right - left) * split;
}
