import { paintsRightly } from './pixi/self-test.ts';

/** What the scene is drawn with. */
export type SurfaceKind = 'webgl' | '2d';

/** A way to draw, and whether each pixel is work for the processor. */
export interface SurfaceChoice {
  readonly kind: SurfaceKind;
  readonly isSlow: boolean;
}

let remembered: SurfaceChoice | null = null;

/** WebGL, unless it is missing or paints wrongly; found out once for the page, by trying. */
export function chooseSurface(): SurfaceChoice {
  remembered ??= tryWebGl();
  return remembered;
}

/** Lets the page draw without WebGL from now on. */
export function giveUpWebGl(): void {
  remembered = { kind: '2d', isSlow: true };
}

const SOFTWARE = /swiftshader|llvmpipe|softpipe|basic render|software/i;

function tryWebGl(): SurfaceChoice {
  const canvas = document.createElement('canvas');
  const gl = canvas.getContext('webgl2', { stencil: true, antialias: false });
  if (gl === null) return { kind: '2d', isSlow: true };
  try {
    const isSlow = SOFTWARE.test(rendererOf(gl));
    return paintsRightly(gl) ? { kind: 'webgl', isSlow } : { kind: '2d', isSlow: true };
  } finally {
    // Browsers allow few contexts at a time.
    gl.getExtension('WEBGL_lose_context')?.loseContext();
  }
}

function rendererOf(gl: WebGL2RenderingContext): string {
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  return String(gl.getParameter(info === null ? gl.RENDERER : info.UNMASKED_RENDERER_WEBGL));
}
