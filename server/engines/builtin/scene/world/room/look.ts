import type { Camera } from '../frame.ts';
import type { Point } from './solids/solid.ts';

/** Turns between a room, whose far wall is ahead, and an eye in it that looks to one side. */
export interface Look {
  /** Which way in the room the eye sees what is so far right and up of its middle, one unit ahead. */
  readonly toRoom: (right: number, up: number) => Point;
  /** How far right and up of the eye a place of the room is, and ahead. */
  readonly fromRoom: (x: number, y: number, z: number) => Point;
  /** The column and the row in which a place of the room is seen, and how far ahead of the eye that is. */
  readonly seen: (x: number, y: number, z: number) => Seen;
}

interface Seen {
  readonly column: number;
  readonly row: number;
  readonly ahead: number;
}

/** The look of an eye that is turned to the right by an angle, radians. */
export function lookBy({ centre, horizon, focal, height }: Camera, yaw: number): Look {
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)];
  return {
    toRoom: (right, up) => [cos * right + sin, up, cos - sin * right],
    fromRoom: (x, y, z) => [cos * x - sin * z, y - height, sin * x + cos * z],
    seen: (x, y, z) => {
      const ahead = sin * x + cos * z;
      return {
        column: centre + (focal * (cos * x - sin * z)) / ahead,
        row: horizon - (focal * (y - height)) / ahead,
        ahead,
      };
    },
  };
}

/** A direction of the world, as an eye so turned sees it, in the room. */
export const inRoom = ([x, y, z]: Point, yaw: number): Point => {
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)];
  return [cos * x + sin * z, y, cos * z - sin * x];
};
