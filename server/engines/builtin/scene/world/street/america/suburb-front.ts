import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, type Front, inside, plainFront } from '../front.ts';
import { tileAt } from '../houses/house-front.ts';
import { type Casement, lampBehind, throughWindow } from '../houses/windows.ts';
import type { FacePlace, Paint } from '../solid.ts';

/** How a house of a suburb looks; lengths in world units. */
export interface SuburbLook {
  readonly wall: Colour;
  readonly trim: Colour;
  readonly roof: Colour;
  readonly shutters: Colour | null;
  /** The paint of the door. */
  readonly door: Colour;
  /** Whether the lower part of the walls is brick. */
  readonly hasBricks: boolean;
  /** Height of a storey, and where the walls end. */
  readonly storey: number;
  readonly eaves: number;
  /** Where the door is on the front, from its start; null: on no wall of this part. */
  readonly doorAt: number | null;
  readonly number: number;
}

/** How high a board of the wall shows, world units, and how high a plinth of bricks is. */
const BOARD = 0.19;
const PLINTH = 0.9;
const BRICK: Colour = [0.5, 0.3, 0.25];
/** How wide the boards at corners and along the roof are. */
const EDGE = 0.15;
/** How far apart windows are, about, and the share of those of side walls. */
const BAY = 2.7;
const ASIDE = 0.5;

/** Boards one over the other, each throwing a thin shadow, over a plinth; white boards at the corners. */
function boardsAt(look: SuburbLook, { along, up, pixel }: FacePlace, long: number): Colour {
  const row = up / BOARD - Math.floor(up / BOARD);
  const fine = smoothstep(BOARD, BOARD * 0.3, pixel);
  const lap = 1 - 0.2 * fine * smoothstep(0.24, 0.04, row);
  const tone = 1 + 0.03 * Math.sin(along * 0.8 + look.number) * Math.sin(up * 0.7);
  const wall = scaleColour(look.wall, lap * tone);
  const corner = inside(Math.min(along, long - along), -1, EDGE, pixel);
  const sided = mixColour(wall, look.trim, corner);
  if (!look.hasBricks || up > PLINTH) return sided;
  const course = Math.floor(up / 0.1);
  const across = Math.floor(along / 0.3 + 0.5 * (course & 1));
  const tile = 0.88 + 0.24 * chance(course, across, look.number);
  const seam = inside(up / 0.1 - course, 0.12, 0.9, pixel / 0.1);
  const bricks = scaleColour(
    BRICK,
    1 + smoothstep(0.1, 0.03, pixel) * (tile * (0.7 + 0.3 * seam) - 1),
  );
  return mixColour(bricks, look.trim, inside(up, PLINTH - 0.08, PLINTH, pixel));
}

/** Paints the walls of a house of boards, with its door and windows; `lamps` is the share of lit ones. */
export function suburbWall(look: SuburbLook, lamps: number): Paint {
  return (face, place) => {
    const { along, pixel } = place;
    if (face.role === 'level') return plainFront(scaleColour(look.trim, 0.8));
    const up = place.up + face.origin[1];
    const wall = plainFront(boardsAt(look, { along, up, pixel }, face.long));
    const level = Math.floor(up / look.storey);
    if ((level + 1) * look.storey > look.eaves + 0.3) return wall;
    const bays = Math.max(1, Math.round(face.long / BAY));
    const wide = face.long / bays;
    const column = Math.min(bays - 1, Math.max(0, Math.floor(along / wide)));
    const off = along - (column + 0.5) * wide;
    const isFront = face.role === 'front';
    const doorAt = isFront && level === 0 ? look.doorAt : null;
    if (doorAt !== null && Math.abs(along - doorAt) < 1)
      return doorIn(look, wall, along - doorAt, up, pixel, lamps);
    const nearDoor = doorAt !== null && Math.abs((column + 0.5) * wide - doorAt) < 1.7;
    if (nearDoor || (!isFront && chance(look.number, column + 30, level) > ASIDE)) return wall;
    const lamp = lampBehind(look.number, column, level + (isFront ? 1 : 20), lamps);
    const casement = { ...windowOf(look, wide, level), lamp };
    return throughWindow(wall, casement, off, up - level * look.storey, pixel);
  };
}

function windowOf(look: SuburbLook, wide: number, level: number): Omit<Casement, 'lamp'> {
  return {
    half: Math.min(0.78, wide * (level === 0 ? 0.3 : 0.24)),
    low: 0.95,
    high: 2.3,
    arch: 0,
    trim: look.trim,
    surround: 0.13,
    shutters: look.shutters,
    panes: [2, 4],
    blind: 0.2 * chance(look.number, level, 4),
    flowers: null,
  };
}

/** A door of panels with a lit pane on each side of it. */
function doorIn(
  { door, trim }: SuburbLook,
  wall: Front,
  off: number,
  up: number,
  pixel: number,
  lamps: number,
): Front {
  const side = Math.abs(off);
  const frame = inside(side, -1, 0.92, pixel) * inside(up, 0.3, 2.62, pixel);
  const leaf = inside(side, -1, 0.5, pixel) * inside(up, 0.36, 2.48, pixel);
  const pane = inside(side, 0.6, 0.82, pixel) * inside(up, 0.6, 2.4, pixel);
  const panels =
    inside(side, 0.08, 0.4, pixel) *
    Math.max(inside(up, 0.55, 1.3, pixel), inside(up, 1.5, 2.3, pixel));
  const painted = mixColour(
    mixColour(wall.colour, trim, frame),
    scaleColour(door, 1 - 0.25 * panels),
    leaf,
  );
  const glow = Math.min(1, lamps * 2) * pane;
  return {
    colour: mixColour(painted, [0.1, 0.11, 0.13], pane),
    glass: pane * 0.6,
    glow: [1.1 * glow, 0.78 * glow, 0.42 * glow],
  };
}

/** How wide and how high the door of a garage is, of how many leaves and panels. */
const GARAGE_DOOR = { half: 2.45, high: 2.25, leaves: 4, panels: 8 } as const;

/** Paints the walls of a garage: a wide white door of panels on its front, panes along its top. */
export function garageWall(look: SuburbLook): Paint {
  const { half, high, leaves, panels } = GARAGE_DOOR;
  return (face, place) => {
    const { along, pixel } = place;
    if (face.role === 'level') return plainFront(scaleColour(look.trim, 0.8));
    const up = place.up + face.origin[1];
    const wall = boardsAt(look, { along, up, pixel }, face.long);
    if (face.role !== 'front') return plainFront(wall);
    const off = along - face.long / 2;
    const frame =
      inside(Math.abs(off), -1, half + 0.16, pixel) * inside(up, -1, high + 0.18, pixel);
    const leaf = inside(Math.abs(off), -1, half, pixel) * inside(up, 0.02, high, pixel);
    const [u, v] = [((off + half) / (2 * half)) * panels, (up / high) * leaves];
    const row = Math.floor(v);
    const within =
      inside(u - Math.floor(u), 0.12, 0.88, (pixel * panels) / (2 * half)) *
      inside(v - row, 0.16, 0.86, (pixel * leaves) / high);
    const seam = 1 - 0.22 * inside(Math.abs(v - Math.round(v)), -1, 0.05, (pixel * leaves) / high);
    const white: Colour = [0.9, 0.89, 0.86];
    const pane = row === leaves - 1 ? within * leaf : 0;
    const panel = scaleColour(white, seam * (1 - 0.1 * within));
    return {
      colour: mixColour(
        mixColour(mixColour(wall, look.trim, frame), panel, leaf),
        [0.1, 0.11, 0.13],
        pane,
      ),
      glass: pane * 0.7,
      glow: [0, 0, 0],
    };
  };
}

/** How much smaller than tiles shingles are. */
const SHINGLES = 1.4;

/** A roof's slope over the triangle of a gable: how far in it begins, how steep it is, how high it begins above the face's foot. */
export interface GableEdge {
  readonly pitch: number;
  readonly from: number;
}

/** Paints a roof of shingles whose gables are boards under white bargeboards, with a vent where they are wide. */
export function shingled(look: SuburbLook, { pitch, from }: GableEdge): Paint {
  return (face, { along, up, pixel }) => {
    if (face.role === 'roof')
      return plainFront(
        tileAt(
          { roof: look.roof, number: look.number },
          along * SHINGLES,
          up * SHINGLES,
          pixel * SHINGLES,
        ),
      );
    if (face.role === 'level') return plainFront(scaleColour(look.trim, 0.7));
    const edge = from + pitch * Math.min(along, face.long - along) - up;
    const board = inside(edge, -1, 0.3, pixel);
    const wall = boardsAt(look, { along, up: up + 4, pixel }, 1e4);
    const half = Math.abs(along - face.long / 2);
    const vent = face.long > 5 ? inside(half, -1, 0.34, pixel) * inside(up, 0.75, 1.6, pixel) : 0;
    const slats = 0.5 + 0.4 * Math.abs(Math.sin(up * 30)) * smoothstep(0.1, 0.03, pixel);
    const vented = mixColour(wall, scaleColour(look.trim, slats), vent);
    return plainFront(mixColour(vented, look.trim, board));
  };
}
