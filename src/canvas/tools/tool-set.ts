import type { ToolName } from '../editor-types.ts';
import type { Tool } from './tool.ts';

/** The tools of an editor, of which one at most is in the middle of a gesture. */
export interface ToolSet {
  readonly pan: Tool;
  /** The one that a tool's name stands for; brush and eraser are one. */
  named(name: ToolName): Tool;
  /** Ends a gesture under way, keeping what it made. */
  finish(): void;
  /** Ends it as if it had never begun. */
  cancel(): void;
  /** True between pointer up and the moment when the gesture can no longer be a palm's. */
  isHeld(): boolean;
  /** True in the middle of a gesture, which Esc can take back. */
  isBusy(): boolean;
}

/** One tool for each name. */
export function createToolSet(byName: Readonly<Record<ToolName, Tool>>): ToolSet {
  const all = [...new Set(Object.values(byName))];
  return {
    pan: byName.pan,
    named: (name) => byName[name],
    finish() {
      for (const tool of all) tool.up();
    },
    cancel() {
      for (const tool of all) tool.cancel();
    },
    isBusy: () => all.some((tool) => !['idle', 'held'].includes(tool.state())),
    isHeld: () => all.some((tool) => tool.state() === 'held'),
  };
}
