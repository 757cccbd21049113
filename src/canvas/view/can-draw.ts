/** Whether this browser has what the canvas is drawn with: WebGL 2. Asks by trying. */
export function canDraw(): boolean {
  const context = document.createElement('canvas').getContext('webgl2', { stencil: true });
  // Browsers allow few contexts at a time.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
