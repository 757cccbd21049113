/** Three values of each pixel or cell, one plane for each: red, green and blue, or luma and two colour differences. */
export type ThreePlanes = readonly [Float32Array, Float32Array, Float32Array];

/** Makes each of three planes, channels 0 to 2. */
export const threePlanes = (make: (channel: 0 | 1 | 2) => Float32Array): ThreePlanes => [
  make(0),
  make(1),
  make(2),
];
