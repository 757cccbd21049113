import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { plain, withPanes } from '../sculpt/looks.ts';
import { box, ellipsoid, type Look, type Solid } from '../sculpt/solid.ts';

/** What fast trains are painted where no colour is named. */
const WHITE: Colour = [0.93, 0.94, 0.95];
const STRIPE: Colour = [0.06, 0.22, 0.6];
const DARK: Colour = [0.09, 0.1, 0.12];
const GREY: Colour = [0.52, 0.54, 0.57];
const LAMP: Colour = [1.3, 1.2, 0.95];

/** Half the width, the lower edge and the roof of a car, in units of the models of trains. */
const BODY = { half: 0.19, low: 0.1, high: 0.66 } as const;
/** The nose: where it begins and how far it reaches. */
const NOSE = { from: -0.05, long: 0.98 } as const;

/** The paint of a car's side: a stripe beneath the windows, a dark skirt. */
const livery = (paint: Colour | null): Look => {
  const body = paint ?? WHITE;
  const stripe = paint === null ? STRIPE : WHITE;
  return plain(body, {
    gloss: 0.6,
    paint: (_x, y) =>
      y < 0.15 ? GREY : y > 0.27 && y < 0.315 ? stripe : y > 0.6 ? scaleColour(body, 0.94) : body,
  });
};

/** The front car of a fast train that drives to the right: a long nose that falls to the rails, its windscreen, its lamps; its middle is at the origin. */
export function fastEngineOf(paint: Colour | null): Solid[] {
  const side = livery(paint);
  const windows = withPanes(
    side,
    [-0.72, -0.5, -0.28].flatMap((u) =>
      (['-z', 'z'] as const).map((wall) => ({
        side: wall,
        at: [u, 0.46] as const,
        half: [0.075, 0.065] as const,
        kind: 'window' as const,
      })),
    ),
  );
  const nose: Look = {
    ...side,
    paint: (x, y, z, normal) => {
      const isLamp = x > 0.66 && Math.abs(y - 0.29) < 0.03 && Math.abs(Math.abs(z) - 0.1) < 0.035;
      if (isLamp) return LAMP;
      const isScreen = x > 0.3 && x < 0.56 && y > 0.45 && Math.abs(z) < 0.125;
      return isScreen ? DARK : side.paint(x, y, z, normal);
    },
    glow: (x, y, z) =>
      x > 0.66 && Math.abs(y - 0.29) < 0.03 && Math.abs(Math.abs(z) - 0.1) < 0.035 ? 1 : 0,
  };
  const { half, low, high } = BODY;
  return [
    box(windows, [-0.42, (low + high) / 2, 0], [0.42, (high - low) / 2, half], undefined, 0.07),
    { ...ellipsoid(nose, [NOSE.from, 0.32, 0], [NOSE.long, 0.345, half + 0.012]), blend: 0.02 },
    box(plain(DARK), [-0.1, 0.09, 0], [0.74, 0.05, 0.15]),
  ];
}

/** A car of a fast train, its middle at the origin. */
export function fastCoachOf(paint: Colour | null): Solid[] {
  const { half, low, high } = BODY;
  const windows = withPanes(
    livery(paint),
    Array.from({ length: 9 }, (_, n) => (n - 4) * 0.22).flatMap((u) =>
      (['-z', 'z'] as const).map((wall) => ({
        side: wall,
        at: [u, 0.46] as const,
        half: [0.085, 0.065] as const,
        kind: 'window' as const,
      })),
    ),
  );
  return [
    box(windows, [0, (low + high) / 2, 0], [1.08, (high - low) / 2, half], undefined, 0.06),
    box(plain(DARK), [0, 0.09, 0], [1, 0.05, 0.15]),
    box(plain(GREY), [0, 0.38, 0], [1.11, 0.22, 0.15]),
  ];
}
