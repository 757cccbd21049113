import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import type { Solid } from '../../sculpt/solid.ts';
import type { Role } from './role.ts';
import { CLOTH } from './role-cloth.ts';
import {
  cowboyHat,
  nurseCap,
  peakedCap,
  pirateHat,
  plumedHat,
  pointedCap,
  sailorCap,
  santaCap,
  topHat,
} from './role-hats.ts';
import {
  clownHead,
  hairpins,
  halo,
  indianJewels,
  linenCloth,
  ninjaHood,
  pointedEars,
  puppetHead,
  wreath,
} from './role-headdress.ts';
import {
  combatHelmet,
  crestedHelmet,
  fireHelmet,
  hardHat,
  hornedHelmet,
  kabuto,
} from './role-helmets.ts';
import {
  overKurta,
  overPoncho,
  overWaxPrint,
  peacockFeather,
  plumedTurban,
  whiteCap,
} from './role-of-lands.ts';
import { galea } from './role-roman.ts';

/** What a role has on the head, in heights of the head with the chin at 0, the face looking along x. */
export function headwearFor(role: Role, skin: Colour, traits: readonly Trait[]): Solid[] {
  return (HEADWEAR[role] ?? (() => []))(skin, traits);
}

const HEADWEAR: Partial<
  Readonly<Record<Role, (skin: Colour, traits: readonly Trait[]) => Solid[]>>
> = {
  pirate: pirateHat,
  samurai: kabuto,
  ninja: ninjaHood,
  viking: hornedHelmet,
  cowboy: cowboyHat,
  santa: santaCap,
  police: () => peakedCap(CLOTH.navy),
  captain: () => peakedCap(CLOTH.white),
  postal: () => peakedCap([0.14, 0.25, 0.5]),
  conjuror: topHat,
  firefighter: fireHelmet,
  soldier: combatHelmet,
  builder: hardHat,
  angel: halo,
  fairy: wreath,
  elf: pointedEars,
  dwarf: pointedCap,
  kimono: hairpins,
  gladiator: crestedHelmet,
  legionary: galea,
  kilted: linenCloth,
  nurse: nurseCap,
  sailor: sailorCap,
  sari: indianJewels,
  kurta: overKurta,
  djellaba: whiteCap,
  waxprint: overWaxPrint,
  ponchoed: overPoncho,
  krishna: peacockFeather,
  aladdin: plumedTurban,
  clown: clownHead,
  pinocchio: puppetHead,
  masked: plumedHat,
};
