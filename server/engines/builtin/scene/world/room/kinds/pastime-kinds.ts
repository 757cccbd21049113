import { isAnimalFolk } from '../../../words/creatures.ts';
import type { Land } from '../../../words/land.ts';
import type { Trait } from '../../../words/trait.ts';
import { hall } from '../extents.ts';
import { doesLikeOthers } from '../people/own-people.ts';
import { kindergarten, kindergartenSurfaces } from '../public/kindergarten.ts';
import type { RoomKind } from '../room-kind.ts';
import { GAMING_HALL, gamingHall, gamingSurfaces } from '../shows/gaming-hall.ts';
import { CURLING_HALL, curlingRink, curlingSurfaces } from '../sport/curling-rink.ts';
import { FENCING_HALL, fencingHall, fencingSurfaces } from '../sport/fencing-hall.ts';
import { SUMO_HALL, sumoRing, sumoSurfaces } from '../sport/sumo-ring.ts';
import { TRAMPOLINE_HALL, trampolineHall, trampolineSurfaces } from '../sport/trampoline-hall.ts';

/** Who is dressed as somebody: a knight fences in armour. */
const IN_COSTUME: ReadonlySet<Trait> = new Set<Trait>([
  ...(['knight', 'samurai', 'pirate', 'ninja', 'royal', 'superhero'] as const),
  ...(['viking', 'gladiator', 'legionary', 'vampire', 'elf', 'goblin', 'orc', 'mage'] as const),
]);

/** Who is in a kindergarten every day. */
const OF_KINDERGARTEN: ReadonlySet<Trait> = new Set<Trait>([
  ...(['child', 'girl', 'boy', 'teacher', 'pupil'] as const),
]);

/** Whether somebody is no animal and dressed as nobody else. */
const isInPlainClothes = ({ traits = [] }: { readonly traits?: readonly Trait[] }): boolean =>
  !isAnimalFolk(traits) && !traits.some((trait) => IN_COSTUME.has(trait));

/** Whether somebody is one of those who are in a kindergarten every day: a child, who teaches, or anybody. */
const isOfKindergarten = ({ traits = [] }: { readonly traits?: readonly Trait[] }): boolean =>
  traits.length === 0 || traits.some((trait) => OF_KINDERGARTEN.has(trait));

/** Halls of sport and play that are known by one thing, by their land: they have their own people, who are those that are named for what is done there. */
export const PASTIME_KINDS = {
  curlingrink: {
    shape: hall(CURLING_HALL),
    surfaces: curlingSurfaces,
    furnish: curlingRink,
    light: { lamp: [1.9, 1.95, 2], least: 1.1, day: 0.9 },
    has: doesLikeOthers('sweeping', 'throwing', 'kneeling'),
    keepsOwn: true,
    isFrameless: true,
    isMeasured: true,
  },
  fencinghall: {
    shape: hall(FENCING_HALL),
    surfaces: fencingSurfaces,
    furnish: fencingHall,
    light: { lamp: [1.5, 1.5, 1.5], least: 1.1, day: 0.9 },
    has: isInPlainClothes,
    isFrameless: true,
    isMeasured: true,
  },
  gaminghall: {
    shape: hall(GAMING_HALL),
    surfaces: gamingSurfaces,
    furnish: gamingHall,
    light: { lamp: [0.7, 0.8, 1.4], least: 1.2, day: 0.5 },
    has: doesLikeOthers('gaming', 'typing', 'sitting', 'pupil'),
    keepsOwn: true,
    isFrameless: true,
    isMeasured: true,
  },
  kindergarten: {
    shape: { half: 3.5, high: 3, back: [7.4, 0.3], window: [0.95, 1.5, 1, 2.3] },
    surfaces: kindergartenSurfaces,
    furnish: kindergarten,
    light: { lamp: [1.25, 1.18, 1.05], least: 0.9, day: 1.2 },
    has: isOfKindergarten,
    keepsOwn: true,
    isMeasured: true,
  },
  sumoring: {
    shape: hall(SUMO_HALL),
    surfaces: sumoSurfaces,
    furnish: sumoRing,
    light: { lamp: [1.7, 1.55, 1.3], least: 1.2, day: 0.5 },
    has: doesLikeOthers('fighting', 'boxing', 'broad'),
    keepsOwn: true,
    isFrameless: true,
    isMeasured: true,
  },
  trampolinehall: {
    shape: hall(TRAMPOLINE_HALL),
    surfaces: trampolineSurfaces,
    furnish: trampolineHall,
    light: { lamp: [1.6, 1.6, 1.65], least: 1.15, day: 0.7 },
    has: doesLikeOthers('trampoline', 'jumping'),
    keepsOwn: true,
    isFrameless: true,
    isMeasured: true,
  },
} as const satisfies Partial<Readonly<Record<Land, RoomKind>>>;
