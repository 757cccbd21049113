import { paintsRightly } from './pixi/self-test.ts';

/** What the scene is drawn with. */
export type SurfaceKind = 'webgl' | '2d';

let remembered: SurfaceKind | null = null;

/**
 * WebGL, unless it is missing, paints wrongly or is itself the processor's work, which holds up
 * every frame; found out once for the page, by trying.
 */
export function chooseSurface(): SurfaceKind {
  remembered ??= tryWebGl();
  return remembered;
}

const SOFTWARE = /swiftshader|llvmpipe|softpipe|basic render|software/i;

function tryWebGl(): SurfaceKind {
  const canvas = document.createElement('canvas');
  const gl = canvas.getContext('webgl2', { stencil: true, antialias: false });
  if (gl === null) return '2d';
  try {
    return !SOFTWARE.test(rendererOf(gl)) && paintsRightly(gl) ? 'webgl' : '2d';
  } finally {
    // Browsers allow few contexts at a time.
    gl.getExtension('WEBGL_lose_context')?.loseContext();
  }
}

function rendererOf(gl: WebGL2RenderingContext): string {
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  return String(gl.getParameter(info === null ? gl.RENDERER : info.UNMASKED_RENDERER_WEBGL));
}
