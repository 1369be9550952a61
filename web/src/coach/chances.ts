// Win probabilities as text: a chance in per cent, a difference in points.

import { i18n } from "../i18n";

/** A probability in per cent; below 0 or above 1 if luck has been taken out of it. */
export function percent(chance: number): string {
  return chance.toLocaleString(i18n.language, { style: "percent", maximumFractionDigits: 0 }).replace("-", "−");
}

/** A difference of probabilities in points, without a sign. */
export function points(difference: number): string {
  return Math.abs(100 * difference).toLocaleString(i18n.language, { maximumFractionDigits: Math.abs(difference) < 0.1 ? 1 : 0 });
}

/** The same with a sign. */
export function signedPoints(difference: number): string {
  const text = (100 * difference).toLocaleString(i18n.language, { signDisplay: "exceptZero", minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return text.replace("-", "−");
}
