/** How high the eye is above a street, a garden's path and the floor of a room where nothing changes that, world units. */
export const USUAL_EYE = { street: 2.1, room: 1.5, garden: 2 } as const;
