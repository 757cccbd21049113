import { createContext, useContext } from 'react';
import { useSnapshot } from 'valtio';
import { useSession } from '../../session-context.ts';
import { canRun } from '../../stores/tool-store.ts';
import type { ToolKind } from '../../stores/tool-traits.ts';
import { TOOL_TRAITS } from '../../stores/tool-traits.ts';

/** Says to the parts of the screen which tool they belong to. */
export const ToolContext = createContext<ToolKind>('flux-context');

/** The tool of this screen: its traits, its state as it is now, and what can be done with it. */
export const useTool = () => {
  const kind = useContext(ToolContext);
  const { tools, toolActions } = useSession();
  // The prompt is typed: it must be there in the same tick.
  const state = useSnapshot(tools.state[kind], { sync: true });
  return {
    kind,
    traits: TOOL_TRAITS[kind],
    state,
    canRun: canRun(kind, state),
    store: tools,
    actions: toolActions,
  };
};
