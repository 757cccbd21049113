/** A colour, 0 to 255 each. */
export type Rgb = readonly [number, number, number];

/** How the mask's steps are given; all lengths as the editor's handle takes them. */
export type SceneStep =
  | {
      readonly kind: 'rectangle';
      readonly erase: boolean;
      /** 1/16 image px. */
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    }
  | { readonly kind: 'grow' | 'shrink' | 'feather'; readonly by: number }
  | { readonly kind: 'clear' }
  | { readonly kind: 'invert' };

/** What `window.overpaint.show` takes; see src/canvas/expose-handle.ts. */
export interface SceneSetup {
  readonly camera: { readonly scale: number; readonly x: number; readonly y: number };
  readonly steps: readonly SceneStep[];
  readonly ring: { readonly x: number; readonly y: number; readonly diameter: number } | null;
  readonly selection:
    | {
        readonly kind: 'rectangle';
        readonly left: number;
        readonly top: number;
        readonly right: number;
        readonly bottom: number;
      }
    | { readonly kind: 'lasso'; readonly points: readonly { x: number; y: number }[] }
    | null;
  /** Image px; `grabbed` names a handle, `snapped` a ratio. */
  readonly expansion: {
    readonly padding: {
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
    };
    readonly grabbed: string | null;
    readonly snapped: string | null;
  } | null;
}

/** A picture made by code. */
export interface ScenePicture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Colour of a pixel of the file, before its orientation is applied; alpha 255 if missing. */
  readonly paint: (x: number, y: number) => readonly [...Rgb, number?];
  /** EXIF orientation; such a picture is a JPEG. */
  readonly orientation?: number;
}

/** What must be seen at a device px of the page, worked out by hand. */
export interface Sight {
  /** CSS px of the page; the device px whose corner this is. */
  readonly x: number;
  readonly y: number;
  /** One of these. */
  readonly colours: readonly Rgb[];
  /** How far each channel may be off. */
  readonly by: number;
}

/** A scene with what is to be seen of it. */
export interface Scene extends SceneSetup {
  readonly name: string;
  readonly picture: ScenePicture;
  readonly sights: readonly Sight[];
}
