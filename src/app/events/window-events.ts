import type { EditListItem } from '../stores/edit-list.ts';
import type { TrackedTask } from '../stores/task-reducer.ts';

/** The window events of the specification and what each carries as `detail` (decision 24). */
export interface WindowEvents {
  tempTaskAdded: { readonly task: EditListItem };
  tempTaskUpdated: { readonly task: EditListItem };
  'task-updated': { readonly task: TrackedTask };
  inputDisabledChange: { readonly inputDisabled: boolean };
  clearCreations: Record<string, never>;
}

/** Announces to those who listen; the stores stay the truth. */
export type Announce = <Name extends keyof WindowEvents>(
  name: Name,
  detail: WindowEvents[Name],
) => void;

/** Announces as CustomEvents on `target`. */
export const createAnnounce =
  (target: EventTarget): Announce =>
  (name, detail) => {
    target.dispatchEvent(new CustomEvent(name, { detail }));
  };
