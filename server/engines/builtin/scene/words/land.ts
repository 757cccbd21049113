import type { Eatery, Shop, Workplace } from './rooms-of-business.ts';
import type { HomeRoom, Shelter, TaleRoom } from './rooms-of-dwelling.ts';
import type {
  CareRoom,
  PublicRoom,
  Sanctuary,
  ShowRoom,
  SportsRoom,
  TravelRoom,
} from './rooms-of-public-life.ts';

/** A room that one is in, or a ground that is drawn as one: `world/room`. */
type Interior =
  | HomeRoom
  | Shelter
  | TaleRoom
  | Shop
  | Eatery
  | Workplace
  | PublicRoom
  | CareRoom
  | Sanctuary
  | SportsRoom
  | ShowRoom
  | TravelRoom;

/** What the ground is. */
export type Land =
  | Interior
  | 'mountain'
  | 'sea'
  | 'beach'
  | 'forest'
  | 'desert'
  | 'oasis'
  | 'city'
  | 'field'
  | 'lake'
  | 'island'
  | 'river'
  | 'plain'
  | 'street'
  | 'canyon'
  | 'volcano'
  | 'waterfall'
  | 'cave'
  | 'underwater'
  | 'space'
  | 'swamp'
  /** Water between rows of houses. */
  | 'canal'
  /** A forest from within. */
  | 'woods'
  /** Above a closed sea of clouds. */
  | 'clouds'
  /** Open space, before a planet. */
  | 'orbit'
  /** Fields in steps on a slope, under water. */
  | 'terraces'
  /** A swimming pool in its garden. */
  | 'pool'
  /** A bay with a town on its far shore. */
  | 'harbour'
  /** Mown grass around an asphalt runway. */
  | 'airfield'
  /** The top of a mountain, high over other ones. */
  | 'summit';
