/** What somebody can have in the hands. */
export type Held =
  | 'balloon'
  | 'plant'
  | 'lantern'
  | 'basket'
  | 'book'
  | 'sword'
  | 'axe'
  | 'cup'
  | 'box'
  | 'baby'
  | 'icecream'
  /** A dog's, with the dog. */
  | 'leash'
  | Used
  | Instrument;

/** What is in the hands of who does something with it: takes a photo, telephones, sings, blows soap bubbles, looks at a map, holds up a sign, plants a flag. */
export type Used = 'camera' | 'phone' | 'microphone' | 'bubbles' | 'map' | 'sign' | 'flag';

/** What is played; a cello is as large as its player. */
export type Instrument =
  | 'guitar'
  | 'violin'
  | 'trumpet'
  | 'saxophone'
  | 'drum'
  | 'accordion'
  | 'flute'
  | 'cello';
