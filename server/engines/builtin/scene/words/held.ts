/** What somebody can have in the hands. */
export type Held =
  | 'balloon'
  | 'plant'
  /** An armful of them. */
  | 'flowers'
  | 'sunflowers'
  | 'lantern'
  | 'basket'
  | 'book'
  | 'sword'
  | 'axe'
  | 'cup'
  /** With red wine in it. */
  | 'wineglass'
  /** A bowl of what is eaten from it with chopsticks. */
  | 'foodbowl'
  | 'newspaper'
  | 'box'
  /** On the shoulder. */
  | 'sack'
  /** With new shoes in it; a bag of paper with what was bought. */
  | 'shoebox'
  | 'shoppingbag'
  | 'baby'
  | 'icecream'
  | 'melon'
  | 'suitcase'
  /** A dog's, with the dog. */
  | 'leash'
  /** By what a beast is led that is beside. */
  | 'lead'
  | Perched
  | Snack
  | Used
  | Instrument;

/** What is eaten out of the hand. */
export type Snack =
  | 'sandwich'
  | 'pizzaslice'
  | 'cakeslice'
  | 'donut'
  | 'apple'
  | 'banana'
  | 'bread';

/** An animal that sits on the shoulder of who has it. */
export type Perched = 'parrot' | 'owl' | 'raven' | 'cat';

/** What is in the hands of who does something with it: takes a photo, telephones, sings, blows soap bubbles, looks at a map, holds a sparkler, holds up a sign, plants a flag, lets a paper plane fly. */
export type Used =
  | 'camera'
  | 'phone'
  | 'microphone'
  | 'bubbles'
  | 'map'
  | 'magnifier'
  | 'flashlight'
  | 'sparkler'
  | 'sign'
  | 'flag'
  | 'paperplane';

/** What is played; a cello is as large as its player. */
export type Instrument =
  | 'guitar'
  | 'banjo'
  | 'balalaika'
  | 'violin'
  | 'trumpet'
  | 'saxophone'
  | 'drum'
  | 'accordion'
  | 'flute'
  | 'cello';
