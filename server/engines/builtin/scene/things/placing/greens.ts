import { bushOf } from '../outdoors/garden.ts';
import { broadleaf } from '../plants/broadleaf.ts';
import type { Drawing } from './as-seen.ts';
import { kindOf } from './scatter.ts';
import type { Stage } from './stage.ts';

/** A leafy tree or a bush as the season has it. */
export function greenOf(stage: Stage, isBush: boolean): Drawing {
  const { season, snowy } = stage.setting;
  const foliage = { season, snowy, density: 1 };
  return kindOf(stage, (wish) =>
    isBush
      ? bushOf(broadleaf({ ...wish, tall: wish.tall * 1.6 }, foliage))
      : broadleaf(wish, foliage),
  );
}
