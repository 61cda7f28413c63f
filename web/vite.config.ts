import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { offline } from './build/offline.ts';
import { words } from './build/words.ts';

const SERVER = process.env.STEEPLE_SERVER ?? 'http://127.0.0.1:8017';

export default defineConfig({
  plugins: [svelte(), words(), offline()],
  build: {
    outDir: '../src/steeple/server/site',
    emptyOutDir: true,
    // Which file is made of which source: `steeple export` takes what a replay needs.
    manifest: 'pieces.json',
    target: 'es2022',
    // The strict content policy of the server allows no inline data but pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
});
