import type { AtTable, Mending, TableCraft } from './deeds-at-table.ts';
import type { Handling, Picking, Selling, WithTool } from './deeds-by-hand.ts';
import type { OnPlanet, SkyMount, WithBody } from './deeds-of-body.ts';
import type { Together } from './deeds-together.ts';

/** What somebody does that is seen. */
export type Deed =
  | SkyMount
  | OnPlanet
  | Picking
  | Selling
  | Mending
  | TableCraft
  | Handling
  | AtTable
  | WithTool
  | WithBody
  | Together;
