import type { Apart } from './apart.ts';
import { isForestStream } from './choices/brooks.ts';
import type { Placed } from './closer-look.ts';
import { drawCave } from './draw-cave.ts';
import { focusOnStar } from './focus-on-star.ts';
import type { Setting } from './setting.ts';
import { fireOnWater } from './things/placing/light/fire-on-water.ts';
import { lampsOf } from './things/placing/light/lamps.ts';
import { inWater } from './things/placing/own-places/in-water.ts';
import { seaRocksIn } from './things/placing/rocks/sea-rocks.ts';
import { tallestOf } from './things/placing/size/true-size.ts';
import { paintSplashes } from './things/placing/waters/splashes.ts';
import { populate } from './things/populate.ts';
import type { Land } from './words/land.ts';
import { paintBackdrop } from './world/backdrop.ts';
import type { Frame } from './world/frame.ts';
import { paintEruption } from './world/lands/eruption.ts';
import { paintHighRanges } from './world/lands/high-ranges.ts';
import { floodPaddies, isPaddies } from './world/lands/paddies.ts';
import { lightAir, lightQuay, streakLights } from './world/lights/city-lights.ts';
import { paintFireflies } from './world/lights/fireflies.ts';
import { paintFireworks } from './world/lights/fireworks.ts';
import { paintBeams } from './world/lights/lamp-beam.ts';
import { paintLand } from './world/paint-land.ts';
import { paintHalt, planHalt } from './world/paths/halt.ts';
import { paintRoof, ridgeFor } from './world/roof.ts';
import { paintScenery } from './world/scenery/paint-scenery.ts';
import { planOf, sceneryIn } from './world/scenery/sceneries.ts';
import { paintCloudSea } from './world/sky/cloud-sea.ts';
import { paintCloudscape } from './world/sky/cloudscape.ts';
import { paintHeavens } from './world/sky/heavens.ts';
import { paintOrbit } from './world/sky/orbit.ts';
import { paintRainbow } from './world/sky/rainbow.ts';
import { paintSky } from './world/sky/sky.ts';
import { soilOf } from './world/soil-of.ts';
import { openBasin, overBasin } from './world/springs/basin.ts';
import { brookWater, planBrook } from './world/springs/brook.ts';
import { paintFalls } from './world/springs/falls.ts';
import { paintGeyser } from './world/springs/geyser.ts';
import { freeze } from './world/springs/ice.ts';
import { paintSteam, springBasin, springWater } from './world/springs/spring.ts';
import { hasSkyline, paintSkyline } from './world/street/future/paint-skyline.ts';
import { paintStreet, shadeByHouses } from './world/street/paint-street.ts';
import { createCamera, mapGround, springOf } from './world/view.ts';
import { planBreaker } from './world/water/breaker.ts';
import { fleetOf, wakesOf } from './world/water/fleet-plan.ts';
import { foamRound } from './world/water/foam.ts';
import { immerse } from './world/water/immersed.ts';
import { paintJetty, raiseJetty, shadeByJetty } from './world/water/jetty.ts';
import { planJetty } from './world/water/jetty-plan.ts';
import { paintBreaker } from './world/water/paint-breaker.ts';
import { paintSpindrift } from './world/water/spindrift.ts';
import { stirWater } from './world/water/stir.ts';
import { paintWater } from './world/water/water.ts';
import { createWater } from './world/water/water-of.ts';
import { paintConfetti } from './world/weather/confetti.ts';
import { builtSince, createFog, type Fog, layFog } from './world/weather/fog.ts';
import { lightLand, paintLightning, planStrike } from './world/weather/lightning.ts';
import { paintTornado } from './world/weather/tornado.ts';
import { paintWeather } from './world/weather/weather.ts';
import { paintWoods } from './world/woods/paint-woods.ts';
import { paintShafts } from './world/woods/shafts.ts';

/** How high over the ground about a station its shadows are taken, world units. */
const ON_GROUND = 0.3;

/** Where no clouds are seen: there are none, or leaves hide them. */
const CLOUDLESS: readonly Land[] = ['underwater', 'space', 'orbit', 'woods'];

/** Where there is no ground. */
const GROUNDLESS: readonly Land[] = ['clouds', 'orbit'];

/** Open land; before it a cave, whose own setting is given where it opens onto another land. Returns where it put what was asked for. */
export function drawOutside(
  frame: Frame,
  clear: Apart,
  onProgress: (share: number) => void,
  cave: Apart | null = null,
): Placed {
  const map = mapGround(frame, clear('ground'));
  onProgress(0.2);
  const camera = createCamera(frame, clear('ground'), map);
  const fog = createFog(clear('ground'), camera);
  const apart: Apart = (part) => inFog(clear(part), fog);
  const setting = apart('ground');
  const { light, land, noise } = setting;
  paintSky(frame, camera, light);
  if (land !== 'underwater') paintHeavens(frame, camera, apart('heavens'));
  const clouded = light.cover > 0 && !CLOUDLESS.includes(land);
  if (clouded) paintCloudscape(frame, camera, apart('clouds'));
  const isCityByNight = land === 'city' && light.isNight;
  if (isCityByNight) lightAir(frame, camera, setting.idea.burning);
  onProgress(0.4);
  if (land === 'summit') paintHighRanges(frame, camera, setting);
  else paintBackdrop(frame, camera, setting);
  const boats = fleetOf(setting, frame, camera);
  const calm = createWater(setting);
  const rocks = seaRocksIn({ frame, camera }, setting);
  const wide = {
    ...calm,
    ...(boats.length > 0 && { wakes: wakesOf(boats, noise) }),
    ...(rocks.length > 0 && { wakes: foamRound(noise, calm, rocks) }),
  };
  const soil = soilOf(setting);
  const isStreet = land === 'street' || land === 'canal';
  const sunlit = isStreet ? paintStreet(frame, camera, apart('place')) : null;
  const halt = planHalt(map, apart('place'));
  const open = halt === null ? map : shadeByHouses(map, halt.sunlit, halt.ground + ON_GROUND);
  if (land === 'clouds') paintCloudSea(frame, camera, apart('place'));
  if (land === 'orbit') paintOrbit(frame, apart('place'));
  if (!isStreet && !GROUNDLESS.includes(land))
    paintLand(frame, camera, open, soil, light, wide, (share) => onProgress(0.4 + 0.2 * share));
  if (halt !== null) paintHalt(frame, camera, apart('place'), halt);
  const unbuilt = setting.weather === 'fog' ? frame.depth.slice() : null;
  paintScenery(frame, camera, apart('place'), map);
  const built = unbuilt === null ? null : builtSince(unbuilt, frame);
  if (setting.idea.sky.includes('rainbow')) paintRainbow(frame, camera, setting);
  const breaker = planBreaker(frame, camera, setting);
  if (breaker !== null) paintBreaker(frame, camera, setting, breaker);
  if (hasSkyline(setting)) paintSkyline(frame, camera, map, apart('place'));
  if (isPaddies(setting)) floodPaddies(frame, camera, setting);
  if (land === 'woods') paintWoods(frame, camera, apart('place'), map);
  if (land === 'waterfall') paintFalls(frame, camera, setting, map);
  if (land === 'volcano' || sceneryIn(setting) === 'volcanoisle')
    paintEruption(frame, camera, setting, map);
  if (setting.isOnRoof)
    paintRoof(frame, camera, setting, ridgeFor(tallestOf(setting.idea, setting.land)));
  if (setting.idea.sky.includes('fireworks'))
    paintFireworks(frame, camera.horizon, apart('fireworks').random);
  const strike =
    setting.weather === 'storm' ? planStrike(frame, camera, apart('strike'), map) : null;
  if (setting.idea.tornado) paintTornado(frame, camera, apart('tornado'), map);
  if (strike !== null) paintLightning(frame, apart('lightning'), strike);
  if (fog !== null) layFog(frame, camera, fog, false, built);
  // Once still, for what shows at the edges of things; once more with its waves, to mirror the things.
  const spring = springOf(frame, setting);
  const brook = planBrook(setting, map);
  const basin = spring === null ? brook : springBasin(spring, map);
  const eye = basin === null ? camera : overBasin(camera, basin);
  if (basin !== null) openBasin(frame, eye, basin);
  const inBrook = brook === null ? wide : brookWater(brook, noise);
  const water = spring === null ? inBrook : springWater(spring, noise);
  const mirror = paintWater(frame, eye, setting, map, { ...water, isDraft: true });
  if (setting.idea.frozen) freeze(frame, camera, setting);
  const bare =
    setting.weather === 'hail' ? { depth: frame.depth.slice(), kind: frame.kind.slice() } : frame;
  const jetty = planJetty(frame, camera, map, setting);
  const planks = jetty === null ? [] : paintJetty(frame, camera, setting, jetty);
  const shaded = sunlit === null ? open : shadeByHouses(map, sunlit);
  const isCave = land === 'cave';
  // Who is in a cave is not before it.
  const outside = isCave ? { ...apart('things'), subjects: [] } : apart('things');
  const wished = populate(
    { frame, camera, map: shaded, setting: outside, jetty, spring, brook },
    (share) => onProgress(0.6 + 0.12 * share),
  );
  raiseJetty(frame, planks);
  if (isCityByNight) lightQuay(frame, camera, map);
  // The sea that comes into a cave is painted with that.
  const moves = !setting.idea.frozen && cave === null;
  const met = moves
    ? immerse(frame, eye, noise, inWater({ map, setting }, eye, water.swell, wished))
    : [];
  if (moves) {
    const stir = stirWater(frame, eye, noise, water.roughness, met);
    paintWater(frame, eye, setting, map, { ...water, stir }, mirror);
    fireOnWater(frame, eye, setting, wished);
  }
  if (moves) paintSpindrift(frame, camera, setting, water);
  paintSplashes({ frame, camera, map, setting: apart('splashes') }, wished, met);
  if (jetty !== null) shadeByJetty(frame, camera, setting, jetty);
  if (light.isNight) streakLights(frame, camera, setting);
  if (fog !== null) layFog(frame, camera, fog, true);
  paintBeams(frame, camera, setting, lampsOf(wished));
  if (spring !== null) paintSteam(frame, camera, setting, spring, camera.height - eye.height);
  if (setting.idea.geyser) paintGeyser(frame, camera, setting, map);
  // Facets would make shards of beams.
  const isInTrees = land === 'woods' || isForestStream(setting);
  const hasShafts =
    (isInTrees || land === 'underwater' || planOf(setting)?.hasShafts === true) &&
    setting.idea.medium !== 'lowpoly';
  if (hasShafts) paintShafts(frame, camera, setting);
  if (cave !== null || isCave) drawCave(frame, camera, map, cave ?? apart);
  if (strike !== null) lightLand(frame, camera, setting, strike);
  if (setting.idea.fireflies) paintFireflies(frame, camera, apart('fireflies'), map);
  focusOnStar(frame, setting.idea, wished);
  paintWeather(frame, camera, apart('weather'), bare);
  if (setting.idea.confetti) paintConfetti(frame, camera, apart('confetti'));
  onProgress(0.8);
  return { wished, camera };
}

const inFog = (setting: Setting, fog: Fog | null): Setting => ({
  ...setting,
  light: { ...setting.light, fog },
});
