import type { Camera, Frame } from '../../frame.ts';
import { cross, dot } from '../../vector.ts';
import type { Look } from '../look.ts';
import type { Point, Solid } from './solid.ts';

/** A solid with the rows and columns that it can cover. */
export interface Placed {
  readonly solid: Solid;
  /** Its place in the room's list: of two whose surfaces are one the earlier is seen. */
  readonly order: number;
  /** No part of it is nearer ahead of the eye, metres. */
  readonly ahead: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Pixels on a side of a tile. */
const TILE = 16;

/**
 * Sorts a room's solids into square tiles of the picture. Answers those that can be seen in the tile of
 * a pixel, the nearest first: of those behind what a ray has met none need be tried.
 */
export function solidsInTiles(
  solids: readonly Solid[],
  frame: Pick<Frame, 'width' | 'height'>,
  camera: Camera,
  look: Look,
): (column: number, row: number) => readonly Placed[] {
  const [columns, rows] = [Math.ceil(frame.width / TILE), Math.ceil(frame.height / TILE)];
  const tiles = Array.from({ length: columns * rows }, (): Placed[] => []);
  const toward = (column: number, row: number): Point => [
    (column * TILE - camera.centre) / camera.focal,
    (camera.horizon - row * TILE) / camera.focal,
    1,
  ];
  const sides = placeAll(solids, frame, look).sort((a, b) => a.placed.ahead - b.placed.ahead);
  for (const { placed, planes } of sides) {
    const [first, top] = [placed.left, placed.top].map((at) => Math.max(0, Math.floor(at / TILE)));
    const last = Math.min(columns - 1, Math.floor(placed.right / TILE));
    const bottom = Math.min(rows - 1, Math.floor(placed.bottom / TILE));
    for (let row = top as number; row <= bottom; row++)
      for (let column = first as number; column <= last; column++) {
        const corners = [column - MARGIN, column + 1].flatMap((c) =>
          [row - MARGIN, row + 1].map((r) => toward(c, r)),
        );
        const isBeside = planes.some((plane) => corners.every((one) => dot(plane, one) < 0));
        if (!isBeside) (tiles[row * columns + column] as Placed[]).push(placed);
      }
  }
  return (column, row) => tiles[Math.floor(row / TILE) * columns + Math.floor(column / TILE)] ?? [];
}

/** A tile's first pixels are looked at from its very border: it is taken as so much larger, in tiles. */
const MARGIN = 1 / TILE;

interface Sided {
  readonly placed: Placed;
  readonly planes: readonly Point[];
}

/** What is nearer than this to the plane of the eye can be anywhere in the picture, metres. */
const AT_EYE = 0.3;

/** So much nearer may a ray meet a solid than its corners are, by rounding, metres. */
const SLACK = 1e-6;

/** The solids before the eye, each with the part of the picture that it can cover (all of it when it reaches behind the eye) and the planes beside it. */
function placeAll(
  solids: readonly Solid[],
  { width, height }: Pick<Frame, 'width' | 'height'>,
  { seen, fromRoom }: Look,
): Sided[] {
  return solids.flatMap((solid, order): Sided[] => {
    const places = cornersOf(solid);
    const corners = places.map((place) => fromRoom(...place));
    const ahead = Math.min(...corners.map(([, , z]) => z)) - SLACK;
    if (corners.every(([, , z]) => z < 0)) return [];
    const planes = planesBeside(corners);
    if (ahead + SLACK < AT_EYE)
      return [
        { placed: { solid, order, ahead, left: 0, right: width, top: 0, bottom: height }, planes },
      ];
    const shown = places.map((place) => seen(...place));
    const [shownColumns, shownRows] = [
      shown.map(({ column }) => column),
      shown.map(({ row }) => row),
    ];
    const placed: Placed = {
      solid,
      order,
      ahead,
      left: Math.min(...shownColumns) - 1,
      right: Math.max(...shownColumns) + 1,
      top: Math.min(...shownRows) - 1,
      bottom: Math.max(...shownRows) + 1,
    };
    return [{ placed, planes }];
  });
}

/** A box's corners: those at `EDGES[n]` are joined. */
const cornersOf = ({ low, high }: Solid): Point[] =>
  [low[2], high[2]].flatMap((z) =>
    [low[0], high[0]].flatMap((x) => [low[1], high[1]].map((y): Point => [x, y, z])),
  );

/** The edges of a box: pairs of corners whose numbers differ in one binary digit. */
const EDGES = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((a) =>
  [1, 2, 4].filter((bit) => (a & bit) === 0).map((bit) => [a, a | bit] as const),
);

/** Directions of planes through the eye and an edge that have all of the box on one side: no ray that points to the other one meets it. */
function planesBeside(corners: readonly Point[]): Point[] {
  return EDGES.flatMap(([a, b]) => {
    const plane = cross(corners[a] as Point, corners[b] as Point);
    const sides = corners.map((one) => dot(plane, one));
    const slack = 1e-9 * Math.hypot(...plane);
    if (sides.every((side) => side >= -slack)) return [plane];
    if (sides.every((side) => side <= slack)) return [negate(plane)];
    return [];
  });
}

const negate = ([x, y, z]: Point): Point => [-x, -y, -z];
