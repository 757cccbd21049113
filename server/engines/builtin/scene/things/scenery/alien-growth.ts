import { pick } from '../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { plain, rough, worn } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { ball, ellipsoid, frustum, type Look, limb, ring, type Solid } from '../sculpt/solid.ts';
import { pitch, roll, type Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

/** Light of living lamps, brighter than what is lit. */
const LAMPS: readonly Colour[] = [
  [0.35, 1.35, 1.5],
  [1.5, 0.5, 1.3],
  [0.8, 1.5, 0.45],
  [1.6, 0.85, 0.35],
];
const STEM: Colour = [0.2, 0.3, 0.36];
const FLESH: readonly Colour[] = [
  [0.5, 0.16, 0.44],
  [0.16, 0.34, 0.46],
  [0.62, 0.24, 0.22],
];
const ROCK: Colour = [0.36, 0.26, 0.4];

const shining = (colour: Colour): Look => plain(colour, { glow: () => 0.95 });

/** Bulbs that shine, on bent stalks out of one root. */
export function bulbPlant(wish: Wish): Sprite {
  const { random } = wish;
  const light = wish.colour ?? pick(random, LAMPS);
  const stalks = 4 + random.below(3);
  const model = Array.from({ length: stalks }, (_, n): Solid[] => {
    const turn = ((n + 0.6 * random.unit()) / stalks) * 2 * Math.PI;
    const high = 0.5 + 0.42 * random.unit();
    const out = 0.14 + 0.22 * random.unit();
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const at = (share: number): Vector => [
      c * out * share ** 1.6,
      high * Math.sin((share * Math.PI) / 2.1),
      s * out * share ** 1.6,
    ];
    const size = 0.075 + 0.045 * random.unit();
    const top = at(1);
    const wood = worn(STEM, 0.3);
    return [
      ...[0, 1, 2, 3].map((k) =>
        limb(wood, at(k / 4), at((k + 1) / 4), 0.03 - 0.004 * k, 0.026 - 0.004 * k, 0.01),
      ),
      ellipsoid(shining(light), [top[0], top[1] + size * 0.8, top[2]], [size, size * 1.35, size]),
      ...[0, 1, 2, 3, 4].map((k) => {
        const leaf = turn + (k / 5) * 2 * Math.PI;
        return limb(
          wood,
          top,
          [
            top[0] + Math.cos(leaf) * size * 1.05,
            top[1] + size * 0.7,
            top[2] + Math.sin(leaf) * size * 1.05,
          ],
          0.016,
          0.004,
        );
      }),
    ];
  });
  return portray(wish, model.flat(), 1, 0.06, 3);
}

/** A tree whose boughs are tentacles with suckers that shine. */
export function tentacleTree(wish: Wish): Sprite {
  const { random } = wish;
  const flesh = wish.colour ?? pick(random, FLESH);
  const light = pick(random, LAMPS);
  const skin: Look = {
    paint: (x, y, z) => {
      const band = Math.sin(y * 38 + 3 * Math.sin(Math.atan2(z, x) * 2));
      return scaleColour(flesh, 0.86 + 0.24 * band);
    },
    bump: (_x, y) => 0.006 * Math.sin(y * 60),
    gloss: 0.25,
  };
  const boughs = 7 + random.below(3);
  const model: Solid[] = [limb(skin, [0, 0, 0], [0, 0.42, 0], 0.1, 0.075, 0.03)];
  for (let n = 0; n < 5; n++) {
    const turn = (n / 5) * 2 * Math.PI + random.unit();
    model.push(
      limb(skin, [0, 0.1, 0], [Math.cos(turn) * 0.24, 0, Math.sin(turn) * 0.24], 0.06, 0.025, 0.06),
    );
  }
  for (let n = 0; n < boughs; n++) {
    const turn = ((n + 0.5 * random.unit()) / boughs) * 2 * Math.PI;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const reach = 0.34 + 0.16 * random.unit();
    const rise = 0.34 + 0.26 * random.unit();
    const curl = 0.8 + 0.9 * random.unit();
    let from: Vector = [0, 0.4, 0];
    for (let k = 1; k <= 9; k++) {
      const share = k / 9;
      const bend = share * curl * Math.PI;
      const out = reach * (share + 0.18 * Math.sin(bend));
      const up = 0.4 + rise * Math.sin(Math.min(Math.PI, bend) * 0.9) + 0.1 * share;
      const to: Vector = [c * out, up, s * out];
      const thick = (t: number) => 0.062 * (1 - t) ** 0.8 + 0.012;
      model.push(limb(skin, from, to, thick((k - 1) / 9), thick(share), 0.02));
      if (k > 3 && k % 2 === 0)
        model.push(
          ball(
            shining(light),
            [to[0], to[1] - thick(share) * 0.9, to[2] - thick(share) * 0.5],
            0.018,
          ),
        );
      from = to;
    }
    model.push(ball(shining(light), from, 0.03));
  }
  return portray(wish, model, 1, 0.05, 3);
}

/** A giant frond that is rolled up in a spiral. */
export function spiralFrond(wish: Wish): Sprite {
  const { random } = wish;
  const flesh = wish.colour ?? mixColour(pick(random, FLESH), [0.3, 0.75, 0.5], 0.6);
  const light = pick(random, LAMPS);
  const skin: Look = {
    paint: (x, y) => scaleColour(flesh, 0.8 + 0.35 * Math.abs(Math.sin(x * 30 + y * 26))),
    gloss: 0.2,
  };
  const path: Vector[] = Array.from({ length: 7 }, (_, n) => [0.02 * n, (n / 6) * 0.56, 0]);
  const [cx, cy] = [-0.12, 0.72];
  for (let n = 0; n <= 34; n++) {
    const turn = -0.55 + (n / 34) * 4.6 * Math.PI;
    const radius = 0.27 * (1 - n / 38);
    path.push([cx + radius * Math.cos(turn), cy + radius * Math.sin(turn), 0]);
  }
  const model: Solid[] = path.slice(1).map((to, n) => {
    const share = n / path.length;
    return limb(
      skin,
      path[n] as Vector,
      to,
      0.055 * (1 - share) + 0.018,
      0.055 * (1 - share) + 0.017,
      0.01,
    );
  });
  for (let n = 8; n < path.length; n += 2) {
    const at = path[n] as Vector;
    model.push(ball(shining(light), [at[0], at[1], -0.045], 0.017));
  }
  return portray(wish, model, 0.5, 0.04, 3);
}

/** Shelves of a giant fungus, one over the other, their edges aglow. */
export function shelfFungus(wish: Wish): Sprite {
  const { random } = wish;
  const flesh = wish.colour ?? pick(random, FLESH);
  const light = pick(random, LAMPS);
  const count = 3 + random.below(3);
  const model: Solid[] = [limb(worn(STEM, 0.25), [0, 0, 0], [0.04, 0.95, 0], 0.07, 0.035, 0.02)];
  for (let n = 0; n < count; n++) {
    const y = 0.3 + (n / count) * 0.68;
    const radius = 0.34 * (1 - 0.5 * (n / count)) * (0.8 + 0.4 * random.unit());
    const tilt = roll(0.24 * (random.unit() - 0.5));
    const x = 0.08 * (random.unit() - 0.5);
    model.push(
      ellipsoid(worn(flesh, 0.25), [x, y, 0], [radius, radius * 0.26, radius], 0.02, tilt),
      ring(shining(light), [x, y - 0.012, 0], radius * 0.95, 0.016, tilt),
    );
  }
  return portray(wish, model, 0.6, 0.05, 3);
}

/** A spire of rock that wind has cut, some with a window through it, crystals at its foot. */
export function alienRock(wish: Wish): Sprite {
  const { random } = wish;
  const stone: Look = {
    ...rough(wish.colour ?? ROCK, 1.3),
    paint: (x, y, z) =>
      scaleColour(
        mixColour(
          wish.colour ?? ROCK,
          [0.62, 0.36, 0.42],
          0.5 + 0.5 * Math.sin(y * 24 + 2 * Math.sin(x * 5 + z * 4)),
        ),
        0.85 + 0.2 * Math.sin(x * 13 + z * 11),
      ),
  };
  const isArch = random.unit() < 0.5;
  const light = pick(random, LAMPS);
  const crystals = Array.from({ length: 5 }, (_, n) => {
    const turn = n * 1.3 + random.unit();
    const out = 0.26 + 0.12 * random.unit();
    const foot: Vector = [Math.cos(turn) * out, 0, -Math.abs(Math.sin(turn)) * out * 0.8 - 0.05];
    return frustum(
      shining(light),
      foot,
      0.1 + 0.12 * random.unit(),
      0.035,
      0.004,
      roll(-0.5 * Math.cos(turn)),
    );
  });
  const body: Solid[] = isArch
    ? [
        limb(stone, [-0.38, 0, 0], [-0.3, 0.5, 0], 0.17, 0.12, 0.08),
        limb(stone, [0.4, 0, 0.05], [0.3, 0.52, 0], 0.14, 0.1, 0.08),
        ring(stone, [0, 0.52, 0], 0.31, 0.1, pitch(Math.PI / 2)),
        limb(stone, [-0.1, 0.82, 0], [0.02, 0.98, 0], 0.1, 0.05, 0.1),
      ]
    : [
        limb(stone, [0, 0, 0], [0.06, 0.55, 0], 0.22, 0.13, 0.08),
        limb(stone, [0.06, 0.5, 0], [-0.03, 0.82, 0], 0.12, 0.17, 0.1),
        limb(stone, [-0.03, 0.8, 0], [0.05, 1, 0], 0.15, 0.05, 0.08),
        limb(stone, [0.3, 0, 0.06], [0.26, 0.34, 0.06], 0.13, 0.08, 0.1),
      ];
  return portray(wish, [...body, ...crystals], 0.6, 0.04, 3);
}
