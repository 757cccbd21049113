import type { Thing } from '../../words/idea.ts';
import { cake } from '../objects/cakes.ts';
import { beer, drink, wine } from '../objects/drinks.ts';
import { cookies, croissant, donut } from '../objects/from-the-oven.ts';
import { curry, paella, spaghetti } from '../objects/pan-dishes.ts';
import { breakfast, cheese, fries, salad, steak } from '../objects/plated-food.ts';
import { ramen } from '../objects/ramen.ts';
import { bread, burger, pizza, soup, sushi } from '../objects/savoury-food.ts';
import { pancakes } from '../objects/sweet-food.ts';
import { apple, fruitBowl } from '../objects/tableware.ts';
import { tacos } from '../objects/tacos.ts';
import type { Make } from './make.ts';

/** How food and drink are drawn. */
export const FOODS = {
  fruit: fruitBowl,
  apple,
  pancakes,
  pizza,
  cake,
  soup,
  ramen,
  bread,
  burger,
  sushi,
  paella,
  spaghetti,
  curry,
  salad,
  steak,
  fries,
  breakfast,
  donut,
  croissant,
  cookies,
  cheese,
  wine,
  beer,
  drink,
  tacos,
} as const satisfies Partial<Readonly<Record<Thing, Make>>>;
