import { TASK_STATUS } from '../../net/contracts/index.ts';
import type { ToolKind } from '../stores/tool-traits.ts';
import { createTab } from './create-tab.ts';

/** A tab of the app with fakes around it. */
export type Tab = ReturnType<typeof createTab>;

/** A picture file; the fakes read any bytes as one. */
export const picture = (name: string) => new File(['picture'], name, { type: 'image/png' });

/** A tab with as many pictures in a tool as it takes. */
export const withPictures = async (kind: ToolKind, prompt = ''): Promise<Tab> => {
  const tab = createTab();
  const names = kind === 'flux-context-multi' ? ['a.png', 'b.png'] : ['a.png'];
  await tab.tools.actions.takeFiles(kind, names.map(picture));
  tab.toolStore.setPrompt(kind, prompt);
  return tab;
};

/** What a tool's screen shows. */
export const stateOf = (tab: Tab, kind: ToolKind) => tab.toolStore.state[kind];

/** The id of the task that a tool runs. */
export const taskOf = (tab: Tab, kind: ToolKind): string =>
  stateOf(tab, kind).run?.taskId ?? 'no task';

/** Lets the task of a tool succeed with these results. */
export const succeed = async (tab: Tab, kind: ToolKind, change: object = {}): Promise<void> => {
  const urls = { imageUrls: ['/r0', '/r1'], ...change };
  tab.server.move(taskOf(tab, kind), TASK_STATUS.success, urls);
  await tab.settle();
};

/** Presses Generate, and waits until all that follows at once has happened. */
export const press = async (tab: Tab, kind: ToolKind): Promise<void> => {
  void tab.tools.actions.generate(kind);
  await tab.settle();
};
