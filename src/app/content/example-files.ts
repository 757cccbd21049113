/**
 * How the files in `public/examples` are named: `<name>-<width>.webp`, where the name is
 * `explore-<id>`, `style-<style>` or `<kind>-<id>-before`, `-before2` and `-after`. A picture that
 * is not as wide as a width has its own width in that place.
 */
import type { Style } from '../../net/contracts/index.ts';
import type { ExampleKind } from './examples-data.ts';

/** Widths of the two files of a picture, in pixels. */
export const EXAMPLE_WIDTHS = [480, 1024] as const;
/** Width and height of the one file that a style has, in pixels. */
export const STYLE_SIDE = 160;

/** Which picture of a tool's example: its inputs in their order, or the answer. */
export type ExamplePart = 'before' | 'before2' | 'after';

/** Name of an Explore picture. */
export const exploreName = (id: string): string => `explore-${id}`;
/** Name of a style's picture. */
export const styleName = (style: Style): string => `style-${style.replaceAll(' ', '-')}`;
/** Name of a picture of a tool's example. */
export const toolName = (kind: ExampleKind, id: string, part: ExamplePart): string =>
  `${kind}-${id}-${part}`;

/** The widths that a picture of this width has files of, the smallest first. */
export const widthsOf = (width: number): readonly number[] => [
  ...new Set(EXAMPLE_WIDTHS.map((wanted) => Math.min(wanted, width))),
];
/** File name of a picture in one of its widths. */
export const fileName = (name: string, width: number): string => `${name}-${width}.webp`;

/** Where the browser finds a picture of a style: {@link STYLE_SIDE} pixels square. */
export const styleThumbnail = (style: Style): string =>
  `/examples/${fileName(styleName(style), STYLE_SIDE)}`;
