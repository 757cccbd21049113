import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, ellipsoid, frustum, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { roll, type Vector } from '../../sculpt/vector.ts';
import { isFemale } from '../visage/face.ts';
import { mailOf, type Plates, steelOf } from './plate-armour.ts';

const NIGHT: Colour = [0.02, 0.02, 0.025];
const BRASS: Colour = [0.72, 0.54, 0.22];

/** What a knight has on the head, in heights of the head with the chin at 0: a helm with its visor down or, of a child or in a portrait, up before a coif of mail; a woman's head is bare, to be known. */
export function helmOf(plates: Plates, traits: readonly Trait[], isPortrait = false): Solid[] {
  if (isFemale(traits)) return [];
  const steel = steelOf(plates.steel);
  const isOpen = isPortrait || traits.includes('child');
  return [...(isOpen ? openHelm(steel, plates) : closedHelm(steel)), ...plume(plates.livery)];
}

/** How high the slit of a visor is, half its height, and where the holes for breath are. */
const SLIT = { at: 0.6, half: 0.042 } as const;
const BREATHS = { low: 0.16, high: 0.42, apart: 0.09, size: 0.024 } as const;

/** A visor of steel with a slit to see through and holes to breathe through. */
function visored(steel: Look): Look {
  const isOpen = (y: number, z: number): boolean => {
    if (Math.abs(y - SLIT.at) < SLIT.half) return Math.abs(z) > 0.02 && Math.abs(z) < 0.36;
    if (y < BREATHS.low || y > BREATHS.high) return false;
    const [row, column] = [y / BREATHS.apart, Math.abs(z) / BREATHS.apart];
    const away = Math.hypot(row - Math.round(row), column - Math.round(column)) * BREATHS.apart;
    return away < BREATHS.size && Math.abs(z) > 0.05 && Math.abs(z) < 0.3;
  };
  return {
    ...steel,
    paint: (x, y, z, normal) => (x > 0.1 && isOpen(y, z) ? NIGHT : steel.paint(x, y, z, normal)),
  };
}

function closedHelm(steel: Look): Solid[] {
  const visor = visored(steel);
  const brass = plain(BRASS, { gloss: 0.7 });
  return [
    frustum(steel, [-0.04, -0.14, 0], 0.6, 0.42, 0.44),
    ellipsoid(steel, [-0.05, 0.62, 0], [0.52, 0.54, 0.46]),
    // A ridge from the brow to the nape.
    ellipsoid(steel, [-0.06, 0.68, 0], [0.5, 0.54, 0.035], 0.06),
    // The visor runs to a blunt point before the mouth.
    ellipsoid(visor, [0.1, 0.42, 0], [0.46, 0.38, 0.42], 0.02),
    ellipsoid(visor, [0.26, 0.34, 0], [0.37, 0.24, 0.25], 0.14),
    ellipsoid(visor, [0.1, 0.66, 0], [0.41, 0.2, 0.42], 0.03),
    frustum(steel, [-0.03, -0.26, 0], 0.2, 0.5, 0.42),
    ...[-1, 1].map((side) => ellipsoid(brass, [0, 0.62, side * 0.455], [0.07, 0.07, 0.03])),
  ];
}

/** A coif of mail around the face under a helm whose visor is up. */
function openHelm(steel: Look, { steel: colour }: Plates): Solid[] {
  const mail = mailOf(colour);
  const brass = plain(BRASS, { gloss: 0.7 });
  return [
    ...[-1, 1].flatMap((side): Solid[] => [
      limb(mail, [-0.04, 0.74, side * 0.39], [0, 0.1, side * 0.33], 0.1, 0.12, 0.04),
      limb(mail, [0, 0.1, side * 0.33], [0.2, -0.12, 0], 0.12, 0.12, 0.05),
    ]),
    ellipsoid(mail, [-0.2, 0.3, 0], [0.32, 0.5, 0.42], 0.04),
    frustum(mail, [-0.06, -0.36, 0], 0.34, 0.5, 0.34),
    ellipsoid(steel, [-0.1, 0.8, 0], [0.52, 0.42, 0.47], 0.02),
    ellipsoid(steel, [-0.1, 0.82, 0], [0.5, 0.44, 0.035], 0.06),
    // The visor, pushed up over the brow, is a shell that ends in a blunt point.
    ellipsoid(steel, [0.1, 0.98, 0], [0.5, 0.13, 0.47], 0, roll(0.5)),
    ellipsoid(steel, [0.34, 1.1, 0], [0.24, 0.11, 0.2], 0.08, roll(0.5)),
    ...[-1, 1].map((side) => ellipsoid(brass, [0, 0.74, side * 0.47], [0.07, 0.07, 0.035])),
  ];
}

/** Feathers that rise from the top of a helm and fall back over it. */
function plume(colour: Colour): Solid[] {
  const feather = plain(colour);
  const path: readonly Vector[] = [
    [-0.1, 1.12, 0],
    [-0.18, 1.38, 0.01],
    [-0.42, 1.46, 0.05],
    [-0.68, 1.22, 0.12],
    [-0.8, 0.76, 0.2],
    [-0.82, 0.36, 0.26],
  ];
  const thick = [0.05, 0.08, 0.11, 0.12, 0.1, 0.02];
  return [
    ball(plain(BRASS, { gloss: 0.7 }), [-0.1, 1.13, 0], 0.07),
    ...path
      .slice(1)
      .map((to, n) => limb(feather, path[n] ?? to, to, thick[n] ?? 0, thick[n + 1] ?? 0, 0.03)),
  ];
}
