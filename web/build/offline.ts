// Tells the service worker which files make up the client, so that it opens without a network.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The page itself is asked for as `/`; the worker and the lists are for others. */
const LEFT_OUT = new Set(['index.html', 'sw.js', 'shell.json', 'pieces.json']);
/** A piece larger than this, such as the 3D tables, comes when it is used. */
const LARGE_BYTES = 300_000;

export function offline(): Plugin {
  return {
    name: 'steeple-offline',
    apply: 'build',
    writeBundle({ dir }) {
      if (!dir) return;
      const files = readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
        .sort();
      const version = createHash('sha256');
      for (const file of files) version.update(readFileSync(join(dir, file)));
      const listed = files
        .filter((file) => !LEFT_OUT.has(file) && statSync(join(dir, file)).size < LARGE_BYTES)
        .map((file) => `/${file.replaceAll('\\', '/')}`);
      writeFileSync(
        join(dir, 'shell.json'),
        JSON.stringify({ version: version.digest('hex').slice(0, 12), files: ['/', ...listed] }),
      );
    },
  };
}
