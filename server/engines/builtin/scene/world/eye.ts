/** How high the eye is above a street, a garden's path, a field, the floor of a room and the sea where nothing changes that, world units. */
export const USUAL_EYE = { street: 2.1, room: 1.5, garden: 2, field: 5, sea: 9 } as const;

/** How high the eye is above the floor of a cave, world units. */
export const EYE_IN_CAVE = 1.9;
