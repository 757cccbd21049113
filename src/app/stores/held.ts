/** The stage of what waits for the network: it is in no queue of the server yet. */
export const HELD = 'held';

/** Whether something waits for the network. */
export const isHeld = ({ stage }: { readonly stage: string | null }): boolean => stage === HELD;
