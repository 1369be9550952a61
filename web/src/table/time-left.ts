/** A time in minutes and seconds, with hours if there are any: 0:59, 71:59:30. */
export function formatTime(seconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  const minutes = seconds / 60;
  return minutes < 60 ? `${Math.floor(minutes)}:${two(seconds % 60)}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}
