import {
  MENDING,
  type Mending,
  TABLE_CRAFTS,
  type TableCraft,
} from '../../../words/deeds-at-table.ts';
import type { Thing } from '../../../words/idea.ts';
import type { Land } from '../../../words/land.ts';
import type { Trait } from '../../../words/trait.ts';
import { INDOORS } from '../../../world/room/plan-room.ts';
import { mermaid } from '../../creatures/body/mermaid.ts';
import { portrait } from '../../creatures/bust.ts';
import { astronaut } from '../../creatures/clothing/astronaut.ts';
import { company } from '../../creatures/company.ts';
import { balloonRide } from '../../creatures/pastimes/balloon-ride.ts';
import { beforeMirror } from '../../creatures/pastimes/before-mirror.ts';
import { broomRider } from '../../creatures/pastimes/broom-rider.ts';
import { flier } from '../../creatures/pastimes/flier.ts';
import { kite } from '../../creatures/pastimes/kite.ts';
import { skyRider } from '../../creatures/pastimes/sky-rider.ts';
import { tinyPlanet } from '../../creatures/pastimes/tiny-planet.ts';
import { underUmbrella } from '../../creatures/pastimes/umbrella.ts';
import { person } from '../../creatures/person.ts';
import { restingDragon } from '../../creatures/reptiles/resting-dragon.ts';
import { tableFor } from '../../creatures/sitting/at-table.ts';
import { inArmchair, onBench, type SeatKind } from '../../creatures/sitting/in-armchair.ts';
import { onBarStool } from '../../creatures/sitting/on-stool.ts';
import { onSteelBeam } from '../../creatures/sitting/steel-beam.ts';
import { climber } from '../../creatures/sport/climber.ts';
import { diver } from '../../creatures/sport/diver.ts';
import { skateboarder } from '../../creatures/sport/skateboarder.ts';
import { surfboard, surfer } from '../../creatures/sport/surfer.ts';
import { swimmer } from '../../creatures/sport/swimmer.ts';
import { skater, skier, snowboarder } from '../../creatures/sport/winter-sports.ts';
import { robot, snowman } from '../../objects/figures.ts';
import { ghost, skeleton } from '../../objects/spooky.ts';
import { bench } from '../../outdoors/park.ts';
import { sitsBeneath } from '../beneath-tree.ts';
import { sitsAtGlass, sitsOnBench } from '../own-places/on-seats.ts';
import { pickerUpTree, picksUpTree } from '../own-places/up-tree.ts';
import { hasSeat, sitsOnFloor } from '../size/posture-share.ts';
import type { Make } from './make.ts';

/** What lies on the table of who draws, paints or studies; null: nobody does. */
const deskFor = (traits: readonly Trait[] = []): 'notebook' | 'paints' | 'books' | null =>
  traits.includes('painting')
    ? 'paints'
    : traits.includes('sketching')
      ? 'notebook'
      : traits.includes('studying')
        ? 'books'
        : null;

/** What stands on the table of who works at one wherever that is; null: nobody does. */
const benchFor = (
  traits: readonly Trait[] = [],
): 'laptop' | 'sewing' | 'microscope' | 'papercutting' | 'pillow' | Mending | TableCraft | null =>
  [...MENDING, ...TABLE_CRAFTS].find((one) => traits.includes(one)) ??
  (traits.includes('slumped')
    ? 'pillow'
    : traits.includes('typing')
      ? 'laptop'
      : traits.includes('sewing')
        ? 'sewing'
        : traits.includes('microscope')
          ? 'microscope'
          : traits.includes('papercutting')
            ? 'papercutting'
            : null);

/** Rooms whose seats are plain chairs, and what is open to the sky, where no armchair stands. */
const HAS_CHAIRS: ReadonlySet<Land> = new Set<Land>([
  'balcony',
  'roofterrace',
  'flatroof',
  'hospital',
  'hospitalcorridor',
  'classroom',
  'laundry',
  'office',
  'kitchen',
  'restaurantkitchen',
]);

/** What carries people, on seats of its own. */
const RIDES: ReadonlySet<Land> = new Set<Land>([
  ...(['metro', 'planecabin', 'compartment', 'buscabin', 'terminal', 'cinema'] as const),
]);

const seatIn = (land: Land): SeatKind =>
  RIDES.has(land) ? 'coach' : HAS_CHAIRS.has(land) ? 'plain' : 'armchair';

/** How people are drawn, and what has their shape. */
export const PEOPLE = {
  robot,
  snowman,
  ghost,
  skeleton,
  steelbeam: onSteelBeam,
  astronaut: (wish, { land }) => astronaut(wish, land === 'stationmodule'),
  umbrella: underUmbrella,
  kite,
  restingdragon: restingDragon,
  broomrider: broomRider,
  skyrider: skyRider,
  tinyplanet: tinyPlanet,
  flier,
  skater,
  skier,
  snowboarder,
  surfer,
  surfboard,
  skateboarder,
  swimmer,
  climber,
  diver,
  mermaid,
  person: (wish, setting) => {
    const { idea, land } = setting;
    if (idea.composition === 'portrait' && wish.isPortrait) return portrait(wish);
    if (wish.traits?.includes('ballooning') === true)
      return balloonRide(wish, wish.company?.members ?? [wish.traits]);
    if (wish.company !== undefined) return company(wish, wish.company);
    if (picksUpTree(wish.traits)) return pickerUpTree(wish, setting);
    if (wish.traits?.includes('mirrored') === true) return beforeMirror(wish);
    if (wish.traits?.includes('armchaired') === true) return inArmchair(wish);
    if (wish.traits?.includes('barstooled') === true) return onBarStool(wish);
    const upon = benchFor(wish.traits);
    if (upon !== null) return tableFor(wish, [wish.traits ?? []], upon);
    const desk = deskFor(wish.traits);
    if (desk !== null && wish.posture === 'sitting' && INDOORS.includes(land))
      return tableFor(wish, [wish.traits ?? []], desk);
    if (sitsBeneath(idea, { thing: 'person', traits: wish.traits ?? [] }))
      return person(
        wish.posture === 'sleeping' ? wish : { ...wish, posture: 'sitting', isPortrait: true },
      );
    const sitter = { ...wish, thing: 'person' } as const;
    if (sitsOnBench(land, sitter) || sitsAtGlass(land, sitter)) return onBench(wish);
    if (sitsOnFloor(land, wish)) return person({ ...wish, posture: 'sitting' });
    if (!hasSeat(wish, INDOORS.includes(land))) return person(wish);
    if (INDOORS.includes(land)) return inArmchair(wish, seatIn(land));
    return bench({ ...wish, traits: [...(wish.traits ?? []), 'crewed'] });
  },
} as const satisfies Partial<Readonly<Record<Thing, Make>>>;
