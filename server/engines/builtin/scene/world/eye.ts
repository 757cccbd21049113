/** How high the eye is above a street and above the floor of a room where nothing changes that, world units. */
export const USUAL_EYE = { street: 2.1, room: 1.5 } as const;
