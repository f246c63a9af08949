const EVERY_MS = 10_000;

/** Tells now and then how many are done and how long the others will take. */
export function progressTold(
  told: (text: string) => void,
  now: () => number = Date.now,
): (done: number, of: number) => void {
  const start = now();
  let last = start;
  return (done, of) => {
    const time = now();
    if (done < of && time - last < EVERY_MS) return;
    last = time;
    const left = ((time - start) / done) * (of - done);
    told(`${done} of ${of}, ${Math.ceil(left / 60_000)} min left`);
  };
}
