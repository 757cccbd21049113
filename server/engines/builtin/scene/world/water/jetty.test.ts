import { describe, expect, it } from 'vitest';
import { decide, type Setting } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { createFrame, LAND, THING, WATER } from '../frame.ts';
import { paintJetty, raiseJetty, shadeByJetty } from './jetty.ts';
import { onJetty, planJetty } from './jetty-plan.ts';

const SIDE = 120;
const camera = { focal: 105, horizon: 50, height: 3.6, centre: SIDE / 2 };

const settingOf = (prompt: string): Setting => decide(readPrompt(prompt), null, 3, 0);

/** Water from edge to edge, as the eye sees it. */
function water() {
  const frame = createFrame(SIDE, SIDE);
  for (let row = camera.horizon + 1; row < SIDE; row++) {
    frame.kind.fill(WATER, row * SIDE, (row + 1) * SIDE);
    const z = (camera.focal * camera.height) / (row - camera.horizon);
    frame.depth.fill(z, row * SIDE, (row + 1) * SIDE);
  }
  return frame;
}

/** A map as high everywhere as said, or as the distance says. */
function mapOf(heightAt: (z: number) => number) {
  const heights = Float32Array.from({ length: 256 * 256 }, (_, at) =>
    heightAt(Math.floor(at / 256) * 10),
  );
  return { heights, sunlight: heights };
}

const deep = mapOf(() => -8);

describe('a jetty', () => {
  it('leads from below the picture into the water, and is not where none was asked for', () => {
    const jetty = planJetty(water(), camera, deep, settingOf('a jetty on a lake'));
    expect(jetty).not.toBeNull();
    if (jetty === null) return;
    const far = onJetty(jetty, jetty.long, 0);
    expect(jetty.z).toBeLessThan(far.z);
    expect(Math.abs(far.x / far.z)).toBeLessThan(0.2);
    expect(planJetty(water(), camera, deep, settingOf('a boat on a lake'))).toBeNull();
    // As in a picture of one pixel.
    const skyward = { ...camera, horizon: SIDE };
    expect(planJetty(water(), skyward, deep, settingOf('a jetty on a lake'))).toBeNull();
    expect(planJetty(water(), camera, deep, settingOf('a lake, a jetty far away'))).toBeNull();
  });

  it('begins ashore where the shore is seen, and is nowhere without water', () => {
    const setting = settingOf('a jetty on a lake');
    const shore = mapOf((z) => (z < 40 ? 3 : -8));
    const jetty = planJetty(water(), camera, shore, setting);
    expect(jetty?.z).toBeGreaterThan(20);
    expect(jetty?.z).toBeLessThan(40);
    expect(
      planJetty(
        water(),
        camera,
        mapOf(() => 5),
        setting,
      ),
    ).toBeNull();
  });

  it('stands higher over the waves of a sea', () => {
    const deckOf = (prompt: string) =>
      planJetty(water(), camera, deep, settingOf(prompt))?.deck ?? 0;
    expect(deckOf('a pier by the sea')).toBeGreaterThan(deckOf('a pier on a lake'));
  });

  it('is ground while things are placed, a thing for the water to mirror then, and shades it', () => {
    const setting = settingOf('a jetty on a lake at noon');
    const frame = water();
    const jetty = planJetty(frame, camera, deep, setting);
    if (jetty === null) throw new Error('no jetty');
    const shown = paintJetty(frame, camera, setting, jetty);
    expect(shown.length).toBeGreaterThan(0.04 * SIDE * SIDE);
    for (const at of shown) expect(frame.kind[at]).toBe(LAND);
    raiseJetty(frame, shown);
    expect(frame.kind[shown[0] ?? 0]).toBe(THING);
    frame.rgb.fill(0.5);
    shadeByJetty(frame, camera, setting, jetty);
    const darkened = frame.kind.filter(
      (kind, at) => kind === WATER && (frame.rgb[at * 3] ?? 1) < 0.45,
    );
    expect(darkened.length).toBeGreaterThan(0);
    expect(frame.rgb[(shown[0] ?? 0) * 3]).toBe(0.5);
  });
});
