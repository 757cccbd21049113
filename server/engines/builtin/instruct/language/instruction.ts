import type { Note } from '../../../note.ts';
import type { DayTime, Season } from '../../scene/words/idea.ts';
import type { ColourName } from '../../words/lists/colours.ts';
import type { StyleName } from '../../words/lists/styles.ts';
import type { WeatherName } from '../../words/lists/weather.ts';
import type { FilterName } from '../steps/filters.ts';
import type { ToneName } from '../steps/tone.ts';
import type { BodyName } from './lists/bodies.ts';

/** A colour, 0 to 1 a channel, and its name, by which notes say it. */
export interface NamedColour {
  readonly name: ColourName;
  readonly rgb: readonly [number, number, number];
}

/** What has a colour: all of it, what of it lies in a place, or (where a thing was named) its largest part. */
export interface ColouredPart {
  readonly colour: NamedColour;
  readonly place?: Place;
  /** The words for the thing, as they were written; what they mean is not known. */
  readonly thing?: string;
}

/** What a step is done to: all of the picture, a part that can be found, or what has a colour. */
export type Target = 'all' | 'sky' | 'background' | 'subject' | 'plants' | 'ground' | ColouredPart;

/** Where on a picture something goes; null: not said. */
export interface Place {
  readonly across: 'left' | 'middle' | 'right' | null;
  readonly down: 'top' | 'middle' | 'bottom' | null;
}

/** One thing to do. `amount` 1 is what is plainly said, "a little" less, "much" more; tones may be below 0. */
export type Step =
  | {
      readonly do: 'tone';
      readonly tone: ToneName;
      readonly amount: number;
      readonly target: Target;
    }
  | { readonly do: 'sharpen'; readonly amount: number; readonly target: Target }
  | { readonly do: 'blur'; readonly amount: number; readonly target: Target }
  | { readonly do: 'noise'; readonly amount: number; readonly target: Target }
  | {
      readonly do: 'filter';
      readonly filter: FilterName;
      readonly amount: number;
      readonly target: Target;
    }
  | {
      readonly do: 'recolour';
      readonly colour: NamedColour;
      readonly amount: number;
      readonly target: Target;
    }
  | {
      readonly do: 'paint';
      readonly manner: 'sketch' | 'oil' | 'watercolour';
      readonly amount: number;
      readonly target: Target;
    }
  | {
      readonly do: 'style';
      readonly style: StyleName;
      readonly amount: number;
      readonly target: Target;
    }
  | { readonly do: 'season'; readonly season: Season; readonly amount: number }
  | {
      readonly do: 'time';
      readonly time: DayTime;
      readonly amount: number;
      readonly onlySky: boolean;
    }
  | {
      readonly do: 'weather';
      readonly weather: WeatherName;
      readonly amount: number;
      readonly onlySky: boolean;
    }
  | { readonly do: 'clear-air'; readonly amount: number }
  | { readonly do: 'body'; readonly body: BodyName; readonly amount: number }
  /** Light in the windows. */
  | { readonly do: 'lights'; readonly amount: number }
  | { readonly do: 'cut-out'; readonly part: 'background' | 'sky' | 'subject' }
  | { readonly do: 'backdrop'; readonly words: string }
  | { readonly do: 'plain-background'; readonly colour: NamedColour }
  | { readonly do: 'vignette'; readonly amount: number }
  | { readonly do: 'frame'; readonly colour: NamedColour | null; readonly amount: number }
  | {
      readonly do: 'text';
      readonly words: string;
      readonly colour: NamedColour | null;
      readonly place: Place;
      readonly amount: number;
    }
  | { readonly do: 'straighten' }
  | { readonly do: 'rotate'; readonly degrees: number }
  | { readonly do: 'flip'; readonly upright: boolean }
  | {
      readonly do: 'crop';
      readonly ratio: number | null;
      readonly place: Place;
      readonly zoom: number;
    };

/** What was read of an instruction. */
export interface Instruction {
  /** In the order in which they were said. */
  readonly steps: readonly Step[];
  /** What has to stay as it is. */
  readonly keep: readonly Target[];
  /** What was understood but is not done, and why. */
  readonly notDone: readonly Note[];
  /** Words that were not understood, as they were written. */
  readonly unknown: readonly string[];
}
