import type {
  AreaRedrawRequest,
  CombineRequest,
  EnhanceRequest,
  ExpandRequest,
  InstructRequest,
  RemoveRequest,
  TextToImageRequest,
} from '../../engine.ts';
import { disc, lattice } from './pictures.ts';

/** Asks for pictures of a house at a lake, small ones. */
export const words = (change: Partial<TextToImageRequest> = {}): TextToImageRequest => ({
  kind: 'text-to-image',
  prompt: 'a red house by a lake at sunset',
  style: null,
  width: 96,
  height: 80,
  seed: 5,
  count: 1,
  ...change,
});

/** Asks to remove a disc from the middle of a lattice. */
export const removal = (width: number, height: number): RemoveRequest => ({
  kind: 'remove',
  image: lattice(width, height),
  area: disc(width, height, width / 2, height / 2, Math.min(width, height) / 5),
  seed: 1,
  count: 1,
});

/** Asks to redraw that disc by words. */
export const redrawing = (width: number, height: number, prompt: string): AreaRedrawRequest => ({
  ...removal(width, height),
  kind: 'area-redraw',
  prompt,
});

/** Asks to continue a lattice so far to the left, to the right and downwards, px. */
export const expansion = (width: number, height: number, by: number): ExpandRequest => ({
  kind: 'expand',
  image: lattice(width, height),
  padding: { left: by, top: 0, right: by, bottom: by },
  seed: 1,
  count: 1,
});

/** Asks for a lattice made clearer. */
export const enhancement = (width: number, height: number): EnhanceRequest => ({
  kind: 'enhance',
  image: lattice(width, height),
});

/** Asks to change a lattice as words say. */
export const instruction = (prompt: string, side = 40): InstructRequest => ({
  kind: 'flux-context',
  image: lattice(side, side),
  prompt,
  seed: 3,
  count: 1,
});

/** Asks to make one of two lattices as words say. */
export const combination = (prompt: string): CombineRequest => ({
  kind: 'flux-context-multi',
  images: [lattice(64, 48), lattice(48, 48)],
  prompt,
  seed: 1,
  count: 1,
});
