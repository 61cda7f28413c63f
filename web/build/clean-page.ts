// Tests with a page share it: each begins with an empty one, which remembers nothing.

import { beforeEach } from 'vitest';

beforeEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
