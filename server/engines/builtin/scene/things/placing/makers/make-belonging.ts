import type { Thing } from '../../../words/idea.ts';
import { isExamined } from '../../../words/work/at-vets.ts';
import { INDOORS } from '../../../world/room/plan-room.ts';
import { atPiano } from '../../creatures/sitting/at-piano.ts';
import { teddyPatient } from '../../creatures/with-animals/on-vets-table.ts';
import { bakeryWindow } from '../../objects/bakery-window.ts';
import { clock, pottedLeaves, shoes, teddy, toys } from '../../objects/belongings.ts';
import { bunting } from '../../objects/bunting.ts';
import { cauldron } from '../../objects/cauldron.ts';
import { fairyLights } from '../../objects/fairy-lights.ts';
import { basket, gift, paintedEggs, pumpkin } from '../../objects/festive.ts';
import { fishBowl } from '../../objects/fish-bowl.ts';
import { book, candle, chair, lamp } from '../../objects/household.ts';
import { hungLantern, paperLanterns, standingLantern, streetLamp } from '../../objects/lanterns.ts';
import { bookcase, fence, fencePost, uprightPiano, wires } from '../../objects/perches.ts';
import { dollhouse } from '../../objects/play/dollhouse.ts';
import { flyingPaperPlane, paperBoat } from '../../objects/play/folded-paper.ts';
import { guitar, piano, violin } from '../../objects/play/instruments.ts';
import { toyBalloons } from '../../objects/play/toy-balloons.ts';
import { armchair } from '../../objects/seats.ts';
import { lyingSkull } from '../../objects/spooky.ts';
import { statue } from '../../objects/statue.ts';
import { cup } from '../../objects/tableware.ts';
import { hoard } from '../../objects/treasure/hoard.ts';
import { crown, swordInStone, treasureChest } from '../../objects/treasure/treasure.ts';
import { vase } from '../../objects/vase.ts';
import type { Make } from './make.ts';

/** How things of a house are drawn, furniture too. */
export const BELONGINGS = {
  vase,
  fishbowl: fishBowl,
  cup,
  book,
  lamp: (wish, { land }) => (INDOORS.includes(land) ? lamp(wish) : hungLantern(wish)),
  lantern: (wish, { land }) => (INDOORS.includes(land) ? standingLantern : hungLantern)(wish),
  streetlamp: streetLamp,
  paperlantern: paperLanterns,
  fairylights: (wish) => (wish.traits?.includes('bunting') ? bunting : fairyLights)(wish),
  candle,
  chair,
  armchair,
  cauldron,
  fence,
  post: fencePost,
  wire: wires,
  bookcase,
  bakerywindow: bakeryWindow,
  dollhouse,
  uprightpiano: uprightPiano,
  hoard,
  // What is dark of mood and orange is a lantern.
  pumpkin: (wish, { idea }) => pumpkin(wish, idea.mood === 'dark'),
  gift,
  balloons: toyBalloons,
  eggs: paintedEggs,
  basket,
  plant: pottedLeaves,
  guitar,
  violin,
  clock,
  shoes,
  skull: lyingSkull,
  statue,
  chest: treasureChest,
  crown,
  sword: swordInStone,
  teddy: (wish) => (isExamined({ ...wish, thing: 'teddy' }) ? teddyPatient(wish) : teddy(wish)),
  toys,
  paperplane: flyingPaperPlane,
  paperboat: paperBoat,
  piano: (wish) => (wish.traits?.includes('crewed') === true ? atPiano : piano)(wish),
} as const satisfies Partial<Readonly<Record<Thing, Make>>>;
