import { inside } from '../street/front.ts';

/** Half as wide and as high as the sign's train is without its rails; how far its corners are rounded. World units. */
const BODY = { half: 0.2, low: -0.16, high: 0.29, round: 0.09 } as const;
/** Its window, its lamps and the rails it stands on. */
const WINDOW = { half: 0.14, low: 0.04, high: 0.19 } as const;
const LAMP = { aside: 0.11, up: -0.06, size: 0.032 } as const;
const RAILS = { low: -0.32, high: -0.19, near: 0.24, far: 0.13, wide: 0.024 } as const;

/** How much of the sign of a train, seen from its front on its rails, is at a place from the middle of a board: 0 to 1; `pixel` is how much a pixel covers. World units. */
export function trainSign(x: number, y: number, pixel: number): number {
  const away = Math.abs(x);
  const { half, low, high, round } = BODY;
  const middle = (low + high) / 2;
  // A box with round corners by how far it is to its edge.
  const [dx, dy] = [
    Math.max(0, away - half + round),
    Math.max(0, Math.abs(y - middle) - (high - low) / 2 + round),
  ];
  const body = inside(Math.hypot(dx, dy), -1, round, pixel);
  const pane = inside(away, -1, WINDOW.half, pixel) * inside(y, WINDOW.low, WINDOW.high, pixel);
  const lamp = inside(Math.hypot(away - LAMP.aside, y - LAMP.up), -1, LAMP.size, pixel);
  const share = (y - RAILS.low) / (RAILS.high - RAILS.low);
  const rail = RAILS.near + (RAILS.far - RAILS.near) * share;
  const tie = Math.abs(y - (RAILS.low + 0.05)) < 0.014 && away < rail ? 1 : 0;
  const track =
    inside(y, RAILS.low, RAILS.high, pixel) *
    Math.max(tie, inside(Math.abs(away - rail), -1, RAILS.wide, pixel));
  return Math.max(body * (1 - Math.max(pane, lamp)), track);
}
