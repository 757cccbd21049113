/** A colour in sRGB, each channel 0 to 1. */
export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** The tint of the mask on most pictures: the accent colour of the app. */
export const CORAL: Colour = { red: 1, green: 0.36, blue: 0.22 };

/** The tint on pictures in which coral is lost: its opposite on the colour wheel, as bright. */
export const AZURE: Colour = { red: 0.08, green: 0.62, blue: 1 };

/** Pixels looked at, at most: a share needs no more. */
const MAX_SAMPLES = 4096;

/**
 * Oklab distance under which a tint is lost on a pixel: the mask shows the mean of both, so what
 * one sees of it is half of this, about five times the least difference that can be seen.
 */
const LOST = 0.2;

/** By how much the lost share of coral has to be greater before it is given up. */
const CLEARLY = 0.05;

/**
 * The tint that contrasts with a picture: coral, unless it is lost on clearly more of the picture
 * than azure is.
 * @param pixels premultiplied 8-bit RGBA of the whole picture, at any scale
 */
export function contrastingTint(pixels: Uint8Array): Colour {
  const count = Math.floor(pixels.length / 4);
  const step = Math.max(1, Math.ceil(count / MAX_SAMPLES));
  const coral = toLab(CORAL);
  const azure = toLab(AZURE);
  let looked = 0;
  let lostCoral = 0;
  let lostAzure = 0;
  for (let pixel = 0; pixel < count; pixel += step) {
    const at = pixel * 4;
    const seen = toLab({
      red: (pixels[at] ?? 0) / 255,
      green: (pixels[at + 1] ?? 0) / 255,
      blue: (pixels[at + 2] ?? 0) / 255,
    });
    looked += 1;
    if (distance(seen, coral) < LOST) lostCoral += 1;
    if (distance(seen, azure) < LOST) lostAzure += 1;
  }
  return lostCoral - lostAzure > CLEARLY * looked ? AZURE : CORAL;
}

type Lab = readonly [lightness: number, a: number, b: number];

/** Oklab, B. Ottosson, 2020 (bottosson.github.io/posts/oklab). */
function toLab({ red, green, blue }: Colour): Lab {
  const r = toLinear(red);
  const g = toLinear(green);
  const b = toLinear(blue);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function distance(one: Lab, other: Lab): number {
  const [l, a, b] = [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
  return Math.sqrt(l * l + a * a + b * b);
}
