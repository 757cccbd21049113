import type { DeviceArea } from './paint-mask.ts';

/** What two areas have in common; null if nothing. */
export function meetOf(one: DeviceArea, other: DeviceArea): DeviceArea | null {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const width = Math.min(one.left + one.width, other.left + other.width) - left;
  const height = Math.min(one.top + one.height, other.top + other.height) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : null;
}
