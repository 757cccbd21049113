import { isFromAbove } from '../choices/still-life.ts';
import { isWalker } from '../words/creatures.ts';
import { createCover, layCover } from '../world/cover.ts';
import { stonesOf } from './placing/accents.ts';
import { flockOfBats } from './placing/air/bats.ts';
import { chimneySmoke } from './placing/air/chimney-smoke.ts';
import { cloudBanks } from './placing/air/cloud-banks.ts';
import { placeFliers } from './placing/air/fliers.ts';
import { askedSmoke } from './placing/air/hearth-smoke.ts';
import { launchSmoke } from './placing/air/launch-smoke.ts';
import { stationSteam } from './placing/air/station-steam.ts';
import { clearOf } from './placing/clear-of.ts';
import { blaze } from './placing/fires/blaze.ts';
import { foreground } from './placing/foreground.ts';
import { footprints } from './placing/ground/footprints.ts';
import { pavedRound } from './placing/ground/paved-round.ts';
import { FOUNDED, grassAlong } from './placing/ground/settle.ts';
import { frayed, stubbleOf } from './placing/ground/stubble.ts';
import { waysTo } from './placing/ground/ways-to.ts';
import { hearthsOf, roadsOf, treadYards, yardsOf } from './placing/ground/yard.ts';
import { beachPalms } from './placing/growth/beach-palms.ts';
import { byBrook } from './placing/growth/by-brook.ts';
import { cropRows } from './placing/growth/crop-rows.ts';
import { cypresses } from './placing/growth/cypresses.ts';
import { garden } from './placing/growth/garden.ts';
import { jungleGrowth } from './placing/growth/jungle-growth.ts';
import { mangroves } from './placing/growth/mangroves.ts';
import { oasisPalms } from './placing/growth/oasis-palms.ts';
import { paddyRice } from './placing/growth/paddy-rice.ts';
import { pressedBefore } from './placing/growth/pressed.ts';
import { teaBushes } from './placing/growth/tea-bushes.ts';
import { tuscanCypresses } from './placing/growth/tuscan-cypresses.ts';
import { tuftsOf, undergrowth } from './placing/growth/undergrowth.ts';
import { vegetation } from './placing/growth/vegetation.ts';
import { vineyard } from './placing/growth/vineyard.ts';
import { waterLilies } from './placing/growth/water-lilies.ts';
import { youngFirs } from './placing/growth/young-firs.ts';
import { boundaries } from './placing/lands/boundaries.ts';
import { paddyHuts } from './placing/lands/paddy-huts.ts';
import { leadsBetween } from './placing/leads.ts';
import { candleField } from './placing/light/candle-field.ts';
import { castShadow, createShades, layShades, shadeAt } from './placing/light/cast-shadow.ts';
import { lightEdges } from './placing/light/edge-light.ts';
import { burns, fireLight, lightGround, litByFire } from './placing/light/fire-light.ts';
import { flashlightBeams } from './placing/light/flashlight-beams.ts';
import { placePlanted } from './placing/light/place-planted.ts';
import { shadeFeet } from './placing/light/shade-feet.ts';
import { waitingForBus } from './placing/own-places/at-bus-stop.ts';
import { hidesJetty } from './placing/own-places/at-jetty.ts';
import { growsBeforeCrag } from './placing/own-places/perched.ts';
import { scoredGoal } from './placing/own-places/scored-goal.ts';
import { LANDMARKS } from './placing/own-places/village-landmark.ts';
import { fairyChimneys } from './placing/rocks/fairy-chimneys.ts';
import { onSummit } from './placing/rocks/on-summit.ts';
import { seaRocks } from './placing/rocks/sea-rocks.ts';
import { growsInSpring, springRocks } from './placing/rocks/spring-rocks.ts';
import { scenery } from './placing/scenery.ts';
import type { Planted, Stage } from './placing/stage.ts';
import { cafeGuests } from './placing/streets/cafe-guests.ts';
import { canalDressing } from './placing/streets/canal.ts';
import { caribbeanPalms } from './placing/streets/caribbean-palms.ts';
import { inCourt } from './placing/streets/court.ts';
import { courtGame } from './placing/streets/court-game.ts';
import { craneRope } from './placing/streets/crane-rope.ts';
import { crowd } from './placing/streets/crowd.ts';
import { dutchCanal } from './placing/streets/dutch-canal.ts';
import { halloween, isHalloween } from './placing/streets/halloween.ts';
import { castHeadlights } from './placing/streets/headlights.ts';
import { hitchedHorses } from './placing/streets/hitched.ts';
import { indianStreet } from './placing/streets/indian-street.ts';
import { market } from './placing/streets/market.ts';
import { oldTown } from './placing/streets/old-town.ts';
import { onCrossing } from './placing/streets/on-crossing.ts';
import { onGhats } from './placing/streets/on-ghats.ts';
import { growsBefore, pigeons } from './placing/streets/pigeons.ts';
import { reclaimed } from './placing/streets/reclaimed.ts';
import { scooters } from './placing/streets/scooters.ts';
import { signals } from './placing/streets/signals.ts';
import { suburb } from './placing/streets/suburb.ts';
import { townLife } from './placing/streets/town-life.ts';
import { traffic } from './placing/streets/traffic.ts';
import { vintageCars } from './placing/streets/vintage-cars.ts';
import { waterTown } from './placing/streets/water-town.ts';
import { yataiGuests } from './placing/streets/yatai-guests.ts';
import { atGasStation } from './placing/villages/at-gas-station.ts';
import { graveyard } from './placing/villages/graveyard.ts';
import { hauntedGrounds } from './placing/villages/haunted-grounds.ts';
import { settlement } from './placing/villages/settlement.ts';
import { fleet } from './placing/waters/fleet.ts';
import { inTank } from './placing/waters/in-tank.ts';
import { moored } from './placing/waters/moored.ts';
import { mooringLines } from './placing/waters/mooring-lines.ts';
import { wishes } from './placing/wishes.ts';

/** How far shadows are seen, and what is too low to throw one unless it was asked for. World units. */
const SHADED = 260;
const LOW = 1.9;
/** Where more of the ground than this is trodden nothing grows. */
const TRODDEN = 0.35;

/** Puts plants, buildings and the wished-for things into the scene, from near to far. Returns what was wished for. */
export function populate(stage: Stage, onShare: (share: number) => void): readonly Planted[] {
  const wished = wishes(stage);
  const stones = stonesOf(stage.setting, stage.frame.height);
  const green = [
    ...vegetation(stage),
    ...youngFirs(stage),
    ...cypresses(stage),
    ...mangroves(stage),
    ...tuscanCypresses(stage),
    ...oasisPalms(stage),
    ...undergrowth(stage, stones, wished),
    ...foreground(stage, stones, wished),
    ...hauntedGrounds(stage, wished),
    ...vineyard(stage),
    ...cropRows(stage),
    ...jungleGrowth(stage),
    ...paddyRice(stage),
    ...paddyHuts(stage),
    ...teaBushes(stage),
    ...waterLilies(stage),
  ];
  const stubble = stubbleOf(stage.setting, wished);
  const yards = [
    ...[yardsOf, roadsOf, hearthsOf, waysTo].flatMap((of) => of(stage.setting, wished)),
    ...stubble,
    ...pavedRound(stage.setting, wished),
  ];
  treadYards(stage, yards, SHADED);
  castHeadlights(stage, wished);
  footprints(stage, wished);
  const flock = pigeons(stage);
  const open = pressedBefore(stage, green, wished).filter(
    (plant) =>
      !wished.some((wish) => hides(plant, wish) || growsBeforeCrag(plant, wish)) &&
      !hidesJetty(stage, plant) &&
      !flock.some((one) => growsBefore(plant, one)) &&
      !growsInSpring(stage, plant) &&
      !yards.some((yard) => yard(plant.x, plant.z) > TRODDEN),
  );
  const fringed = frayed(stage.setting, open, stubble);
  const hasGround = stage.setting.land !== 'clouds';
  const founded = wished.filter(
    ({ thing }) => hasGround && thing !== undefined && FOUNDED.has(thing),
  );
  const tufts = founded.length === 0 ? [] : tuftsOf(stage.setting);
  const along = founded.flatMap((one) => grassAlong(stage.setting, one, tufts));
  // A castle is seen over the roofs of its village, its church and who is in it are not.
  const inVillage = wished.filter(
    ({ thing }) => thing !== undefined && (isWalker(thing) || LANDMARKS.has(thing)),
  );
  const clear = clearOf(stage, wished);
  const homes = settlement(stage).filter((one) => !inVillage.some((wish) => hides(one, wish)));
  const ablaze = blaze(
    stage,
    wished,
    homes.filter(({ isHome }) => isHome === true),
  );
  const candles = candleField(stage);
  const planted = [
    ...fringed,
    ...along,
    ...homes,
    ...garden(stage, wished),
    ...boundaries(stage, wished),
    ...graveyard(stage, wished),
    ...fairyChimneys(stage),
    ...clear(scenery(stage).filter((one) => !wished.some((wish) => hides(one, wish)))),
    ...market(stage),
    ...clear(oldTown(stage)),
    ...clear(crowd(stage, wished)),
    ...flock,
    ...mooringLines(stage, wished),
    ...leadsBetween(stage, wished).flat(),
    ...springRocks(stage),
    ...candles,
    ...byBrook(stage).filter((one) => !wished.some((wish) => hides(one, wish))),
    ...onSummit(stage, wished),
    ...halloween(stage),
    ...(isHalloween(stage.setting) ? [] : flockOfBats(stage)),
    ...clear(townLife(stage)),
    ...scoredGoal(stage),
    ...clear(courtGame(stage).filter((one) => !wished.some((wish) => hides(one, wish)))),
    ...clear(indianStreet(stage).filter((one) => !wished.some((wish) => hides(one, wish)))),
    ...clear(vintageCars(stage).filter((one) => !wished.some((wish) => hides(one, wish)))),
    ...clear(scooters(stage).filter((one) => !wished.some((wish) => hides(one, wish)))),
    ...clear(hitchedHorses(stage).filter((one) => !wished.some((wish) => hides(one, wish)))),
    ...clear(cafeGuests(stage).filter((one) => !wished.some((wish) => hides(one, wish)))),
    ...yataiGuests(stage),
    ...waitingForBus(stage),
    ...inCourt(stage),
    ...inTank(stage),
    ...caribbeanPalms(stage),
    ...beachPalms(stage).filter((one) => !wished.some((wish) => hides(one, wish))),
    ...clear(suburb(stage).filter((one) => !wished.some((wish) => hides(one, wish)))),
    ...reclaimed(stage).filter((one) => !wished.some((wish) => hides(one, wish))),
    ...clear(
      [...traffic(stage), ...onCrossing(stage)].filter(
        (one) => !wished.some((wish) => hides(one, wish)),
      ),
    ),
    ...signals(stage).filter((one) => !wished.some((wish) => hides(one, wish))),
    ...moored(stage),
    ...seaRocks(stage),
    ...fleet(stage),
    ...canalDressing(stage),
    ...waterTown(stage),
    ...dutchCanal(stage),
    ...onGhats(stage).filter((one) => !wished.some((wish) => hides(one, wish))),
    ...cloudBanks(stage, wished),
    ...launchSmoke(stage, wished),
    ...atGasStation(stage, wished),
    ...stationSteam(stage),
    ...craneRope(wished),
    ...chimneySmoke(stage, wished),
    ...askedSmoke(stage, wished),
    ...ablaze,
    ...wished,
  ];
  // Of two at the same distance the later one is nearer.
  planted.reverse().sort((a, b) => a.z - b.z);
  const fires = fireLight(stage, [...wished, ...ablaze, ...candles]);
  const shades = createShades(stage.frame);
  // Seen from above, a sprite is as high as a dish is wide.
  const isFlat = isFromAbove(stage.setting.idea);
  for (const one of planted) if (throwsShadow(one) && !isFlat) castShadow(stage, one, shades);
  const cover = createCover(stage.frame);
  planted.forEach((one, index) => {
    const shaded = isLow(one) ? shadedBy(shadeAt(stage, shades, one), one) : one;
    placePlanted(stage, fires === null ? shaded : litByFire(fires, shaded), cover);
    if (index % 256 === 255) onShare(index / planted.length);
  });
  // The ground between them is darkened before they are laid over it.
  layShades(stage.frame, shades, cover);
  if (fires !== null) lightGround(stage, fires);
  // A conifer's lowest boughs lie on the ground: there is no line along their tips.
  for (const one of wished) if (one.thing !== 'conifer') shadeFeet(stage, one, cover);
  layCover(stage.frame, cover);
  lightEdges(stage, wished);
  flashlightBeams(stage, wished);
  placeFliers(stage);
  return wished;
}

/** What is low grows in the shadows of the rest. */
const isLow = ({ size, boost }: Planted): boolean => size <= LOW && boost === undefined;

const shadedBy = (shaded: number, plant: Planted): Planted =>
  shaded === 0 ? plant : { ...plant, shaded };

const throwsShadow = (one: Planted): boolean =>
  one.z < SHADED &&
  (one.size > LOW || one.boost !== undefined || one.casts === true) &&
  !burns(one) &&
  // Its hills are ground, and wider than the picture: their shadow would end where the picture does.
  one.thing !== 'greatwall';

/** A plant lower than this hides nothing that was asked for, and a stone no flower. World units. */
const LOW_PLANT = 2.5;
const LOW_STONE = 0.5;

/** How far to each side a plant hides what is behind it, by its height, or by its width where that is more. */
const CROWN = 0.46;

/** Whether a plant stands between the eye and a wished-for thing, or in it. */
function hides(plant: Planted, { sprite, thing, x, z, size }: Planted): boolean {
  // Grass has a tone of its place; stones have none.
  const isStone = thing === 'flower' && plant.tone === undefined;
  const low = isStone ? LOW_STONE : LOW_PLANT;
  if (plant.z > z + size * 0.3 || plant.size < low) return false;
  const own = CROWN * plant.size * Math.max(1, plant.sprite.width / plant.sprite.height);
  const half = (0.5 * size * sprite.width) / sprite.height + own * (z / plant.z);
  return Math.abs(plant.x / plant.z - x / z) * z < half;
}
