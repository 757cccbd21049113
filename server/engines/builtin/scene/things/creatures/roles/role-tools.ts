import type { Colour } from '../../../words/idea.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import { membrane } from '../../sculpt/membrane.ts';
import {
  ball,
  blade,
  box,
  ellipsoid,
  frustum,
  type Look,
  limb,
  ring,
  type Solid,
} from '../../sculpt/solid.ts';
import { add, roll, type Vector } from '../../sculpt/vector.ts';
import type { Figure } from '../figure.ts';
import type { Role } from './role.ts';
import { CLOTH, GOLD } from './role-cloth.ts';
import { pilum, scutum } from './role-roman.ts';

const STEEL = plain([0.82, 0.84, 0.88], { gloss: 0.9 });
const WOOD: Colour = [0.4, 0.27, 0.16];
const LEATHER = plain(CLOTH.leather);

/** Where the hands hold what belongs to a role, and that. */
export interface Tool {
  readonly near?: Vector;
  readonly far?: Vector;
  readonly pieces: readonly Solid[];
}

/** What someone of a role has in the hands; null for nothing. */
export function toolOf(role: Role, { shoulder, shoulders }: Figure): Tool | null {
  const beside: Vector = [0.2, shoulder - 0.26, -shoulders - 0.05];
  // Before the body of who is half turned to the eye the near hand would hold a blade over the face.
  const beyond: Vector = [0.2, shoulder - 0.26, shoulders + 0.05];
  switch (role) {
    case 'pirate':
      return { far: beyond, pieces: sabre(beyond) };
    case 'samurai':
      return { far: beyond, pieces: katana(beyond) };
    case 'ninja':
      return { far: beyond, pieces: katana(beyond) };
    case 'gladiator':
    case 'viking': {
      const far: Vector = [0.16, shoulder - 0.26, shoulders + 0.01];
      return {
        near: beside,
        far,
        pieces: [...(role === 'viking' ? axe(beside, 0.44, STEEL) : sabre(beside)), ...shield(far)],
      };
    }
    case 'legionary': {
      const near: Vector = [0.12, shoulder - 0.2, -shoulders - 0.07];
      const far: Vector = [0.16, shoulder - 0.24, shoulders * 0.75];
      return { near, far, pieces: [...pilum(near), ...scutum(far)] };
    }
    case 'firefighter': {
      const low: Vector = [0.17, shoulder - 0.36, -shoulders - 0.06];
      return { near: low, pieces: axe(low, 0.42, plain(CLOTH.red, { gloss: 0.5 })) };
    }
    case 'smith': {
      const raised: Vector = [0.2, shoulder + 0.02, -shoulders - 0.08];
      return { near: raised, pieces: hammer(raised) };
    }
    case 'zombie':
      return {
        near: [0.3, shoulder - 0.05, -shoulders * 0.8],
        far: [0.28, shoulder - 0.02, shoulders * 0.7],
        pieces: [],
      };
    case 'santa': {
      const grip: Vector = [0.08, shoulder + 0.005, shoulders + 0.02];
      return { far: grip, pieces: sack(grip) };
    }
    case 'fairy':
      return { near: beside, pieces: wand(beside) };
    case 'waiter': {
      const palm: Vector = [0.16, shoulder - 0.17, -shoulders - 0.12];
      return { near: palm, pieces: tray(palm) };
    }
    case 'elf': {
      const bow: Vector = [0.24, shoulder - 0.2, shoulders + 0.04];
      return { far: bow, pieces: longbow(bow) };
    }
    default:
      return null;
  }
}

/** What somebody of a role fights with, in a hand; null: nothing. A knight has a sword. */
export function weaponOf(role: Role | 'knight' | null, hand: Vector): Solid[] | null {
  if (role === 'knight') return longsword(hand, null);
  if (role === 'pirate' || role === 'gladiator' || role === 'legionary') return sabre(hand);
  if (role === 'samurai' || role === 'ninja') return katana(hand);
  return role === 'viking' ? axe(hand, 0.44, STEEL) : null;
}

/** The shield of a role, for a hand; null: it has none. */
export function shieldOf(role: Role | null): ((hand: Vector) => Solid[]) | null {
  if (role === 'legionary') return scutum;
  return role === 'gladiator' || role === 'viking' ? shield : null;
}

/** How far aside a blade leans for each unit of its length: before the face it would hide that. */
const LEANS = { near: 0.8, far: 0.5 } as const;

/** How far aside of a hand what it holds up is so high above it. */
const leaning = ([, , side]: Vector, up: number): number =>
  side < 0 ? -0.01 - LEANS.near * Math.max(0, up) : 0.01 + LEANS.far * Math.max(0, up);

/** Places along something that is held away from the face: so far ahead of the hand and above it. */
const heldAside =
  (hand: Vector) =>
  (ahead: number, up: number): Vector =>
    add(hand, [ahead, up, leaning(hand, up)]);

/** A broad curved blade with a basket of brass around the hand. */
function sabre(hand: Vector): Solid[] {
  const at = heldAside(hand);
  return [
    limb(LEATHER, at(-0.03, -0.04), at(0.015, 0.02), 0.013, 0.013),
    ellipsoid(GOLD, at(0.022, 0.03), [0.035, 0.012, 0.035], 0, roll(0.6)),
    blade(STEEL, at(0.025, 0.04), at(0.12, 0.19), 0.016, 0.022, 0.25),
    blade(STEEL, at(0.12, 0.19), at(0.16, 0.34), 0.022, 0.019, 0.25),
    blade(STEEL, at(0.16, 0.34), at(0.155, 0.43), 0.019, 0.003, 0.25),
  ];
}

/** A straight sword with a cross guard, raised; its blade of a colour, null as of steel. */
export function longsword(hand: Vector, colour: Colour | null): Solid[] {
  const at = heldAside(hand);
  const steel = colour === null ? STEEL : plain(colour, { gloss: 0.8 });
  const guard = at(0.022, 0.032);
  return [
    limb(LEATHER, at(-0.045, -0.06), guard, 0.012, 0.012),
    ball(GOLD, at(-0.052, -0.07), 0.02),
    limb(GOLD, add(guard, [-0.055, 0.03, 0.02]), add(guard, [0.055, -0.03, -0.02]), 0.011, 0.011),
    blade(steel, at(0.026, 0.04), at(0.2, 0.36), 0.02, 0.016, 0.26),
    blade(steel, at(0.2, 0.36), at(0.238, 0.43), 0.016, 0.002, 0.26),
  ];
}

/** A long, slightly curved blade, a round guard, a wrapped grip. */
function katana(hand: Vector): Solid[] {
  const at = heldAside(hand);
  const wrapped: Look = {
    paint: (x, y) =>
      Math.abs(Math.sin((x + y) * 190)) > 0.55 ? [0.06, 0.06, 0.07] : [0.8, 0.76, 0.66],
  };
  return [
    limb(wrapped, at(-0.06, -0.08), at(0.02, 0.03), 0.012, 0.012),
    ellipsoid(GOLD, at(0.026, 0.038), [0.03, 0.008, 0.03], 0, roll(-0.62)),
    blade(STEEL, at(0.03, 0.044), at(0.15, 0.24), 0.012, 0.012, 0.3),
    blade(STEEL, at(0.15, 0.24), at(0.23, 0.42), 0.012, 0.011, 0.3),
    blade(STEEL, at(0.23, 0.42), at(0.262, 0.52), 0.011, 0.002, 0.3),
  ];
}

/** An axe whose handle stands so long upward, its head near the top. */
function axe(hand: Vector, long: number, head: Look): Solid[] {
  const wood = planks(WOOD, 0.02);
  const top: Vector = add(hand, [0.05, long * 0.62, leaning(hand, long * 0.62)]);
  const at = (ahead: number, up: number): Vector => add(top, [ahead, up, 0]);
  return [
    limb(wood, add(hand, [-0.01, -long * 0.34, -0.01]), at(0, 0.02), 0.012, 0.011),
    membrane(head, [at(-0.03, -0.045), at(0.11, 0.045), at(0.1, -0.125)], 0.016),
    box(head, at(-0.01, -0.045), [0.034, 0.024, 0.014], undefined, 0.006),
  ];
}

/** A smith's hammer, raised. */
function hammer(hand: Vector): Solid[] {
  const top = add(hand, [0.03, 0.17, -0.05]);
  return [
    limb(planks(WOOD, 0.02), add(hand, [-0.01, -0.05, 0.01]), top, 0.012, 0.011),
    box(plain([0.34, 0.35, 0.37], { gloss: 0.5 }), top, [0.06, 0.03, 0.028], undefined, 0.008),
  ];
}

/** A round shield of painted boards with an iron boss. */
function shield(hand: Vector): Solid[] {
  const face: Look = {
    paint: (_x, y, z) => {
      const [u, v] = [z - hand[2], y - hand[1]];
      const away = Math.hypot(u, v);
      if (away > 0.155) return [0.3, 0.31, 0.33];
      const isRed = Math.floor(Math.atan2(v, u) / (Math.PI / 4) + 8) % 2 === 0;
      const board = Math.abs((v / 0.04) % 1) < 0.08 ? 0.7 : 1;
      return isRed
        ? [0.6 * board, 0.1 * board, 0.09 * board]
        : [0.82 * board, 0.72 * board, 0.5 * board];
    },
    gloss: 0.15,
  };
  const middle = add(hand, [0.05, 0, 0]);
  const facing = roll(-Math.PI / 2);
  return [
    frustum(face, middle, 0.022, 0.17, 0.17, facing),
    ring(
      plain([0.42, 0.43, 0.46], { gloss: 0.7 }),
      add(middle, [0.016, 0, 0]),
      0.168,
      0.012,
      facing,
    ),
    ball(plain([0.55, 0.57, 0.6], { gloss: 0.8 }), add(middle, [0.018, 0, 0]), 0.042),
  ];
}

/** A full sack over the shoulder. */
function sack([x, y, z]: Vector): Solid[] {
  const cloth = plain([0.56, 0.4, 0.24]);
  return [
    ellipsoid(cloth, [x - 0.24, y - 0.2, z - 0.03], [0.15, 0.21, 0.16], 0.03),
    limb(cloth, [x - 0.2, y - 0.06, z - 0.02], [x - 0.02, y + 0.012, z], 0.09, 0.026, 0.06),
    ball(cloth, [x + 0.005, y + 0.02, z], 0.03),
    box(plain(CLOTH.red), [x - 0.22, y + 0.0, z - 0.06], [0.045, 0.05, 0.045], roll(0.3)),
    box(plain([0.12, 0.4, 0.26]), [x - 0.3, y - 0.02, z + 0.03], [0.04, 0.055, 0.04], roll(-0.2)),
  ];
}

/** A silver tray on a hand, with two glasses and a bottle. */
function tray(hand: Vector): Solid[] {
  const middle = add(hand, [0.03, 0.035, 0]);
  const wine = plain([0.5, 0.04, 0.1], { gloss: 0.8 });
  const glass = (x: number, z: number): Solid[] => [
    limb(STEEL, add(middle, [x, 0.01, z]), add(middle, [x, 0.045, z]), 0.004, 0.004),
    ellipsoid(wine, add(middle, [x, 0.065, z]), [0.018, 0.024, 0.018]),
  ];
  const bottle = plain([0.08, 0.2, 0.1], { gloss: 0.8 });
  return [
    frustum(STEEL, middle, 0.01, 0.11, 0.115),
    ...glass(0.045, -0.045),
    ...glass(0.05, 0.04),
    limb(bottle, add(middle, [-0.03, 0.02, 0]), add(middle, [-0.03, 0.1, 0]), 0.024, 0.024),
    limb(bottle, add(middle, [-0.03, 0.1, 0]), add(middle, [-0.03, 0.16, 0]), 0.012, 0.01, 0.02),
  ];
}

/** A thin wand with a star that shines. */
function wand(hand: Vector): Solid[] {
  const light = plain([1, 0.92, 0.55], { glow: () => 1 });
  const tip = add(hand, [0.09, 0.16, -0.02]);
  const point = (n: number): Vector => {
    const turn = Math.PI / 2 + (n * 2 * Math.PI) / 5;
    return add(tip, [0.05 * Math.cos(turn), 0.05 * Math.sin(turn), 0]);
  };
  return [
    limb(plain([0.9, 0.85, 0.7]), add(hand, [-0.02, -0.04, 0]), tip, 0.005, 0.005),
    ...[0, 1, 2, 3, 4].map((n) => limb(light, tip, point(n), 0.02, 0.003)),
  ];
}

/** A long bow with its string. */
function longbow(hand: Vector): Solid[] {
  const wood = planks(WOOD, 0.02);
  const at = (ahead: number, up: number): Vector => add(hand, [ahead, up, -0.01]);
  const half = [at(0.02, 0), at(0.01, 0.16), at(-0.045, 0.32)];
  const low = [at(0.02, 0), at(0.01, -0.16), at(-0.045, -0.32)];
  return [
    ...[half, low].flatMap((path) =>
      path
        .slice(1)
        .map((to, n) => limb(wood, path[n] ?? to, to, 0.012 - 0.003 * n, 0.009 - 0.004 * n)),
    ),
    limb(plain([0.9, 0.88, 0.8]), at(-0.045, 0.32), at(-0.045, -0.32), 0.003, 0.003),
    limb(LEATHER, at(0.02, -0.035), at(0.02, 0.035), 0.014, 0.014),
  ];
}
