/** Figures of tales or of the earliest times, by name. */
export const TALE_FIGURES = [
  /** The monkey with a staff who went to the West. */
  'monkeyking',
  /** The old woman of the Russian woods. */
  'babayaga',
  'aladdin',
  /** In a ball gown, with the coach that was a pumpkin. */
  'cinderella',
  'snowwhite',
  'alice',
  'peterpan',
  /** With blue skin, in yellow cloth, a peacock's feather in the hair. */
  'krishna',
  /** With an elephant's head. */
  'ganesha',
  'nasreddin',
  'momotaro',
  'zeus',
  'littleprince',
  /** The boy whom a carpenter carved. */
  'pinocchio',
  /** The old woman who brings gifts at Epiphany. */
  'befana',
  /** The girl in a light blue coat who comes with the Russian Father Frost. */
  'snowmaiden',
  /** A lady in long robes, of the moon or of the snow. */
  'moonlady',
  /** Of the Greeks: in a long white dress. */
  'goddess',
  /** With a monkey's head. */
  'hanuman',
  /** In furs. */
  'caveman',
] as const;

/** One of those. */
export type TaleFigure = (typeof TALE_FIGURES)[number];

/** Who somebody is by what is worn or carried. */
export type Role =
  | TaleFigure
  /** Who is known by clothes. */
  | 'knight'
  | 'mage'
  | 'royal'
  | 'monk'
  | 'nun'
  | 'chef'
  | 'doctor'
  | 'patient'
  /** Who runs with a number on the chest. */
  | 'racing'
  /** Of two who marry, of one of them, and of the other. */
  | 'wedding'
  | 'bride'
  | 'groom'
  /** Who is dressed for a role (`things/creatures/roles`). */
  | 'superhero'
  | 'pirate'
  | 'samurai'
  | 'ninja'
  | 'viking'
  | 'cowboy'
  /** In a gown, a flat cap on the head; all over in powder of many colours. */
  | 'graduate'
  | 'powdered'
  /** In a mask of Venice, a gown or a cloak. */
  | 'masked'
  | 'santa'
  | 'police'
  | 'firefighter'
  | 'soldier'
  | 'vampire'
  | 'angel'
  | 'fairy'
  | 'elf'
  /** Small and green with large ears; broad with tusks; huge, grey and bent. */
  | 'goblin'
  | 'orc'
  | 'troll'
  /** From another planet: a large head with black eyes, in a suit of silver. */
  | 'alien'
  /** As high as trees and houses; no higher than a man's belt, in a pointed cap. */
  | 'titan'
  | 'dwarf'
  | 'kimono'
  /** Who wears the short jacket and the wide skirt of Korea. */
  | 'hanbok'
  | 'gladiator'
  /** A soldier of ancient Rome; one in a toga. */
  | 'legionary'
  | 'senator'
  /** In a kilt of linen, as in old Egypt. */
  | 'kilted'
  | 'business'
  | 'builder'
  /** A blacksmith. */
  | 'smith'
  | 'zombie'
  | 'ballet'
  | 'nurse'
  | 'sailor'
  | 'sari'
  /** Who wears the long shirt of India, the long robe of the Maghreb, printed cotton as in West Africa, a poncho. */
  | 'kurta'
  | 'djellaba'
  | 'waxprint'
  | 'ponchoed'
  | 'clown'
  | 'footballer'
  /** Who brings letters, does tricks with cards, commands a ship. */
  | 'postal'
  | 'conjuror'
  | 'captain'
  /** Who brings meals: on a scooter with a box. */
  | 'courier'
  | 'waiter'
  /** Who has a pack on the back, and a stick. */
  | 'hiker'
  /** Who plays an instrument: each another one; of a quartet strings. */
  | 'musician'
  | 'strings'
  | 'pianist'
  /** Who has a rod. */
  | 'fisher'
  /** Who works on the land. */
  | 'farmer'
  /** Before somebody who teaches. */
  | 'pupil'
  /** Who shaves others and cuts their hair. */
  | 'barber'
  | 'teacher'
  /** In a team's vest and shorts. */
  | 'basketballer';
