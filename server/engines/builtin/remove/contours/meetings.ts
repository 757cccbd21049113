import { type Curve, SPACING } from './curves.ts';

/** Where a contour goes behind another that is in front: a place, in pixels' middles, and one that it comes from. */
export interface Meeting {
  readonly x: number;
  readonly y: number;
  readonly fromX: number;
  readonly fromY: number;
}

/** On one side of a curve, the samples between which what lies there at its beginning gives way to what does at its end. */
export interface Changes {
  /** To the right of the curve's way 1, to the left −1. */
  readonly side: 1 | -1;
  readonly first: number;
  readonly last: number;
}

/** A contour that ends so near to a curve goes behind it, in pixels. */
const NEAR = 2;

/** The changes beside a curve that contours make which go behind it, at most one to each side. */
export function meetingsWith(curve: Curve, meetings: readonly Meeting[]): Changes[] {
  return ([-1, 1] as const).flatMap((side) => {
    const samples = meetings.flatMap((meeting) => {
      const sample = nearest(curve, meeting);
      return sample !== null && sideOf(curve, sample, meeting) === side ? [sample] : [];
    });
    if (samples.length === 0) return [];
    return [{ side, first: Math.min(...samples), last: Math.max(...samples) }];
  });
}

function nearest({ x, y, enter, leave }: Curve, meeting: Meeting): number | null {
  let [found, least]: [number | null, number] = [null, NEAR];
  for (let at = enter; at <= leave; at++) {
    const away = Math.hypot((x[at] as number) - meeting.x, (y[at] as number) - meeting.y);
    if (away < least) [found, least] = [at, away];
  }
  return found;
}

function sideOf({ x, y }: Curve, sample: number, { fromX, fromY }: Meeting): 1 | -1 {
  const step = Math.round(1 / SPACING);
  const [before, after] = [Math.max(0, sample - step), Math.min(x.length - 1, sample + step)];
  const alongX = (x[after] as number) - (x[before] as number);
  const alongY = (y[after] as number) - (y[before] as number);
  const beside =
    (fromY - (y[sample] as number)) * alongX - (fromX - (x[sample] as number)) * alongY;
  return beside > 0 ? 1 : -1;
}
