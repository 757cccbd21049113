import type { Renderer } from 'pixi.js';

/**
 * Call when a lost context is back. For each program Pixi (8.22) keeps a function that writes its
 * uniforms, also over a loss; one made of a program that was built in a context lost already, of
 * which the page had not heard yet, writes nothing, and what the program draws stays invisible.
 */
export function forgetUniformWriters(renderer: Renderer): void {
  if ('uniformGroup' in renderer) Reflect.set(renderer.uniformGroup, '_uniformGroupSyncHash', {});
}
