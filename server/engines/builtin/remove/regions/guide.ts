import { components } from '../../kernels/components.ts';
import type { Chain } from '../contours/chains.ts';
import type { KnownContours } from '../contours/continue-contours.ts';
import type { Curve } from '../contours/curves.ts';
import type { View } from '../contours/edges.ts';
import type { Meeting } from '../contours/meetings.ts';
import { awayFromHole, holeDepth, isStroke, largest } from '../hole.ts';
import { behindSideOutline } from './behind-side-outline.ts';
import { type BesideOutline, besideOutline, type Front } from './beside-outline.ts';
import { arcsOf, walkBorder } from './border.ts';
import { type Ending, endingsOf, type Place, trustIn } from './endings.ts';
import { fillCells } from './fill-cells.ts';
import { barGrounds, frontGrounds } from './front-grounds.ts';
import { distance, type Ground, groundOf, smoothGround } from './ground.ts';
import { curveOf, joinWay } from './join-way.ts';
import { areTrusted, isOutline, pairEndings } from './pair-endings.ts';
import { seenOutlines } from './seen-outline.ts';
import { type Regions, segment } from './segment.ts';
import { outlinesToSide } from './side-outline.ts';
import { spreadGrounds } from './spread-grounds.ts';
import { waysBehind } from './way-behind.ts';

/** In deeper holes than this, in pixels, and in thick strokes, only what is sure is continued; still deeper ones are too large to say anything of. */
const WIDE = 40;
const DEEPEST = 130;
/** An ending is sure where its regions differ by more, in grey levels, and where it is trusted more. */
const SURE_CONTRAST = 60;
const SURE = 0.5;
/** Shallower strokes than this, in pixels, hide little of what goes on across them. */
const THICK = 20;
/** Shallower holes than this, in pixels, are left to what lies around them. */
const SHALLOW = 5;
/** More parts than this are writing or scratches. */
const MOST_PARTS = 12;
/** Known pixels around a hole that are parted into regions: times its depth, at least and at most. */
const BAND_SHARE = 1.2;
const [NARROWEST, WIDEST] = [18, 30];

/** What regions around a hole say of what is in it. */
export interface Guide extends KnownContours {
  /** By pixel, a bit for each ground: in the hole those that may be there, elsewhere those it is like. */
  readonly grounds: Uint8Array;
  /** What outlines of things in front tell that are seen below the mask. */
  readonly outlined: readonly (BesideOutline & Front)[];
  /** The bits of the grounds behind outlines that leave the picture, where all of the hole is behind such; else 0. */
  readonly allBehind: number;
}

/**
 * Parts what lies around a hole into regions of like colour, continues the borders between them into
 * the hole (disocclusion by level lines, Masnou and Morel 1998) and tells which ground may be where:
 * what lies on a roof's side of its edge is to be copied from the roof. Where a thing in front shows its
 * outline below the mask, that is the way. A border that no other continues goes on
 * to where it meets one of those, behind it. `chains` are the edges that
 * leave the hole. Null where nothing is sure: in thin strokes, in writing, in very large holes, and where
 * no border between regions goes on.
 */
export function guideByRegions(view: View, chains: readonly Chain[]): Guide | null {
  const deepest = largest(holeDepth(view.hole, view.width));
  const area = view.hole.reduce((sum, value) => sum + value, 0);
  const isWide = deepest > WIDE;
  const isLong = isStroke(area, deepest);
  if (deepest < SHALLOW || deepest > DEEPEST || (isLong && deepest < THICK)) return null;
  const parts = components(view.hole, view.width);
  if (parts.sizes.length - 1 > MOST_PARTS) return null;
  const reach = Math.min(WIDEST, Math.max(NARROWEST, BAND_SHARE * deepest));
  const away = awayFromHole(view.hole, view.width, reach);
  const { whole, ground, regions } = regionsAround(view, away, reach);
  const edges = chains.map(({ links }) => links.map(({ x, y }) => ({ x: x + 0.5, y: y + 0.5 })));
  const wanted = new Uint8Array(whole.hole.length);
  const curves: Curve[] = [];
  const outlines = new Set<Curve>();
  const trusted = new Set<Curve>();
  const behind: Curve[] = [];
  const meetings: Meeting[] = [];
  const bits = new Map<number, number>();
  const outlined: (BesideOutline & Front)[] = [];
  const behindAll: number[] = [];
  for (let part = 1; part < parts.sizes.length; part++) {
    const own = partOf(parts.labels, part);
    const isWithin = ({ x, y }: Place) => own[Math.floor(y) * whole.width + Math.floor(x)] === 1;
    const cracks = walkBorder(ground, own);
    const arcs = arcsOf(cracks, regions.label);
    const all = endingsOf(ground, regions, cracks, arcs, edges);
    const below = seenOutlines({ ...view, hole: own }, all);
    const isTold = (n: number) => below.some(({ ends }) => ends.includes(n));
    const toSide = outlinesToSide({ ...view, hole: own }, all);
    const isAlone = (n: number) => toSide.some(({ end }) => end === n);
    const kept = [...all.keys()].filter(
      (n) => !isAlone(n) && (!(isWide || isLong) || isSure(all[n] as Ending) || isTold(n)),
    );
    const endings = kept.map((n) => all[n] as Ending);
    const seen = below.map(({ ends: [first, second], ...rest }) => ({
      ...rest,
      ends: [kept.indexOf(first), kept.indexOf(second)] as const,
    }));
    const size = Math.sqrt(parts.sizes[part] as number);
    const pairs = pairEndings(
      endings,
      regions.means,
      size,
      isWide,
      seen.map(({ ends }) => ends),
    );
    const ways = pairs.map(([first, second]) => {
      const [one, two] = [endings[first] as Ending, endings[second] as Ending];
      const outline = seen.find(({ ends }) => ends[0] === first && ends[1] === second);
      const way = outline?.way ?? joinWay(one, two, isWithin);
      const curve = curveOf(one, two, way);
      curves.push(curve);
      if (outline || (!isWide && isOutline(one, two))) outlines.add(curve);
      if (areTrusted(one, two)) trusted.add(curve);
      return way;
    });
    for (const { ending, way, isOnly } of waysBehind(
      endings,
      pairs,
      isWithin,
      onWays(ways, whole.width),
    )) {
      ways.push(way);
      if (!isOnly) continue;
      meetings.push(meetingOf(way));
      behind.push(curveOf(ending, null, way));
    }
    ways.push(...toSide.map(({ way }) => [...way]));
    const border = { cracks, arcs };
    const bitOf = (region: number) => groundBit(regions, bits, region);
    fillCells(ground, own, border, ways, bitOf, wanted);
    for (const outline of seen) {
      const beside = besideOutline({ ...view, hole: own }, away, outline);
      outlined.push({ ...beside, way: outline.way, side: outline.side });
      const ends = outline.ends.map((n) => endings[n] as Ending);
      const front = frontGrounds(regions, bits, ends, outline.side, beside.known);
      barGrounds(wanted, beside.behind, front);
    }
    let partBehind = 0;
    for (const outline of toSide) {
      const beside = besideOutline({ ...view, hole: own }, away, outline);
      const { front, behind, grounds } = behindSideOutline(
        own,
        regions,
        beside,
        outline.way,
        bitOf,
        whole.width,
      );
      outlined.push({ ...beside, front, way: outline.way, side: outline.side });
      partBehind |= grounds;
      if (grounds !== 0) for (const at of behind) wanted[at] = grounds;
    }
    behindAll.push(partBehind);
  }
  if (curves.length === 0 && outlined.length === 0) return null;
  return {
    curves,
    outlines,
    trusted,
    behind,
    meetings,
    outlined,
    allBehind: behindAll.includes(0) ? 0 : behindAll.reduce((all, part) => all | part, 0),
    grounds: spreadGrounds(whole, regions, bits, wanted),
  };
}

/**
 * The grounds of the parts of a hole that curves through it bound: what is within a plate's rim is not to be
 * copied beside it. Null where there are no curves.
 */
export function groundsBetween(view: View, curves: readonly Curve[]): Uint8Array | null {
  if (curves.length === 0) return null;
  const away = awayFromHole(view.hole, view.width, WIDEST);
  const { whole, ground, regions } = regionsAround(view, away, WIDEST);
  const ways = curves.map(wayOf);
  const wanted = new Uint8Array(whole.hole.length);
  const bits = new Map<number, number>();
  const { labels, sizes } = components(whole.hole, whole.width);
  for (let part = 1; part < sizes.length; part++) {
    const own = partOf(labels, part);
    const cracks = walkBorder(ground, own);
    const border = { cracks, arcs: arcsOf(cracks, regions.label) };
    fillCells(ground, own, border, ways, (region) => groundBit(regions, bits, region), wanted);
  }
  return spreadGrounds(whole, regions, bits, wanted);
}

/** One of a hole's parts by itself. */
function partOf(labels: Uint32Array, part: number): Uint8Array {
  const own = new Uint8Array(labels.length);
  for (let at = 0; at < own.length; at++) if (labels[at] === part) own[at] = 1;
  return own;
}

/** A curve between its ends, in corners of pixels. */
export const wayOf = ({ x, y, enter, leave }: Curve): Place[] =>
  Array.from(x.subarray(enter, leave + 1), (column, n) => ({
    x: column + 0.5,
    y: (y[enter + n] as number) + 0.5,
  }));

/** A contour comes to where it goes behind another from so far, in steps of its way. */
const COMING = 12;

function meetingOf(way: readonly Place[]): Meeting {
  const [end, from] = [way.at(-1) as Place, (way.at(-COMING) ?? way[0]) as Place];
  return { x: end.x - 0.5, y: end.y - 0.5, fromX: from.x - 0.5, fromY: from.y - 0.5 };
}

/** Tells places on ways, or beside them. */
function onWays(ways: readonly (readonly Place[])[], width: number): (place: Place) => boolean {
  const at = ({ x, y }: Place) => Math.floor(y) * width + Math.floor(x);
  const marked = new Set(ways.flatMap((way) => way.map(at)));
  return (place) => marked.has(at(place));
}

const isSure = (ending: Ending): boolean =>
  ending.contrast > SURE_CONTRAST && trustIn(ending) > SURE;

/** The picture's colours, the same averaged within so many pixels around the hole (it is so far `away`), and the regions there. */
function regionsAround(view: View, away: Float32Array, reach: number) {
  const whole = groundOf(view);
  const band = bandAround(whole, away, reach);
  const ground = smoothGround(whole, band);
  return { whole, ground, regions: segment(ground, band) };
}

function bandAround({ hole }: Ground, away: Float32Array, reach: number): Int32Array {
  const band: number[] = [];
  for (let at = 0; at < hole.length; at++)
    if (hole[at] === 0 && (away[at] as number) <= reach) band.push(at);
  return Int32Array.from(band);
}

/** Regions whose means differ by less are of one ground, in grey levels. */
const ALIKE = 16;
const BITS = 6;

/** The bit of a region's ground: regions alike have the same; once all are given, that of the one most like it. */
function groundBit({ means }: Regions, bits: Map<number, number>, region: number): number {
  const known = bits.get(region);
  if (known !== undefined) return known;
  let [best, least] = [-1, Number.POSITIVE_INFINITY];
  for (const other of bits.keys()) {
    const apart = distance(means[region] ?? [], means[other] ?? []);
    if (apart < least) [best, least] = [other, apart];
  }
  const given = new Set(bits.values()).size;
  const bit = least > ALIKE && given < BITS ? 1 << given : (bits.get(best) as number);
  bits.set(region, bit);
  return bit;
}
