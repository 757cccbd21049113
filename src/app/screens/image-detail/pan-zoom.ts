import {
  type Camera,
  fitCamera,
  keepInView,
  pinch,
  zoomAbout,
} from '../../../canvas/kernels/camera.ts';

/** Width and height: of the picture in image px, of the view in CSS px. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** A place in the view, CSS px from its top left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** How a picture is looked at; `isWhole`: it follows the view's size. */
export interface Look {
  readonly picture: Extent;
  readonly view: Extent;
  readonly camera: Camera;
  readonly isWhole: boolean;
}

/** One thing that hands or keys do to the view; places in CSS px, distances too. */
export type LookMove =
  | { readonly kind: 'resize'; readonly view: Extent }
  | { readonly kind: 'whole' }
  /** `scale`: CSS px per image px. */
  | { readonly kind: 'scale'; readonly scale: number; readonly about?: Place }
  | { readonly kind: 'zoom'; readonly factor: number; readonly about?: Place }
  | { readonly kind: 'pan'; readonly dx: number; readonly dy: number }
  | {
      readonly kind: 'pinch';
      readonly before: readonly [Place, Place];
      readonly after: readonly [Place, Place];
    }
  /** Close up at a place, or back to the whole picture. */
  | { readonly kind: 'toggle'; readonly about: Place };

const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 };
/** Close up is at least this much larger than the whole picture. */
const CLOSER = 2;

/** The whole picture in the middle of the view. */
export const wholeLook = (picture: Extent, view: Extent): Look => ({
  picture,
  view,
  camera: fitCamera(picture, view, NO_INSETS),
  isWhole: true,
});

const middleOf = ({ view }: Look): Place => ({ x: view.width / 2, y: view.height / 2 });

/** Another camera; never smaller than the whole picture, and never out of sight. */
const lookThrough = (look: Look, camera: Camera): Look => {
  const { picture, view } = look;
  const whole = wholeLook(picture, view);
  if (camera.scale <= whole.camera.scale) return whole;
  return { ...look, camera: keepInView(camera, picture, view), isWhole: false };
};

/** How the picture is looked at after one move. */
export const lookAfter = (look: Look, move: LookMove): Look => {
  const { camera, picture } = look;
  switch (move.kind) {
    case 'resize': {
      const resized = { ...look, view: move.view };
      return look.isWhole ? wholeLook(picture, move.view) : lookThrough(resized, camera);
    }
    case 'whole':
      return wholeLook(picture, look.view);
    case 'scale':
      return lookThrough(look, zoomAbout(camera, move.scale, move.about ?? middleOf(look)));
    case 'zoom': {
      const scale = camera.scale * move.factor;
      return lookThrough(look, zoomAbout(camera, scale, move.about ?? middleOf(look)));
    }
    case 'pan':
      return look.isWhole
        ? look
        : lookThrough(look, { ...camera, x: camera.x + move.dx, y: camera.y + move.dy });
    case 'pinch':
      return lookThrough(look, pinch(camera, move.before, move.after));
    case 'toggle': {
      if (!look.isWhole) return wholeLook(picture, look.view);
      const scale = Math.max(1, camera.scale * CLOSER);
      return lookThrough(look, zoomAbout(camera, scale, move.about));
    }
  }
};
