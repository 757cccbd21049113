/** A fill that its surroundings differ from by so many grey levels does not fit them. */
const UNFIT = 30;
/** But where the fill made so many times lighter or darker at most fits them, by so many grey levels: that is light on one ground. */
const MOST_LIGHT = 1.8;
const UNLIKE = 12;

/**
 * How ill a fill's colour fits what it is to be beside known pixels, but for the light on it: 0 is the
 * same, from 1 on it is another thing. Both are three colours from 0 to 255, and an alpha or none.
 */
export function misfit(own: ArrayLike<number>, wanted: ArrayLike<number>): number {
  let [product, square] = [0, 0];
  for (let c = 0; c < 3; c++) {
    product += (own[c] as number) * (wanted[c] as number);
    square += (own[c] as number) ** 2;
  }
  const light = Math.max(1 / MOST_LIGHT, Math.min(MOST_LIGHT, product / Math.max(1, square)));
  let [most, mostInLight] = [0, 0];
  for (let c = 0; c < own.length; c++) {
    const [here, there] = [own[c] as number, wanted[c] as number];
    most = Math.max(most, Math.abs(there - here));
    mostInLight = Math.max(mostInLight, Math.abs(there - here * (c < 3 ? light : 1)));
  }
  return Math.min(most / UNFIT, mostInLight / UNLIKE);
}
