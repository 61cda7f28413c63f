// Does in a page what somebody would do who can't wait: presses the button as soon as it is painted,
// and looks for the answer. Times are of the page's own clock, which starts with the navigation.
//
// `target`: what is pressed; `answer`: what is then on the screen; `pressed`: what becomes of it.
({ target, answer, pressed }) => {
  const tell = (what, facts) => console.log(`steeple-bench ${what} ${JSON.stringify(facts)}`);

  function shown(selector) {
    const element = document.querySelector(selector);
    return element !== null && element.getClientRects().length > 0 ? element : null;
  }

  // `look` sees what the next frame will show; `then` is told when that frame is painted.
  function nextFrame(look, then) {
    requestAnimationFrame(() => {
      const seen = look();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => then(seen);
      port2.postMessage(null);
    });
  }

  function press() {
    nextFrame(
      () => ({ isAnswered: shown(answer) !== null, button: shown(target) }),
      ({ isAnswered, button }) => {
        if (isAnswered) return tellFirst();
        button?.click();
        press();
      },
    );
  }

  function tellFirst() {
    const resources = performance.getEntriesByType('resource').map((entry) => ({
      path: new URL(entry.name).pathname,
      bytes: entry.encodedBodySize,
      end_ms: entry.responseEnd,
    }));
    tell('first', { answered_ms: performance.now(), resources });
    addEventListener('click', timePress, { capture: true });
  }

  // From the moment in which the finger is lifted to the frame that shows what it has done.
  function timePress(event) {
    const element = event.target.closest(target);
    const look = () => !element?.isConnected || element.matches(pressed);
    const wait = () => nextFrame(look, (isDone) => {
      if (isDone) tell('press', { ms: performance.now() - event.timeStamp });
      else wait();
    });
    wait();
  }

  press();
}
