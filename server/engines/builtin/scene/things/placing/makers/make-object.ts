import type { SmallThing } from '../../../words/small-things.ts';
import { galaxyBottle, perfume } from '../../objects/bottles.ts';
import { crystalBall, hourglass, magicBook, oldKey } from '../../objects/curios.ts';
import { fireflyJar } from '../../objects/firefly-jar.ts';
import { avocado, lemon, pomegranate, watermelon } from '../../objects/food/cut-fruits.ts';
import { banana, pineapple, strawberry } from '../../objects/food/fruits.ts';
import { iceCream } from '../../objects/food/ice-cream.ts';
import { gloves } from '../../objects/gloves.ts';
import { letter } from '../../objects/letter.ts';
import { standingMirror } from '../../objects/mirror.ts';
import { accordion, drumSet, harp, saxophone, trumpet } from '../../objects/play/band.ts';
import { chessGame, twoDice } from '../../objects/play/board-games.ts';
import { paperCrane } from '../../objects/play/folded-paper.ts';
import { modelShip, rubberDuck, toyCar, toyTrain } from '../../objects/play/toy-vehicles.ts';
import { teapot } from '../../objects/teapot.ts';
import { oldCamera, typewriter } from '../../objects/tools/desk-machines.ts';
import { oldRadio, recordPlayer, telephone, television } from '../../objects/tools/devices.ts';
import { scissors, tools } from '../../objects/tools/hand-tools.ts';
import { diamond, heart, jewelRing } from '../../objects/treasure/jewels.ts';
import { feltHat, oldBoots, spectacles, suitcase } from '../../objects/worn-things.ts';
import { wristwatch } from '../../objects/wristwatch.ts';
import { doorInWall, loneDoor, magicDoor } from '../../outdoors/lone-door.ts';
import { starfish } from '../../outdoors/starfish.ts';
import { hydrant, mailbox, trafficLight } from '../../outdoors/street-things.ts';
import type { Make } from './make.ts';

/** How small things are drawn that a picture is of. */
export const OBJECTS: Readonly<Record<SmallThing, Make>> = {
  banana,
  lemon,
  strawberry,
  pineapple,
  watermelon,
  pomegranate,
  avocado,
  icecream: iceCream,
  teapot,
  jar: fireflyJar,
  key: oldKey,
  hourglass,
  perfume,
  galaxybottle: galaxyBottle,
  wristwatch,
  crystalball: crystalBall,
  magicbook: magicBook,
  telephone,
  radio: oldRadio,
  recordplayer: recordPlayer,
  typewriter,
  camera: oldCamera,
  glasses: spectacles,
  hat: feltHat,
  gloves,
  letter,
  heart,
  diamond,
  ring: jewelRing,
  chessboard: chessGame,
  dice: twoDice,
  tools,
  scissors,
  trumpet,
  papercrane: paperCrane,
  toycar: toyCar,
  toytrain: toyTrain,
  modelship: modelShip,
  rubberduck: rubberDuck,
  suitcase,
  television,
  boots: oldBoots,
  mirror: standingMirror,
  drums: drumSet,
  harp,
  saxophone,
  accordion,
  door: loneDoor,
  magicdoor: magicDoor,
  walldoor: doorInWall,
  hydrant,
  mailbox,
  trafficlight: trafficLight,
  starfish,
};
