/** Session storage key of the workspace that this tab writes. */
export const WORKSPACE_KEY = 'workspaceId';
