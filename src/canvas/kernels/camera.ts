/**
 * Where the picture lies on the canvas: canvas point = image point × scale + (x, y), in CSS px
 * from the canvas's top left corner.
 */
export interface Camera {
  /** CSS px per image px. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Edges {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

interface Position {
  readonly x: number;
  readonly y: number;
}

/** What lies around a picture and is shown with it, image px. */
const NOTHING_AROUND: Edges = { top: 0, right: 0, bottom: 0, left: 0 };

/** How a picture is fitted. */
export interface FitOptions {
  /** Shown with the picture, image px at each side. */
  readonly around?: Edges;
  /** Air around what is shown, CSS px at each side. */
  readonly margin?: number;
  /** What is shown becomes no larger than this, CSS px. */
  readonly most?: Size;
}

/** Zoom limits: 1 % and 6400 %. */
export const MIN_SCALE = 0.01;
export const MAX_SCALE = 64;

/** Air around a fitted picture, CSS px. */
const FIT_MARGIN = 24;

/** A fitted picture is at least so wide or so high, as far as there is room, CSS px. */
const LEAST_SEEN = 64;

/** How much of a picture must stay in view when it is pushed away, CSS px. */
const KEPT_IN_VIEW = 32;

/** Canvas CSS px → image px: subtract, then divide; these exact double operations are documented. */
export function toImage(camera: Camera, x: number, y: number): Position {
  return { x: (x - camera.x) / camera.scale, y: (y - camera.y) / camera.scale };
}

/** Image px → canvas CSS px. */
export function toCanvas(camera: Camera, x: number, y: number): Position {
  return { x: x * camera.scale + camera.x, y: y * camera.scale + camera.y };
}

/** Another scale, limited, with the image point under `about` (canvas CSS px) staying there. */
export function zoomAbout(camera: Camera, scale: number, about: Position): Camera {
  const limited = Math.min(MAX_SCALE, Math.max(MIN_SCALE, scale));
  const ratio = limited / camera.scale;
  return {
    scale: limited,
    x: about.x - (about.x - camera.x) * ratio,
    y: about.y - (about.y - camera.y) * ratio,
  };
}

/**
 * The whole picture in the middle of what the insets leave free, never enlarged but by whole steps where it is
 * so small that nobody would find it.
 */
export function fitCamera(
  picture: Size,
  view: Size,
  insets: Edges,
  { around = NOTHING_AROUND, margin = FIT_MARGIN, most }: FitOptions = {},
): Camera {
  const shown = {
    width: around.left + picture.width + around.right,
    height: around.top + picture.height + around.bottom,
  };
  const width = Math.max(1, view.width - insets.left - insets.right);
  const height = Math.max(1, view.height - insets.top - insets.bottom);
  const steps = Math.floor(LEAST_SEEN / Math.max(shown.width, shown.height));
  const scale = Math.min(
    Math.max(1, steps),
    Math.min(most?.width ?? width, Math.max(1, width - 2 * margin)) / shown.width,
    Math.min(most?.height ?? height, Math.max(1, height - 2 * Math.min(margin, height / 8))) /
      shown.height,
  );
  const limited = Math.max(MIN_SCALE, scale);
  return {
    scale: limited,
    // Whole CSS px keep an unscaled picture sharp.
    x: Math.round(insets.left + (width - shown.width * limited) / 2 + around.left * limited),
    y: Math.round(insets.top + (height - shown.height * limited) / 2 + around.top * limited),
  };
}

/** Whether the picture, with what is around it, lies wholly in what the insets leave free. */
export function isInView(
  camera: Camera,
  picture: Size,
  view: Size,
  insets: Edges,
  around: Edges,
): boolean {
  const from = toCanvas(camera, -around.left, -around.top);
  const to = toCanvas(camera, picture.width + around.right, picture.height + around.bottom);
  return (
    from.x >= insets.left &&
    from.y >= insets.top &&
    to.x <= view.width - insets.right &&
    to.y <= view.height - insets.bottom
  );
}

/** How large a part may be shown when the camera is sent to it, and the share of the room it gets. */
const CLOSEST = 4;
const SHARE = 0.6;

/** A part of the picture (image px) in the middle of what the insets leave free. */
export function frameCamera(part: Edges, view: Size, insets: Edges): Camera {
  const width = Math.max(1, view.width - insets.left - insets.right);
  const height = Math.max(1, view.height - insets.top - insets.bottom);
  const scale = Math.min(
    CLOSEST,
    (SHARE * width) / Math.max(1, part.right - part.left),
    (SHARE * height) / Math.max(1, part.bottom - part.top),
  );
  const limited = Math.max(MIN_SCALE, scale);
  return {
    scale: limited,
    x: insets.left + width / 2 - ((part.left + part.right) / 2) * limited,
    y: insets.top + height / 2 - ((part.top + part.bottom) / 2) * limited,
  };
}

/** Keeps a strip of the picture, or of what is around it, in view, so that it can't be lost. */
export function keepInView(
  { scale, x, y }: Camera,
  picture: Size,
  view: Size,
  around: Edges = NOTHING_AROUND,
): Camera {
  const limit = (value: number, before: number, extent: number, room: number): number =>
    Math.min(
      Math.max(value, KEPT_IN_VIEW - extent * scale),
      Math.max(room - KEPT_IN_VIEW, 0) + before * scale,
    );
  return {
    scale,
    x: limit(x, around.left, picture.width + around.right, view.width),
    y: limit(y, around.top, picture.height + around.bottom, view.height),
  };
}

/** Two fingers: the image points under them follow their midpoint and distance. */
export function pinch(
  camera: Camera,
  before: readonly [Position, Position],
  after: readonly [Position, Position],
): Camera {
  const from = middle(before);
  const to = middle(after);
  const grown = distance(after) / Math.max(1, distance(before));
  const moved = { ...camera, x: camera.x + to.x - from.x, y: camera.y + to.y - from.y };
  return zoomAbout(moved, camera.scale * grown, to);
}

function middle([a, b]: readonly [Position, Position]): Position {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function distance([a, b]: readonly [Position, Position]): number {
  return Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}
