// Without schemas: pages show thumbnails before anything is checked.

/** Widths in pixels that the server makes thumbnails of; others get the next larger. */
export const THUMBNAIL_WIDTHS = [96, 160, 320, 640, 1280] as const;
/** See {@link THUMBNAIL_WIDTHS}. */
export type ThumbnailWidth = (typeof THUMBNAIL_WIDTHS)[number];

/**
 * The address of a picture's thumbnail, at least `width` pixels wide unless the picture is smaller:
 * WebP, or the picture itself where that is not wider.
 */
export const thumbnailOf = (url: string, width: number): string =>
  `${url}${url.includes('?') ? '&' : '?'}w=${Math.ceil(width)}`;
