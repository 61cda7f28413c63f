// Tells the service worker which files make up the client, so that it opens without a network.

import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

export function offline(): Plugin {
  return {
    name: 'steeple-offline',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((file) => !file.endsWith('.map'));
      const parts = files.map((file) => `/${file}`).sort();
      const version = createHash('sha256').update(parts.join()).digest('hex').slice(0, 12);
      const source = JSON.stringify({ version, files: ['/', ...parts] });
      this.emitFile({ type: 'asset', fileName: 'shell.json', source });
    },
  };
}
