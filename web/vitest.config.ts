import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { words } from './build/words.ts';

/** Tests that need a page. Starting a jsdom takes longer than most tests, so the others go without. */
const WITH_PAGE = ['src/**/*.dom.test.ts', 'src/**/*.dom.svelte.test.ts'];

export default defineConfig({
  plugins: [svelte(), words()],
  resolve: { conditions: ['browser'] },
  test: {
    pool: 'threads',
    // They share their modules, and with them the words: each says which language it speaks.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'plain',
          environment: 'node',
          include: ['src/**/*.test.ts', 'build/**/*.test.ts'],
          exclude: WITH_PAGE,
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          environment: 'jsdom',
          include: WITH_PAGE,
          setupFiles: 'build/clean-page.ts',
        },
      },
    ],
  },
});
