/** The first pixel whose centre, at 16i + 8 in 1/16 px, is ≥ `units`. */
export function firstCentre(units: number): number {
  return Math.ceil((units - 8) / 16);
}

/** The last pixel whose centre is ≤ `units`. */
export function lastCentre(units: number): number {
  return Math.floor((units - 8) / 16);
}
