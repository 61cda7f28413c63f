// Time that passes on the screen.

/** Call `draw` with the milliseconds so far, frame by frame, until it says `false`.
 *
 * In a page that nobody sees there are no frames: then it is drawn once more, as at its end. */
export function animate(draw: (elapsedMs: number) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const start = performance.now();
    let request = 0;
    const end = (): void => {
      cancelAnimationFrame(request);
      document.removeEventListener('visibilitychange', leave);
      resolve();
    };
    const leave = (): void => {
      if (document.visibilityState !== 'hidden') return;
      draw(Infinity);
      end();
    };
    const frame = (now: number): void => {
      if (draw(Math.max(0, now - start))) request = requestAnimationFrame(frame);
      else end();
    };
    document.addEventListener('visibilitychange', leave);
    frame(start);
  });
}
