import type { DeviceArea } from './paint-mask.ts';

/**
 * Cuts areas along a grid of squares: of each square that they touch one part, which covers all
 * that they have in it. Areas are in whole px from 0 on.
 * @param side of a square, px
 */
export function cutIntoPieces(areas: readonly DeviceArea[], side: number): DeviceArea[] {
  const parts = new Map<string, DeviceArea>();
  for (const area of areas) {
    for (const part of partsOf(area, side)) {
      const square = `${Math.floor(part.left / side)} ${Math.floor(part.top / side)}`;
      parts.set(square, cover(parts.get(square) ?? part, part));
    }
  }
  return [...parts.values()];
}

function partsOf(area: DeviceArea, side: number): DeviceArea[] {
  const parts: DeviceArea[] = [];
  for (const [top, height] of stretches(area.top, area.height, side)) {
    for (const [left, width] of stretches(area.left, area.width, side))
      parts.push({ left, top, width, height });
  }
  return parts;
}

/** Start and length of each part of a stretch, cut at multiples of `side`. */
function stretches(start: number, length: number, side: number): [number, number][] {
  const found: [number, number][] = [];
  const end = start + length;
  for (let at = start; at < end; ) {
    const next = Math.min(end, at - (at % side) + side);
    found.push([at, next - at]);
    at = next;
  }
  return found;
}

function cover(one: DeviceArea, other: DeviceArea): DeviceArea {
  const left = Math.min(one.left, other.left);
  const top = Math.min(one.top, other.top);
  const right = Math.max(one.left + one.width, other.left + other.width);
  const bottom = Math.max(one.top + one.height, other.top + other.height);
  return { left, top, width: right - left, height: bottom - top };
}
