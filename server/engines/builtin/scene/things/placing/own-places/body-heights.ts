/** How tall people are, metres. */
export const PERSON = 1.7;

/** How tall a man is at such work, metres. */
export const MAN = 1.8;
