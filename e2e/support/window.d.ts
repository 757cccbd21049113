/** What `?handle` shows of the editor; see src/canvas/mapping.md. */
interface Window {
  readonly overpaint: {
    toImage(point: { x: number; y: number }): { x: number; y: number };
    toScreen(point: { x: number; y: number }): { x: number; y: number };
    camera(): {
      left: number;
      top: number;
      x: number;
      y: number;
      scale: number;
      width: number;
      height: number;
    };
    mask(): Promise<{ width: number; height: number; data: Uint8Array }>;
    show(setup: import('../scenes/scene.ts').SceneSetup): Promise<void>;
    tool(): string;
  };
}
