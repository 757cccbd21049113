import { createRandom, seedOf } from '../kernels/random.ts';
import type { MediumName } from '../words/lists/media.ts';
import { isForestStream } from './choose-land.ts';
import { drawCave } from './draw-cave.ts';
import { drawPortrait, isBeforeBackdrop } from './draw-portrait.ts';
import { drawFlat } from './flat/draw-flat.ts';
import { decide, type Setting } from './setting.ts';
import { isFromAbove, isStillLife } from './still-life.ts';
import { applyStyle } from './styles/apply-style.ts';
import { softenAround } from './styles/focus.ts';
import { sizeUnder } from './styles/media/size-under.ts';
import { inFocus } from './things/placing/close-up.ts';
import { lampsOf } from './things/placing/lamps.ts';
import { seaRocksIn } from './things/placing/sea-rocks.ts';
import { paintSplashes } from './things/placing/splashes.ts';
import type { Planted } from './things/placing/stage.ts';
import { tallestOf } from './things/placing/true-size.ts';
import { populate } from './things/populate.ts';
import { viewOf } from './views/view-of.ts';
import type { Idea, Subject } from './words/idea.ts';
import type { Land } from './words/land.ts';
import { IN_SEA, IN_VIEW, isWalker, TABLEWARE } from './words/thing.ts';
import { paintBackdrop } from './world/backdrop.ts';
import { openBasin, overBasin } from './world/basin.ts';
import { planBreaker } from './world/breaker.ts';
import { brookWater, planBrook } from './world/brook.ts';
import { withChalk } from './world/chalk.ts';
import { lightAir, lightQuay, streakLights } from './world/city-lights.ts';
import { paintCloudSea } from './world/cloud-sea.ts';
import { paintCloudscape } from './world/cloudscape.ts';
import { enlarge } from './world/enlarge.ts';
import { paintEruption } from './world/eruption.ts';
import { USUAL_EYE } from './world/eye.ts';
import { paintFalls } from './world/falls.ts';
import { paintFireflies } from './world/fireflies.ts';
import { paintFireworks } from './world/fireworks.ts';
import { fleetOf, wakesOf } from './world/fleet-plan.ts';
import { foamRound } from './world/foam.ts';
import { createFog, type Fog, layFog } from './world/fog.ts';
import { type Camera, createFrame, type Frame } from './world/frame.ts';
import { withBeds } from './world/garden-plan.ts';
import { paintGeyser, withSinter } from './world/geyser.ts';
import { paintHalt, planHalt } from './world/halt.ts';
import { withHeather } from './world/heather.ts';
import { paintHeavens, paintRainbow } from './world/heavens.ts';
import { paintHighRanges } from './world/high-ranges.ts';
import { freeze } from './world/ice.ts';
import { paintJetty, raiseJetty, shadeByJetty } from './world/jetty.ts';
import { planJetty } from './world/jetty-plan.ts';
import { overgrown } from './world/karst.ts';
import { paintBeams } from './world/lamp-beam.ts';
import { lightLand, paintLightning, planStrike } from './world/lightning.ts';
import { rusty } from './world/mars.ts';
import { paintOrbit } from './world/orbit.ts';
import { floodPaddies, isPaddies, withPaddies } from './world/paddies.ts';
import { paintBreaker } from './world/paint-breaker.ts';
import { paintLand } from './world/paint-land.ts';
import { withPatchwork } from './world/patchwork.ts';
import { withPath } from './world/path.ts';
import { withPaving } from './world/paving.ts';
import { paintRoof, ridgeFor } from './world/roof.ts';
import { paintRoom } from './world/room/paint-room.ts';
import { INDOORS } from './world/room/plan-room.ts';
import { ROOM_KINDS } from './world/room/room-kinds.ts';
import { windowPart, windowSill } from './world/room/window.ts';
import { paintScenery } from './world/scenery/paint-scenery.ts';
import { planOf, sceneryIn } from './world/scenery/sceneries.ts';
import { beforeCave } from './world/sea-cave.ts';
import { paintSky } from './world/sky.ts';
import { createSoil } from './world/soil.ts';
import { withCrop } from './world/sown.ts';
import { paintSpindrift } from './world/spindrift.ts';
import { paintSteam, springBasin, springWater } from './world/spring.ts';
import { lightOn } from './world/strange-light.ts';
import { hasSkyline, paintSkyline } from './world/street/paint-skyline.ts';
import { paintStreet, shadeByHouses } from './world/street/paint-street.ts';
import { withTea } from './world/tea.ts';
import { withWeed } from './world/tide-pools.ts';
import { paintTornado } from './world/tornado.ts';
import { withTuff } from './world/tuff.ts';
import { createCamera, mapGround, springOf } from './world/view.ts';
import { paintWater } from './world/water.ts';
import { createWater } from './world/water-of.ts';
import { paintWeather } from './world/weather.ts';
import { paintWoods } from './world/woods/paint-woods.ts';
import { paintShafts } from './world/woods/shafts.ts';

/** How far off what stands on a table is, world units. */
const ON_TABLE = 0.9;

/** How many times as large what is outside is painted where it is out of focus. */
const OUT_OF_FOCUS = 1 / 3;

/** Pixels on the longer side of a picture for which a room's floor is mapped. */
const FLOOR_SIDE = 64;

/** How high over the ground about a station its shadows are taken, world units. */
const ON_GROUND = 0.3;

/** Where no clouds are seen: there are none, or leaves hide them. */
const CLOUDLESS: readonly Land[] = ['underwater', 'space', 'orbit', 'woods'];

/** Where there is no ground. */
const GROUNDLESS: readonly Land[] = ['clouds', 'orbit'];

/** The composition of open space in which a window shows a whole planet before the stars. */
const WHOLE_PLANET = 2;

/** What is drawn, and how large. */
export interface SceneRequest {
  readonly idea: Idea;
  /** A style name, or null for the plain painting. */
  readonly style: string | null;
  /** What it is painted in; missing: as the style is. */
  readonly medium?: MediumName | null;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  /** Which of a request's pictures. */
  readonly index: number;
  /** Where the horizon must be, as a share of the height; missing: where it looks best. */
  readonly horizon?: number;
}

/**
 * Draws a scene: sky, ground in perspective, what stands on it, water that mirrors it all, weather,
 * and the style over it. Returns opaque RGBA pixels. The same request gives the same bytes.
 * `onProgress` is told the share of the work that is finished.
 */
export function drawScene(
  request: SceneRequest,
  onProgress: (share: number) => void,
): Uint8ClampedArray<ArrayBuffer> {
  const aspect = request.height / request.width;
  const decided = decide(request.idea, request.style, request.seed, request.index, aspect);
  const setting = { ...decided, horizon: request.horizon ?? decided.horizon };
  const medium = request.medium ?? null;
  const picture = createFrame(request.width, request.height);
  const needed = sizeUnder(medium, picture);
  const frame = needed === 1 ? picture : smaller(picture, needed);
  const chance = setting.random.uint32();
  // Each part has its own chance: how often one draws never changes the next, at any size.
  const apart = (part: number): Setting => ({
    ...setting,
    random: createRandom(seedOf(chance, part)),
  });
  if (setting.idea.flat !== null) drawFlat(frame, apart(0));
  else if (isBeforeBackdrop(setting.idea)) drawPortrait(frame, apart(0));
  else if (INDOORS.includes(setting.land)) drawInside(frame, apart, onProgress);
  else if (setting.land === 'cave' && setting.idea.coastal)
    drawOutside(frame, (part) => beforeCave(apart(part)), onProgress, apart);
  else drawOutside(frame, apart, onProgress);
  if (frame !== picture) enlarge(frame, picture);
  const pixels = applyStyle(
    picture,
    { random: setting.random, mood: setting.idea.mood, medium },
    request.style,
  );
  onProgress(1);
  return pixels;
}

/** Gives the setting with the chance of one part of the picture. */
type Apart = (part: number) => Setting;

/** Open land; before it a cave, whose own setting is given where it opens onto another land. */
function drawOutside(
  frame: Frame,
  clear: Apart,
  onProgress: (share: number) => void,
  cave: Apart | null = null,
): void {
  const map = mapGround(frame, clear(0));
  onProgress(0.2);
  const camera = createCamera(frame, clear(0), map);
  const fog = createFog(clear(0), camera);
  const apart: Apart = (part) => inFog(clear(part), fog);
  const setting = apart(0);
  const { light, land, season, snowy, noise } = setting;
  paintSky(frame, camera, light);
  if (land !== 'underwater') paintHeavens(frame, camera, apart(1));
  const clouded = light.cover > 0 && !CLOUDLESS.includes(land);
  if (clouded) paintCloudscape(frame, camera, apart(2));
  if (setting.idea.sky.includes('rainbow')) paintRainbow(frame, camera, setting);
  const isCityByNight = land === 'city' && light.isNight;
  if (isCityByNight) lightAir(frame, camera);
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
  const ground = withPaving(
    createSoil(
      land,
      season,
      snowy,
      noise,
      setting.side,
      setting.massif,
      setting.idea.forsaken,
      setting.idea.snowcaps,
    ),
    setting,
  );
  const own = setting.idea.martian
    ? rusty(ground)
    : withPatchwork(withHeather(withChalk(withTuff(ground, setting), setting), setting), setting);
  const grown = setting.idea.karst || setting.idea.jungle ? overgrown(own) : own;
  const wild = withPath(
    withBeds(
      withCrop(
        withPaddies(withTea(withSinter(withWeed(grown, setting), setting), setting), setting),
        setting,
      ),
      setting,
    ),
    setting,
  );
  const soil = planOf(setting)?.soil?.(wild, setting) ?? wild;
  const isStreet = land === 'street' || land === 'canal';
  const sunlit = isStreet ? paintStreet(frame, camera, apart(5)) : null;
  const halt = planHalt(map, apart(5));
  const open = halt === null ? map : shadeByHouses(map, halt.sunlit, halt.ground + ON_GROUND);
  if (land === 'clouds') paintCloudSea(frame, camera, apart(5));
  if (land === 'orbit') paintOrbit(frame, apart(5));
  if (!isStreet && !GROUNDLESS.includes(land))
    paintLand(frame, camera, open, soil, light, wide, (share) => onProgress(0.4 + 0.2 * share));
  if (halt !== null) paintHalt(frame, camera, apart(5), halt);
  paintScenery(frame, camera, apart(5), map);
  const breaker = planBreaker(frame, camera, setting);
  if (breaker !== null) paintBreaker(frame, camera, setting, breaker);
  if (hasSkyline(setting)) paintSkyline(frame, camera, map, apart(5));
  if (isPaddies(setting)) floodPaddies(frame, camera, setting);
  if (land === 'woods') paintWoods(frame, camera, apart(5), map);
  if (land === 'waterfall') paintFalls(frame, camera, setting, map);
  if (land === 'volcano' || sceneryIn(setting) === 'volcanoisle')
    paintEruption(frame, camera, setting, map);
  if (setting.isOnRoof)
    paintRoof(frame, camera, setting, ridgeFor(tallestOf(setting.idea, setting.land)));
  if (setting.idea.sky.includes('fireworks'))
    paintFireworks(frame, camera.horizon, apart(8).random);
  const strike = setting.weather === 'storm' ? planStrike(frame, camera, apart(10), map) : null;
  if (setting.idea.tornado) paintTornado(frame, camera, apart(14), map);
  if (strike !== null) paintLightning(frame, apart(11), strike);
  if (fog !== null) layFog(frame, camera, fog, false);
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
  const outside = isCave ? { ...apart(3), subjects: [] } : apart(3);
  const wished = populate(
    { frame, camera, map: shaded, setting: outside, jetty, spring, brook },
    (share) => onProgress(0.6 + 0.12 * share),
  );
  raiseJetty(frame, planks);
  if (isCityByNight) lightQuay(frame, camera, map);
  // The sea that comes into a cave is painted with that.
  const moves = !setting.idea.frozen && cave === null;
  if (moves) paintWater(frame, eye, setting, map, water, mirror);
  if (moves) paintSpindrift(frame, camera, setting, water);
  paintSplashes({ frame, camera, map, setting: apart(12) }, wished);
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
    setting.style !== '3d';
  if (hasShafts) paintShafts(frame, camera, setting);
  if (cave !== null || isCave) drawCave(frame, camera, map, cave ?? apart);
  if (strike !== null) lightLand(frame, camera, setting, strike);
  if (setting.idea.fireflies) paintFireflies(frame, camera, apart(13), map);
  focusOnStar(frame, setting.idea, wished);
  paintWeather(frame, camera, apart(4), bare);
  onProgress(0.8);
}

const inFog = (setting: Setting, fog: Fog | null): Setting => ({
  ...setting,
  light: { ...setting.light, fog },
});

/** Sets the lens to the animal that a picture taken from close by is about, or to who is portrayed. */
function focusOnStar(frame: Frame, idea: Idea, wished: readonly Planted[]): void {
  const nearest = wished.find(({ thing }) => thing === inFocus(idea));
  if (nearest !== undefined) softenAround(frame, nearest.z, nearest.size);
}

/** Whether a subject is seen outside of a room: of a table or a quay in the open all but who is there and what is on it. */
const isOutside =
  ({ land, outlook }: Pick<Setting, 'land' | 'outlook'>) =>
  ({ thing }: Subject): boolean =>
    IN_VIEW.has(thing) ||
    (outlook === 'underwater' && IN_SEA.has(thing)) ||
    (ROOM_KINDS[land]?.isBare === true && !TABLEWARE.has(thing) && !isWalker(thing));

/** An empty frame of the same proportions, so many times as large. */
const smaller = ({ width, height }: Frame, by: number): Frame =>
  createFrame(Math.max(1, Math.round(width * by)), Math.max(1, Math.round(height * by)));

/** A room: first the land that its window shows, then the room, then what was wished for in it. */
function drawInside(frame: Frame, apart: Apart, onProgress: (share: number) => void): void {
  const outside: Apart = (part) => {
    const setting = apart(part);
    const { idea, outlook, turn } = setting;
    const eye = Math.max(setting.eye, viewOf(idea, outlook, turn).eye);
    const seen = {
      ...setting,
      land: outlook,
      eye,
      subjects: setting.subjects.filter(isOutside(setting)),
      ...(outlook === 'underwater' && { light: lightOn(outlook, setting.light, idea.deep) }),
    };
    return setting.outlook === 'orbit' ? { ...seen, turn: WHOLE_PLANET } : seen;
  };
  const setting = apart(6);
  const isServed = isStillLife(setting.idea) && !isFromAbove(setting.idea);
  // A floor is even: no finer map would tell more.
  const map = mapGround(smaller(frame, FLOOR_SIDE / Math.max(frame.width, frame.height)), setting);
  const eyeIn = (one: Frame): Camera => ({
    ...createCamera(one, setting, map),
    height: USUAL_EYE.room * setting.eye,
  });
  const camera = eyeIn(frame);
  const seen = windowPart(frame, camera, apart(6));
  if (seen !== null) {
    // Behind what is served the lens sees no fine detail.
    const view = isServed ? smaller(frame, OUT_OF_FOCUS) : frame;
    const shown = isServed ? windowPart(view, eyeIn(view), apart(6)) : seen;
    drawOutside({ ...view, seen: shown ?? seen }, outside, (share) => onProgress(share * 0.6));
    if (view !== frame) enlarge(view, { ...frame, seen });
  }
  paintRoom(frame, camera, setting);
  if (isServed) softenAround(frame, ON_TABLE, ON_TABLE);
  onProgress(0.7);
  const isOnSill = setting.subjects.some(({ on }) => on === 'windowsill');
  const sill = isOnSill ? { sill: windowSill(camera, apart(6)) } : {};
  const within = apart(7);
  // What would be seen from a window stands in a room that has none.
  const isSeenOutside = seen === null ? () => false : isOutside(within);
  const inside = { ...within, subjects: within.subjects.filter((one) => !isSeenOutside(one)) };
  const wished = populate({ frame, camera, map, setting: inside, ...sill }, () => {});
  focusOnStar(frame, setting.idea, wished);
  onProgress(0.8);
}
