// The open points of the rulebook: which readings this engine plays, its own first.

const BOTH = ["a", "b"]; // RN-R1 to RN-R10
const FIRST = ["a"]; // RN-R11 to RN-R30: no scenario shows another reading of these

export const READINGS = {};
for (let n = 1; n <= 30; n++) READINGS[`RN-R${n}`] = n <= 10 ? BOTH : FIRST;

/** The reading that holds in this position: the one it demands, otherwise our own. */
export function reading(position, ruling) {
  return position.rulings[ruling] ?? READINGS[ruling][0];
}
