/** What a thing needs beneath it. */
export type Footing = 'land' | 'water' | 'air';

/** How a thing stands in a picture. */
export interface Stand {
  readonly on: Footing;
  /** Its feet, as a share of the way from the horizon to the lower edge; in the air of that above. */
  readonly feet: number;
  /** Its height as a share of the picture, as a part of a scene and as what the picture is about. */
  readonly height: number;
  readonly large: number;
}

/** On land: feet and heights as those of {@link Stand}. */
export const land = (feet: number, height: number, large: number): Stand => ({
  on: 'land',
  feet,
  height,
  large,
});
/** The same on water. */
export const water = (feet: number, height: number, large: number): Stand => ({
  on: 'water',
  feet,
  height,
  large,
});
/** The same in the air. */
export const air = (feet: number, height: number, large: number): Stand => ({
  on: 'air',
  feet,
  height,
  large,
});
