import { endsStreet } from '../../words/buildings.ts';
import { isWalker } from '../../words/creatures.ts';
import type { Subject } from '../../words/idea.ts';
import { isWideOver, leadsStraight } from './landmarks/over-roofs.ts';
import { isOnSquare, kindOf, type StreetKind, type WaySetting } from './street-kind.ts';
import {
  ASIDE,
  BEND,
  BY_KERB,
  BY_TERRACE,
  ENDS,
  FORMS,
  LIT_AVENUE,
  ON_QUAY,
  ON_WIDE_QUAY,
  SQUARES,
  type StreetForm,
  TIGHT,
  WIDTHS,
} from './street-measures.ts';

/** How a street runs and how wide it is; lengths in world units. */
export interface Way {
  readonly kind: StreetKind;
  readonly form: StreetForm;
  /** How far its middle is aside so far ahead, and how much that changes with a unit. */
  readonly middle: (z: number) => number;
  readonly turns: (z: number) => number;
  /** From its middle to the houses. */
  readonly front: number;
  /** Half its roadway or its water; the pavement or the quay goes from there to the houses. */
  readonly road: number;
  /** Where it ends at houses across it. */
  readonly end: number;
  /** Whether its church stands behind those houses rather than before them. */
  readonly hidesChurch: boolean;
}

/** How far off a stadium's seats behind the goal are where one is scored, world units. */
const BEFORE_GOAL = 17.5;

const isScorer = ({ traits }: Subject): boolean => traits?.includes('scoring') === true;

/** How the street of a setting runs. */
export function wayOf(setting: WaySetting): Way {
  const kind = kindOf(setting);
  const turn = setting.turn % 4;
  const { city } = setting.idea;
  const usual =
    isOnSquare(setting) && !isWideOver(city) ? 'square' : (FORMS[kind][turn] as StreetForm);
  // Flames are seen at the fronts along a straight street; in a bend they would be before a corner.
  const isKeptStraight = leadsStraight(city) || setting.idea.burning;
  const isStraight = needsStraight(setting) || (isKeptStraight && usual === 'bend');
  const form = isStraight ? 'straight' : usual;
  const [square, across, beside] = SQUARES[turn] as (typeof SQUARES)[number];
  const isSquare = form === 'square';
  const isNarrow = kind === 'avenue' && setting.idea.neon;
  const [front, road] = isSquare ? [square, square] : isNarrow ? LIT_AVENUE : WIDTHS[kind];
  const end = needsStraight(setting)
    ? 520
    : isSquare
      ? across
      : kind === 'stadium' && setting.subjects.some(isScorer)
        ? BEFORE_GOAL
        : kind === 'avenue' && leadsStraight(city)
          ? Math.max(...ENDS.avenue)
          : (ENDS[kind][turn] as number);
  // Away from the side to which the far end is moved, where there is more room.
  const aside = form === 'bend' ? -setting.side : 0;
  const long = BEND.long * (TIGHT.has(kind) ? 0.55 : 1);
  const shift = setting.side * (isSquare ? beside : -besideMiddle(setting, kind));
  const turns = (z: number) => aside * Math.min(BEND.most, Math.max(0, (z - BEND.from) / long));
  const middle = (z: number) => {
    const past = Math.max(0, z - BEND.from);
    const bent = Math.min(past, BEND.most * long);
    return shift + aside * ((bent * bent) / (2 * long) + (past - bent) * BEND.most);
  };
  const hidesChurch = isSquare && turn > 1;
  return { kind, form, middle, turns, front, road, end, hidesChurch };
}

/** How far from a street's middle the eye is: on a suburb's pavement, on a quay where somebody is asked for. World units. */
const besideMiddle = ({ subjects }: WaySetting, kind: StreetKind): number => {
  if (kind === 'suburb') return ASIDE;
  if (kind === 'cafes') return BY_TERRACE;
  if (kind === 'busstop') return BY_KERB;
  const hasWalker = subjects.some(({ thing }) => isWalker(thing) || thing === 'bicycle');
  if (kind === 'amsterdam' && hasWalker) return ON_WIDE_QUAY;
  return kind === 'watertown' && hasWalker ? ON_QUAY : 0;
};

/** Whether something that is asked for needs a straight street: rails, a tower or a board at its far end, or lanterns over it unless they hang over a square. */
const needsStraight = ({ subjects, idea }: WaySetting): boolean =>
  idea.scenery === 'newyear' ||
  subjects.some(
    ({ thing }) =>
      thing === 'tram' || endsStreet(thing) || (thing === 'paperlantern' && !idea.square),
  );
