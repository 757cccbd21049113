import { DEPTHS, type Place, range, type Size, type Spot } from './places.ts';

/** How high above the floor the middle of what hangs on a wall is, where its kind does not say. */
const AT_EYE_LEVEL = 1.62;

/** How far a wall may be to have something on it that is seen, metres. */
const FAR_WALL = 9;

/** How far beside a window what hangs on its wall keeps, metres. */
const BESIDE_WINDOW = 0.12;

/** What lines a wall ahead, as shelves do, has things hung on its front: how far it may stand out and how high it is at the least, metres. */
const LINING = { out: 0.65, high: 1.5, score: -0.5 } as const;

function onLinings([wide, high, deep]: Size, y: number, { room, solids }: Place): Spot[] {
  return solids
    .filter(
      ({ form, low, high: top }) =>
        form.kind === 'box' &&
        top[1] - low[1] > LINING.high &&
        low[1] < y - high / 2 &&
        top[1] > y + high / 2 &&
        low[2] > room.back - LINING.out &&
        room.back <= FAR_WALL,
    )
    .flatMap(({ low, high: top }) =>
      range(low[0] + wide / 2 + 0.02, top[0] - wide / 2 - 0.02, 0.1).map(
        (x): Spot => ({
          at: [x, y, low[2]],
          facing: 'eye',
          low: [x - wide / 2, y - high / 2, low[2] - deep],
          high: [x + wide / 2, y + high / 2, low[2]],
          score: LINING.score,
        }),
      ),
    );
}

/** Places on the walls, and on what lines the one ahead. */
export function onWalls(size: Size, hangs: number | undefined, place: Place): Spot[] {
  const [wide, high, deep] = size;
  const { room } = place;
  if (room.isBare) return [];
  const middle = hangs ?? AT_EYE_LEVEL;
  const heights = [0, 0.2, -0.15, 0.4]
    .map((by) => middle + by)
    .filter((y) => y - high / 2 > 0.1 && y + high / 2 < room.high - 0.05);
  const { back, left, right, window } = room;
  const isOnWindow = (x: number, y: number) =>
    window[0] < window[1] &&
    x + wide / 2 > window[0] - BESIDE_WINDOW &&
    x - wide / 2 < window[1] + BESIDE_WINDOW &&
    y + high / 2 > window[2] - BESIDE_WINDOW &&
    y - high / 2 < window[3] + BESIDE_WINDOW;
  return heights.flatMap((y) => {
    const off = -0.6 * Math.abs(y - middle);
    const ahead =
      back > FAR_WALL
        ? []
        : range(left + wide / 2 + 0.05, right - wide / 2 - 0.05, 0.1)
            .filter((x) => !isOnWindow(x, y))
            .map(
              (x): Spot => ({
                at: [x, y, back],
                facing: 'eye',
                low: [x - wide / 2, y - high / 2, back - deep],
                high: [x + wide / 2, y + high / 2, back],
                score: off,
              }),
            );
    const aside = range(DEPTHS.near, Math.min(back - wide / 2 - 0.05, FAR_WALL), 0.15).flatMap(
      (z): Spot[] => {
        const along = { y: [y - high / 2, y + high / 2], z: [z - wide / 2, z + wide / 2] } as const;
        return [
          {
            at: [left, y, z],
            facing: 'right',
            low: [left, along.y[0], along.z[0]],
            high: [left + deep, along.y[1], along.z[1]],
            score: off + ASIDE,
          },
          {
            at: [right, y, z],
            facing: 'left',
            low: [right - deep, along.y[0], along.z[0]],
            high: [right, along.y[1], along.z[1]],
            score: off + ASIDE,
          },
        ];
      },
    );
    return [...ahead, ...aside, ...onLinings(size, y, place)];
  });
}

/** What hangs on a wall along which one looks is seen less well. */
const ASIDE = -0.7;
