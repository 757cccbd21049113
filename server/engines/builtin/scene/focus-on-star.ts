import { softenAround } from './styles/focus.ts';
import { inFocus } from './things/placing/size/close-up.ts';
import type { Planted } from './things/placing/stage.ts';
import type { Idea } from './words/idea.ts';
import type { Frame } from './world/frame.ts';

/** Sets the lens to the animal that a picture taken from close by is about, or to who is portrayed. */
export function focusOnStar(frame: Frame, idea: Idea, wished: readonly Planted[]): void {
  const nearest = wished.find(({ thing }) => thing === inFocus(idea));
  if (nearest !== undefined) softenAround(frame, nearest.z, nearest.size);
}
