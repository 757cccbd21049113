import { smoothstep } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import { lonePeak } from './lone-peak.ts';
import { createMassif, type Massif } from './massif.ts';
import type { Rise } from './mountain-range.ts';

/** What makes two scenes of the same kind different. */
export interface LandOptions {
  /** −1 or 1: the side where the coast, the headland or the higher ground lies. */
  readonly side: number;
  /** 0.6 to 1.4: how rugged. */
  readonly relief: number;
  /** Whether a river parts into arms before the sea. */
  readonly isDelta?: boolean;
  /** Whether a river is a mere stream. */
  readonly isNarrow?: boolean;
  /** Whether the picture is so small that the finest forms would not be seen. */
  readonly isRough?: boolean;
  /** Whether a river flows beside the eye, which is on its bank. */
  readonly isAshore?: boolean;
  /** Whether those stand right at its edge. */
  readonly isAtEdge?: boolean;
  /** Whether falls are as wide or as tall as few are; null or missing: as most. */
  readonly falls?: 'wide' | 'tall' | null;
  /** Whether an animal fishes in the water of falls. */
  readonly isWaded?: boolean;
  /** Whether trees that were asked for stand on a lake's shore. */
  readonly isTreed?: boolean;
  /** Whether a lake begins right before the eye. */
  readonly isClose?: boolean;
  /** Whether a lake is so small that its far shore is near. */
  readonly isPond?: boolean;
  /** Whether one tall peak stands alone where a range would. */
  readonly isLonePeak?: boolean;
  /** What kind of mountains it has; missing: ridges. */
  readonly massif?: Massif;
  /** Whether a ridge leads on from a summit. */
  readonly isRidge?: boolean;
  /** Whether a field rises in one hill, or in many; null or missing: in none. */
  readonly hill?: 'one' | 'many' | null;
  /** Whether tea grows on hills instead of rice in paddies. */
  readonly isTea?: boolean;
  /** Whether a pool lies in a plain. */
  readonly hasWaterhole?: boolean;
  /** Whether the tide has left pools on a beach of rock. */
  readonly isLowTide?: boolean;
  /** Whether islands lie on a reef around a lagoon. */
  readonly isLagoon?: boolean;
  /** Whether steep hills of limestone stand by a river. */
  readonly isKarst?: boolean;
  /** Whether a lake is an arm of the sea between walls of rock. */
  readonly isFjord?: boolean;
  /** Whether a canyon is a dry valley of tuff. */
  readonly isTuff?: boolean;
  /** Whether a canyon is looked at from its rim. */
  readonly isFromRim?: boolean;
  /** Whether a field falls to the sea before the eye. */
  readonly isOverSea?: boolean;
  /** Whether dunes lie inland of a beach. */
  readonly hasDunes?: boolean;
  /** Whether the coast of a sea is steep and close to the eye. */
  readonly hasCliffs?: boolean;
  /** Whether that coast is of chalk: one high wall after the other, without ledges. */
  readonly isChalk?: boolean;
  /** Whether it is as high as that, and of dark layers. */
  readonly isHighCoast?: boolean;
  /** Whether an island is a mere bank of sand close to the eye. */
  readonly isCay?: boolean;
  /** Whether an island is so near that its palms and its beach are seen. */
  readonly isTropical?: boolean;
}

/** The forms that ground is made of; all in world units, x right of the camera and z ahead. */
export interface Relief extends LandOptions {
  readonly noise: Noise;
  /** Gentle hills about `size` wide, about −1 to 1. */
  rolling(x: number, z: number, size: number): number;
  /** Mountains that rise behind `from`, about `top` high; their highest peak stands aside. */
  range(from: number, top: number, clear?: Rise): Rise;
  /** How far beside the camera a valley runs. */
  meander(z: number): number;
  /** An island round a place, `top` high; below 0 away from it. */
  isle(x: number, z: number, atX: number, atZ: number, size: number, top: number): number;
}

/** The forms of one scene. */
export function createRelief(noise: Noise, options: LandOptions): Relief {
  const {
    side,
    relief,
    isRough = false,
    isNarrow = false,
    isDelta = false,
    isAshore = false,
    isAtEdge = false,
    isTreed = false,
    falls = null,
    isWaded = false,
    isClose = false,
    isPond = false,
    isCay = false,
    isTropical = false,
    hasCliffs = false,
    isChalk = false,
    isHighCoast = false,
    isKarst = false,
    isFjord = false,
    isTuff = false,
    isFromRim = false,
    hasDunes = false,
    isOverSea = false,
    isTea = false,
    isLagoon = false,
    isLowTide = false,
    hasWaterhole = false,
    hill = null,
    isLonePeak = false,
    isRidge = false,
    massif = 'ridges',
  } = options;
  const rolling = (x: number, z: number, size: number) => noise.fbm(x / size, z / size, 4);
  return {
    noise,
    side,
    relief,
    isRough,
    isNarrow,
    isDelta,
    isAshore,
    isAtEdge,
    isTreed,
    falls,
    isWaded,
    isClose,
    isPond,
    isCay,
    isTropical,
    hasCliffs,
    isChalk,
    isHighCoast,
    isKarst,
    isFjord,
    isTuff,
    isFromRim,
    hasDunes,
    isOverSea,
    isTea,
    isLagoon,
    isLowTide,
    hasWaterhole,
    hill,
    isLonePeak,
    isRidge,
    massif,
    rolling,
    range(from, top, clear = () => 1) {
      if (isLonePeak) return lonePeak(noise, side);
      return createMassif(massif, { noise, side, from, top: top * relief, clear, isRough });
    },
    meander: (z) => 90 * Math.sin(z / 170 + side) * smoothstep(20, 300, z) + side * 12,
    isle(x, z, atX, atZ, size, top) {
      const away = Math.hypot(x - atX, (z - atZ) * 1.4) / size + 0.3 * rolling(x, z, size * 0.7);
      const ridge = away < 1 ? 0.5 * top * noise.ridged(x / size, z / size, 5) * (1 - away) : 0;
      return top * (1 - away * away) + ridge;
    },
  };
}
