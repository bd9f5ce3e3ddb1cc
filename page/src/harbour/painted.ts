/** Once what has changed so far can be seen; soon in any case. What was pressed is drawn before all that comes of it. */

const LONGEST = 100;

export function painted(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, LONGEST);
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
  });
}
