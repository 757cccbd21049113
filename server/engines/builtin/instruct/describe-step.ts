import type { ColouredPart, Place, Step, Target } from './language/instruction.ts';

/** What a step did, in a few English words, e.g. "sky recoloured blue". */
export function describeStep(step: Step): string {
  switch (step.do) {
    case 'tone':
      return `${nameOf(step.target)}: ${step.tone} ${step.amount < 0 ? 'lowered' : 'raised'}${by(step.amount)}`;
    case 'sharpen':
      return `${nameOf(step.target)} ${step.amount < 0 ? 'softened' : 'sharpened'}${by(step.amount)}`;
    case 'blur':
      return `${nameOf(step.target)} blurred${by(step.amount)}`;
    case 'noise':
      return `${nameOf(step.target)}: ${step.amount < 0 ? 'noise reduced' : 'grain added'}${by(step.amount)}`;
    case 'filter':
      return `${FILTERS[step.filter]}${step.target === 'all' ? '' : ` (${nameOf(step.target)} only)`}${by(step.amount)}`;
    case 'recolour':
      return step.target === 'all'
        ? `tinted ${step.colour.name}${by(step.amount)}`
        : `${nameOf(step.target)} recoloured ${step.colour.name}${by(step.amount)}`;
    case 'paint':
      return {
        sketch: 'drawn as a pencil sketch',
        oil: 'painted in oil',
        watercolour: 'painted in watercolour',
      }[step.manner];
    case 'style':
      return `rendered in the style “${step.style}”`;
    case 'season':
      return `season changed to ${step.season}${by(step.amount)}`;
    case 'time':
      return `${step.onlySky ? 'sky' : 'time of day'} changed to ${step.time}${by(step.amount)}`;
    case 'weather':
      return `${step.onlySky ? 'sky' : 'weather'}: ${WEATHERS[step.weather]}${by(step.amount)}`;
    case 'clear-air':
      return `haze taken out of the air${by(step.amount)}`;
    case 'body':
      return `${step.body} added`;
    case 'cut-out':
      return step.part === 'subject'
        ? 'subject taken out and its place filled from the surroundings'
        : `${step.part} taken out`;
    case 'backdrop':
      return 'background replaced by a drawn scene';
    case 'plain-background':
      return `background replaced by plain ${step.colour.name}`;
    case 'vignette':
      return step.amount < 0 ? 'corners lightened' : `vignette added${by(step.amount)}`;
    case 'frame':
      return step.colour === null ? 'wooden frame added' : `${step.colour.name} frame added`;
    case 'text':
      return `“${step.words}” written`;
    case 'straighten':
      return 'straightened';
    case 'rotate':
      return `turned by ${step.degrees}°`;
    case 'flip':
      return step.upright ? 'turned upside down' : 'mirrored';
    case 'crop':
      return 'cropped';
  }
}

const nameOf = (target: Target): string =>
  target === 'all' ? 'picture' : typeof target === 'object' ? nameOfColoured(target) : target;

function nameOfColoured({ colour, place, thing }: ColouredPart): string {
  const where = place === undefined ? '' : ` ${nameOfPlace(place)}`;
  return thing === undefined
    ? `what is ${colour.name}${where}`
    : `the largest part that is ${colour.name}${where} (for “${thing}”)`;
}

/** Where something is, e.g. "at the top left". */
export const nameOfPlace = ({ across, down }: Place): string =>
  across === 'middle' || down === 'middle'
    ? 'in the middle'
    : down === null
      ? `on the ${across}`
      : ['at the', down, across].filter((word) => word !== null).join(' ');

/** What has to stay, as a note says it. */
export const describeTarget = (target: Target): string =>
  typeof target === 'object' ? nameOf(target) : `the ${nameOf(target)}`;

function by(amount: number): string {
  const size = Math.abs(amount);
  return size < 0.7 ? ' a little' : size > 1.3 ? ' much' : '';
}

const FILTERS = {
  mono: 'black and white',
  sepia: 'sepia',
  vintage: 'old-photograph look',
  negative: 'colours inverted',
  glow: 'soft glow',
  dramatic: 'dramatic look',
  improve: 'levels, contrast and colours improved',
} as const;

const WEATHERS = {
  clear: 'clear and sunny',
  cloudy: 'cloudy',
  rain: 'rain',
  snowfall: 'falling snow',
  snow: 'snow that lies and falls',
  fog: 'fog',
  storm: 'thunderstorm',
  wind: 'wind',
} as const;
