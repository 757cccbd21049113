/** Runs something once in the next frame, however often it is asked for. */
export interface Frame {
  request(): void;
  cancel(): void;
}

/** @param onFrame is called at most once a frame, before the page is painted */
export function createFrame(onFrame: () => void): Frame {
  let handle: number | null = null;
  const run = (): void => {
    handle = null;
    onFrame();
  };
  return {
    request() {
      handle ??= requestAnimationFrame(run);
    },
    cancel() {
      if (handle !== null) cancelAnimationFrame(handle);
      handle = null;
    },
  };
}
