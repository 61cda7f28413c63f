import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { words } from './build/words.ts';

export default defineConfig({
  plugins: [svelte(), words()],
  resolve: { conditions: ['browser'] },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts', 'build/**/*.test.ts'] },
});
