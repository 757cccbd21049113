/** How long code may be on its way, ms, until the user is told and offered to ask for it anew. */
export const CODE_MS = 15_000;
