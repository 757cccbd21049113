import type { Setting } from './setting.ts';

/** Gives the setting with the chance of one part of the picture. */
export type Apart = (part: number) => Setting;
