import { hasPalace } from '../../../choices/palaces.ts';
import type { Setting } from '../../../setting.ts';
import type { Thing } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { barn } from '../../buildings/barn.ts';
import { bridge } from '../../buildings/bridges/bridge.ts';
import { pier } from '../../buildings/bridges/pier.ts';
import { ropeBridge } from '../../buildings/bridges/rope-bridge.ts';
import { suspensionBridge } from '../../buildings/bridges/suspension-bridge.ts';
import { trainBridge } from '../../buildings/bridges/train-bridge.ts';
import { castle } from '../../buildings/castle.ts';
import { cathedral } from '../../buildings/cathedral.ts';
import { church } from '../../buildings/church.ts';
import { college } from '../../buildings/college.ts';
import { carousel, circus, ferrisWheel } from '../../buildings/fairground.ts';
import { abbeyMount } from '../../buildings/famous/abbey-mount.ts';
import { amphitheatre } from '../../buildings/famous/amphitheatre.ts';
import { bigBen } from '../../buildings/famous/big-ben.ts';
import { egyptianTemple } from '../../buildings/famous/egyptian-temple.ts';
import { greatWall } from '../../buildings/famous/great-wall.ts';
import { incaCity } from '../../buildings/famous/inca-city.ts';
import { japaneseCastle } from '../../buildings/famous/japanese-castle.ts';
import { khmerTemple } from '../../buildings/famous/khmer-temple.ts';
import { libertyStatue } from '../../buildings/famous/liberty-statue.ts';
import { onionDomes } from '../../buildings/famous/onion-domes.ts';
import { operaHouse } from '../../buildings/famous/opera-house.ts';
import { pisaTower } from '../../buildings/famous/pisa-tower.ts';
import { rockTemple } from '../../buildings/famous/rock-temple.ts';
import { sphinx } from '../../buildings/famous/sphinx.ts';
import { stepPyramid } from '../../buildings/famous/step-pyramid.ts';
import { stoneCircle } from '../../buildings/famous/stone-circle.ts';
import { superTower } from '../../buildings/famous/super-tower.ts';
import { tajMahal } from '../../buildings/famous/taj-mahal.ts';
import { ironTower, torii } from '../../buildings/gates.ts';
import { farmOf } from '../../buildings/homes/farms.ts';
import { gingerbreadHouse } from '../../buildings/homes/gingerbread-house.ts';
import { hauntedHouse } from '../../buildings/homes/haunted-house.ts';
import { henHut } from '../../buildings/homes/hen-hut.ts';
import { derelictHouse, farmhouse, house } from '../../buildings/homes/house.ts';
import { logCabin } from '../../buildings/homes/log-cabin.ts';
import { mansion } from '../../buildings/homes/mansion.ts';
import { rapunzelTower } from '../../buildings/homes/rapunzel-tower.ts';
import { roundHut } from '../../buildings/homes/round-hut.ts';
import { stiltHouse } from '../../buildings/homes/stilt-house.ts';
import { thatchedCottage } from '../../buildings/homes/thatched-cottage.ts';
import { yurt } from '../../buildings/homes/yurt.ts';
import { hotel } from '../../buildings/hotel.ts';
import { mosque, pyramid, tent } from '../../buildings/landmarks.ts';
import { lighthouse } from '../../buildings/lighthouse.ts';
import { controlTower, gasStation, villa } from '../../buildings/modern.ts';
import { monastery } from '../../buildings/monastery.ts';
import { indianPalace } from '../../buildings/palaces/indian-palace.ts';
import { statelyPalace } from '../../buildings/palaces/stately-palace.ts';
import { abbeyRuin } from '../../buildings/ruins/abbey-ruin.ts';
import { castleRuin, towerRuin } from '../../buildings/ruins/castle-ruin.ts';
import { ruin } from '../../buildings/ruins/ruin.ts';
import { spaceHabitat } from '../../buildings/space-habitat.ts';
import { stall } from '../../buildings/stall.ts';
import { staveChurch } from '../../buildings/stave-church.ts';
import { temple } from '../../buildings/temple.ts';
import { isCastleTower, tower } from '../../buildings/towers/tower.ts';
import { trojanHorse } from '../../buildings/trojan-horse.ts';
import { watermill } from '../../buildings/watermill.ts';
import { windmill } from '../../buildings/windmill.ts';
import { buildingSite } from '../../buildings/works/building-site.ts';
import { dam } from '../../buildings/works/dam.ts';
import { factory } from '../../buildings/works/factory.ts';
import { headframe } from '../../buildings/works/headframe.ts';
import { oilRig } from '../../buildings/works/oil-rig.ts';
import { powerPlant } from '../../buildings/works/power-plant.ts';
import { refinery } from '../../buildings/works/refinery.ts';
import { windTurbine } from '../../buildings/works/wind-turbine.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import type { Make } from './make.ts';

/** A wish without the moss that is painted on what has been left. */
const bare = (wish: Wish): Wish => ({ ...wish, rays: { ...wish.rays, mossy: false } });

/** How houses of a kind that was asked for are drawn. */
const OF_HOUSES: readonly (readonly [Trait, (wish: Wish) => Sprite])[] = [
  ['logs', logCabin],
  ['mansion', mansion],
  ['thatched', thatchedCottage],
];

/** How a castle or a palace is drawn: one of which a tale tells is a castle, whatever it is called. */
function castleOf({ traits = [] }: Wish, { idea, land }: Setting): (wish: Wish) => Sprite {
  if (traits.includes('indianpalace')) return indianPalace;
  return traits.includes('palace') && hasPalace(idea, land) ? statelyPalace : castle;
}

/** How buildings are drawn. */
export const BUILDINGS = {
  house: (wish, { idea }) =>
    idea.forsaken
      ? derelictHouse(bare(wish))
      : (
          OF_HOUSES.find(([trait]) => wish.traits?.includes(trait))?.[1] ??
          (idea.tuscan ? farmhouse : (one: Wish) => house(one, idea.homeland))
        )(wish),
  // Those in ruins have ivy of their own.
  castle: (wish, setting) =>
    setting.idea.forsaken ? castleRuin(bare(wish)) : castleOf(wish, setting)(wish),
  tower: (wish, { idea }) =>
    idea.forsaken && isCastleTower(wish) ? towerRuin(bare(wish)) : tower(wish),
  lighthouse,
  temple,
  church: (wish, { idea, land }) =>
    idea.forsaken && land !== 'street'
      ? abbeyRuin(bare(wish))
      : (wish.traits?.includes('cathedral') ? cathedral : church)(wish),
  abbey: (wish) => abbeyRuin(bare(wish)),
  hauntedhouse: hauntedHouse,
  college,
  dam,
  headframe,
  refinery,
  powerplant: powerPlant,
  abbeymount: abbeyMount,
  tajmahal: tajMahal,
  pisatower: pisaTower,
  libertystatue: libertyStatue,
  incacity: incaCity,
  rocktemple: rockTemple,
  monastery,
  stavechurch: staveChurch,
  rapunzeltower: rapunzelTower,
  trojanhorse: trojanHorse,
  japancastle: japaneseCastle,
  sphinx,
  yurt,
  gingerbreadhouse: gingerbreadHouse,
  henhut: henHut,
  steppyramid: stepPyramid,
  egyptiantemple: egyptianTemple,
  khmertemple: khmerTemple,
  windmill,
  watermill,
  hotel,
  windturbine: windTurbine,
  roundhut: roundHut,
  oilrig: oilRig,
  bridge,
  mosque,
  pyramid,
  greatwall: (wish, { season }) => greatWall(wish, season),
  stilthouse: stiltHouse,
  colosseum: amphitheatre,
  // Between the houses of a street there is room for the tower alone.
  bigben: (wish, { land }) => bigBen(wish, land !== 'street'),
  oniondomes: onionDomes,
  operahouse: operaHouse,
  supertower: superTower,
  stonecircle: stoneCircle,
  tent,
  suspensionbridge: suspensionBridge,
  ropebridge: ropeBridge,
  trainbridge: trainBridge,
  barn: (wish) => farmOf(wish) ?? barn(wish),
  pier,
  stall: (wish) => stall(wish, 1),
  ferriswheel: ferrisWheel,
  circus,
  carousel,
  ruin,
  torii,
  irontower: ironTower,
  villa,
  gasstation: gasStation,
  habitat: spaceHabitat,
  factory: (wish, { idea }) => factory(wish, idea.forsaken || idea.mood === 'dark'),
  buildingsite: buildingSite,
  controltower: controlTower,
} as const satisfies Partial<Readonly<Record<Thing, Make>>>;
