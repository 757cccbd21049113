/** The segments that shine of each digit from 0 to 9, a 1 for each: top, upper left and right, middle, lower left and right, bottom. */
export const SEGMENTS: readonly string[] = [
  '1110111',
  '0010010',
  '1011101',
  '1011011',
  '0111010',
  '1101011',
  '1101111',
  '1010010',
  '1111111',
  '1111011',
];
