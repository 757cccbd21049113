import type { ServerConfig } from '../../net/contracts/index.ts';
import type { ContentTag } from './content-types.ts';

/** What a server must tell of itself for its tags. */
type Told = {
  readonly engines: readonly { readonly name: string }[];
  readonly picturesPerDay: ServerConfig['picturesPerDay'];
};

/** The service of the makers of FLUX runs nothing else; other engines name the model that they run. */
const runsFlux = (name: string): boolean => name === 'bfl' || name.toLowerCase().includes('flux');

/** The tags that are true of a server; while nothing is known of it, those that always are. */
export const tagsThatHold = (tags: readonly ContentTag[], server: Told | null): ContentTag[] => {
  const holds: Record<ContentTag['when'], boolean> = {
    always: true,
    flux: server?.engines.some(({ name }) => runsFlux(name)) ?? false,
    uncapped: server !== null && server.picturesPerDay === null,
  };
  return tags.filter(({ when }) => holds[when]);
};
