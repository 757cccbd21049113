/** A picture to look at. */
export type Preview = { url: string; alt: string; taskId: string | null };
