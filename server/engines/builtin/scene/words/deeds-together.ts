/** With each other, or as one. */
export type Together =
  | 'hugging'
  /** Hugging what is low, on one knee. */
  | 'cuddling'
  | 'handinhand'
  | 'talking'
  /** They shake hands; one kneels with a ring. */
  | 'greeting'
  | 'proposing'
  /** What a grown person does with a child: carries it, has it on the shoulders, holds its bicycle, reads to it in bed, sees to its health; what one does with another who is in a wheelchair. */
  | 'carrying'
  | 'shouldering'
  | 'cyclelesson'
  | 'bedtime'
  | 'examining'
  | 'combing'
  | 'wheeling'
  /** Before a television with a match on it; with a game on it. */
  | 'match'
  | 'console'
  | Gathering;

/** What people of any number are drawn with for what they do. */
export type Gathering =
  /** A trampoline, a net with a ball over it, a table over them, a scaffold, a television, a low table over a quilt on the floor, their rows, a stall, a counter. */
  | 'trampoline'
  | 'volleyball'
  | 'undertable'
  | 'scaffold'
  | 'television'
  | 'kotatsu'
  | 'choir'
  | 'orchestra'
  | 'sale'
  | 'queue'
  /** Over a table with locked hands; on a machine with arrows; at ropes, and from behind. */
  | 'armwrestling'
  | 'dancegame'
  | 'pulling'
  | 'shoving'
  /** Balls toward a jack; with pillows; with food; a stick at a piñata; into an ear; a tape along an arm. */
  | 'boules'
  | 'pillowfight'
  | 'foodfight'
  | 'pinata'
  | 'whispering'
  /** Hand in hand, in a ring; and that around a fire. */
  | 'ringdancing'
  | 'firedancing'
  /** One hands something over. */
  | 'handing'
  | 'flowerhanding'
  /** Two carry one thing between them. */
  | 'bearing'
  | 'fitting'
  /** Holding their ears around crackers; a car over the head; on the run round a fountain. */
  | 'firecrackers'
  | 'strongman'
  | 'roundfountain';
