import type { Setting } from '../../setting.ts';
import type { Colour, Thing } from '../../words/idea.ts';
import { boat } from '../boat.ts';
import { boulder } from '../boulder.ts';
import { castle } from '../buildings/castle.ts';
import { house } from '../buildings/house.ts';
import { lighthouse } from '../buildings/lighthouse.ts';
import { temple } from '../buildings/temple.ts';
import { tower } from '../buildings/tower.ts';
import { cat } from '../creatures/cat.ts';
import { dog } from '../creatures/dog.ts';
import { horse } from '../creatures/horse.ts';
import { person } from '../creatures/person.ts';
import { broadleaf } from '../plants/broadleaf.ts';
import { cactus } from '../plants/cactus.ts';
import { conifer } from '../plants/conifer.ts';
import { palm } from '../plants/palm.ts';
import type { Sprite } from '../sprite.ts';

/** The colour of a tree in blossom. */
export const BLOSSOM: Colour = [0.96, 0.68, 0.77];

/** A thing that can stand in a scene. */
export type Standing = Exclude<Thing, 'flower'>;

type Make = (setting: Setting, colour: Colour | null) => Sprite;

const MAKERS: Readonly<Record<Standing, Make>> = {
  tree: ({ random, season, sunSide }, colour) => broadleaf(random, season, sunSide, colour),
  blossom: ({ random, sunSide }, colour) => broadleaf(random, 'spring', sunSide, colour ?? BLOSSOM),
  conifer: ({ random, snowy, sunSide }) => conifer(random, snowy, sunSide),
  palm: ({ random, sunSide }) => palm(random, sunSide),
  cactus: ({ random, sunSide }) => cactus(random, sunSide),
  house: ({ random, sunSide }, colour) => house(random, sunSide, colour),
  castle: ({ random, sunSide }, colour) => castle(random, sunSide, colour),
  tower: ({ random, sunSide }, colour) => tower(random, sunSide, colour),
  lighthouse: ({ sunSide }, colour) => lighthouse(sunSide, colour),
  temple: ({ random, sunSide }, colour) => temple(random, sunSide, colour),
  boat: ({ random, sunSide }, colour) => boat(random, sunSide, colour),
  cat: ({ random, sunSide }, colour) => cat(random, sunSide, colour),
  dog: ({ random, sunSide }, colour) => dog(random, sunSide, colour),
  horse: ({ random, sunSide }, colour) => horse(random, sunSide, colour),
  person: ({ random, sunSide }, colour) => person(random, sunSide, colour),
  rock: ({ random, sunSide }) => boulder(random, sunSide),
};

/** Draws a thing as this setting shows it; a null colour is its natural one. */
export const makeThing = (setting: Setting, thing: Standing, colour: Colour | null): Sprite =>
  MAKERS[thing](setting, colour);
