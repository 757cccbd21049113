import type { Thing } from '../../../words/idea.ts';
import { cake } from '../../objects/food/cakes.ts';
import { beer, drink, wine } from '../../objects/food/drinks.ts';
import { cookies, croissant, donut } from '../../objects/food/from-the-oven.ts';
import { curry, paella, spaghetti } from '../../objects/food/pan-dishes.ts';
import { breakfast, cheese, fries, salad, steak } from '../../objects/food/plated-food.ts';
import { ramen } from '../../objects/food/ramen.ts';
import { bread, burger, pizza, soup, sushi } from '../../objects/food/savoury-food.ts';
import { pancakes } from '../../objects/food/sweet-food.ts';
import { tacos } from '../../objects/food/tacos.ts';
import { apple, fruitBowl } from '../../objects/tableware.ts';
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
