import { ball, blade, ellipsoid, limb, type Solid } from '../../sculpt/solid.ts';
import { add, between, normalise, subtract, type Vector } from '../../sculpt/vector.ts';
import type { Leg } from '../beast-poses/joints.ts';
import type { Build, LegBuild, Looks } from '../build.ts';

/** A leg: muscles that belong to the trunk, bones with little on them below, and the foot. */
export function legOf(
  build: Build,
  leg: LegBuild,
  looks: Looks,
  joints: Leg,
  isHind: boolean,
): Solid[] {
  const [root, elbow, wrist, knuckle, toe] = joints;
  const [upper, middle, ankle] = leg.thick;
  const { muscle } = leg;
  const inward = 0.82;
  // Short hair shows the bones.
  const shin = shorn(looks.coat);
  const within: Vector = [root[0], root[1], root[2] * inward];
  const calf = between(elbow, wrist, 0.36);
  const heel = add(wrist, isHind ? [-middle * 0.55, middle * 0.3, 0] : [0, 0, 0]);
  return [
    blade(looks.coat, within, elbow, muscle, upper * 1.12, 0.52, muscle * 0.42),
    ...(isHind
      ? [
          blade(
            looks.coat,
            add(within, [-muscle * 0.35, -muscle * 0.1, 0]),
            between(elbow, wrist, 0.3),
            muscle * 0.72,
            upper * 0.85,
            0.55,
            muscle * 0.3,
          ),
        ]
      : []),
    limb(shin, elbow, calf, upper, upper * 0.94, upper * 0.6),
    limb(shin, calf, wrist, upper * 0.94, middle * 0.84, upper * 0.3),
    // The tendon from the calf to the heel; the point of an elbow.
    isHind
      ? limb(shin, add(calf, [-upper * 0.4, 0, 0]), heel, upper * 0.6, middle * 0.5, middle * 0.4)
      : ball(shin, add(elbow, [-upper * 0.5, upper * 0.3, 0]), upper * 0.62, upper * 0.4),
    ball(looks.socks, heel, middle * (isHind ? 0.86 : 1.12), middle * 0.4),
    limb(looks.socks, wrist, knuckle, middle * 0.82, ankle * 0.92, middle * 0.4),
    ...(build.feet === 'hooves'
      ? hoofOf(looks, knuckle, toe, leg.thick)
      : pawOf(build, looks, knuckle, toe, leg.thick)),
  ];
}

/** How long the hair below an elbow is beside the rest. */
const SHORN = 0.45;

/** A coat of hair that is short, as on legs. */
const shorn = (coat: Looks['coat']): Looks['coat'] => ({ ...coat, fur: (coat.fur ?? 0) * SHORN });

type Thick = LegBuild['thick'];

function hoofOf(looks: Looks, knuckle: Vector, toe: Vector, [, , ankle, end]: Thick): Solid[] {
  const crown = between(knuckle, toe, 0.62);
  return [
    ball(looks.socks, knuckle, ankle * 1.18, ankle * 0.5),
    limb(looks.socks, knuckle, crown, ankle, end * 0.84, ankle * 0.5),
    limb(
      looks.hoof,
      between(knuckle, toe, 0.72),
      between(knuckle, toe, 0.96),
      end * 0.88,
      end * 1.08,
    ),
  ];
}

/** Toes side by side, a claw on each where they are thick enough to show. */
function pawOf(
  build: Build,
  looks: Looks,
  knuckle: Vector,
  toe: Vector,
  [, , ankle, end]: Thick,
): Solid[] {
  const ahead = normalise(subtract(toe, knuckle));
  if (build.feet === 'soles') {
    const soles = [-0.42, 0.42].map((z) =>
      ellipsoid(
        looks.socks,
        add(toe, [end * 0.2, -end * 0.28, end * z]),
        [end * 1.1, end * 0.42, end * 0.62],
        end * 0.3,
      ),
    );
    const nails = [-0.42, 0.42].map((z) =>
      ellipsoid(
        looks.hoof,
        add(toe, [end * 1.16, -end * 0.3, end * z]),
        [end * 0.2, end * 0.2, end * 0.24],
        end * 0.1,
      ),
    );
    return [limb(looks.socks, knuckle, toe, ankle, ankle * 1.15, ankle * 0.5), ...soles, ...nails];
  }
  if (build.feet === 'pads') {
    const nails = [-0.7, 0, 0.7].map((z) =>
      ellipsoid(
        looks.hoof,
        add(toe, [end * 0.82 * Math.max(0.4, 1 - 0.4 * Math.abs(z)), end * 0.02, end * z]),
        [end * 0.2, end * 0.26, end * 0.26],
        end * 0.06,
      ),
    );
    return [
      limb(looks.socks, knuckle, add(toe, [0, end * 0.4, 0]), ankle, end, ankle * 0.6),
      ...nails,
    ];
  }
  const toes = [-0.62, -0.21, 0.21, 0.62].map((z) => {
    const on = 1 - 0.35 * Math.abs(z);
    const at = add(toe, [ahead[0] * end * 0.42 * on, ahead[1] * end * 0.42 * on, end * z]);
    return limb(looks.socks, between(knuckle, at, 0.5), at, end * 0.42, end * 0.45, end * 0.16);
  });
  return [limb(looks.socks, knuckle, toe, ankle, end * 0.86, ankle * 0.6), ...toes];
}
