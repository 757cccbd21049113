import type { Setting } from '../../setting.ts';
import type { Colour, Subject, Thing } from '../../words/idea.ts';
import { boat } from '../boat.ts';
import { boulder } from '../boulder.ts';
import { castle } from '../buildings/castle.ts';
import { house } from '../buildings/house.ts';
import { lighthouse } from '../buildings/lighthouse.ts';
import { temple } from '../buildings/temple.ts';
import { tower } from '../buildings/tower.ts';
import * as animals from '../creatures/animals.ts';
import { beast } from '../creatures/beast.ts';
import { butterfly } from '../creatures/butterfly.ts';
import { fish } from '../creatures/fish.ts';
import { perchedBird, swan } from '../creatures/fowl.ts';
import { person } from '../creatures/person.ts';
import { broadleaf } from '../plants/broadleaf.ts';
import { cactus } from '../plants/cactus.ts';
import { conifer } from '../plants/conifer.ts';
import { palm } from '../plants/palm.ts';
import type { Sprite } from '../sprite.ts';
import { type Wish, wishIn } from '../wish.ts';

/** The colour of a tree in blossom. */
export const BLOSSOM: Colour = [0.96, 0.68, 0.77];

/** A thing that can stand in a scene. */
export type Standing = Exclude<Thing, 'flower'>;

type Make = (wish: Wish, setting: Setting) => Sprite;

const MAKERS: Readonly<Record<Standing, Make>> = {
  tree: ({ colour }, { random, season, sunSide }) => broadleaf(random, season, sunSide, colour),
  blossom: ({ colour }, { random, sunSide }) =>
    broadleaf(random, 'spring', sunSide, colour ?? BLOSSOM),
  conifer: (_, { random, snowy, sunSide }) => conifer(random, snowy, sunSide),
  palm: (_, { random, sunSide }) => palm(random, sunSide),
  cactus: (_, { random, sunSide }) => cactus(random, sunSide),
  house: ({ colour }, { random, sunSide }) => house(random, sunSide, colour),
  castle: ({ colour }, { random, sunSide }) => castle(random, sunSide, colour),
  tower,
  lighthouse,
  temple: ({ colour }, { random, sunSide }) => temple(random, sunSide, colour),
  boat: ({ colour }, { random, sunSide }) => boat(random, sunSide, colour),
  rock: boulder,
  cat: (wish) => beast(animals.CAT, ['sitting', 'sitting', 'standing', 'walking'], wish),
  dog: (wish) => beast(animals.DOG, ['sitting', 'standing', 'walking'], wish),
  wolf: (wish) => beast(animals.WOLF, ['standing', 'walking'], wish),
  fox: (wish) => beast(animals.FOX, ['sitting', 'standing', 'walking'], wish),
  horse: (wish) => beast(animals.HORSE, ['standing', 'walking'], wish),
  deer: (wish) => beast(animals.DEER, ['standing', 'walking'], wish),
  cow: (wish) => beast(animals.COW, ['standing', 'walking'], wish),
  sheep: (wish) => beast(animals.SHEEP, ['standing', 'walking'], wish),
  bear: (wish) => beast(animals.BEAR, ['walking', 'standing', 'sitting'], wish),
  lion: (wish) => beast(animals.LION, ['standing', 'sitting', 'walking'], wish),
  rabbit: (wish) => beast(animals.RABBIT, ['sitting'], wish),
  elephant: (wish) => beast(animals.ELEPHANT, ['standing', 'walking'], wish),
  bird: perchedBird,
  swan,
  fish,
  butterfly,
  person,
};

/** Draws a thing as this setting shows it, for a height of `tall` pixels. */
export const makeThing = (
  setting: Setting,
  thing: Standing,
  { colour, posture }: Pick<Subject, 'colour' | 'posture'>,
  tall: number,
  isPortrait: boolean,
): Sprite => MAKERS[thing](wishIn(setting, { colour, posture, tall, isPortrait }), setting);
