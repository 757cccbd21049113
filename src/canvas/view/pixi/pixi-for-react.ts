/**
 * All that @pixi/react is given of Pixi in the build (scripts/build/slim-pixi.ts): what it needs to put
 * containers on a stage that WebGL draws. Pixi's own application would bring the renderers for WebGPU
 * and 2D, the classes of text, graphics and filters a fifth of Pixi, none of which is used here.
 */
import { Container, type WebGLOptions, WebGLRenderer } from 'pixi.js';

export { Container, extensions } from 'pixi.js';

/** Pixi's application with the one renderer that can run our shaders, drawn only when asked to. */
export class Application {
  readonly stage = new Container();
  renderer: WebGLRenderer<HTMLCanvasElement> | null = null;

  /** @throws when there is no WebGL to be had */
  async init(options: Partial<WebGLOptions>): Promise<void> {
    const renderer = new WebGLRenderer<HTMLCanvasElement>();
    await renderer.init(options);
    this.renderer = renderer;
  }

  get canvas(): HTMLCanvasElement | undefined {
    return this.renderer?.canvas;
  }

  render(): void {
    this.renderer?.render({ container: this.stage });
  }

  destroy(): void {
    this.stage.destroy();
    this.renderer?.destroy();
    this.renderer = null;
  }
}

/** Nothing on our stage is one, and that is all that is asked of it. */
export class Filter {}

/** Nothing on our stage is one, and that is all that is asked of it. */
export class Graphics {}

/** There is no text on our stage. */
export class TextStyle {
  static readonly defaultTextStyle: Readonly<Record<string, unknown>> = {};
}
