// Unpacks the Chromium of the package, and prints where it is and what it needs around it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('./node_modules/.unpacked', import.meta.url));
mkdirSync(folder, { recursive: true });
// It unpacks into the folder for temporary files, and brings its own system libraries if it
// finds itself on a Lambda: both are decided when it is imported.
process.env.TMPDIR = folder;
process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs24.x';
const { default: chromium } = await import('@sparticuz/chromium');
const executable = await chromium.executablePath();
// Its own list of fonts names a folder that it was not unpacked into. Without a font there is no text.
const { LD_LIBRARY_PATH } = process.env;
const FONTCONFIG_FILE = join(folder, 'fonts.conf');
const places = [join(folder, 'fonts'), '/usr/share/fonts', '/usr/local/share/fonts'];
writeFileSync(
  FONTCONFIG_FILE,
  `<fontconfig>${places.map((place) => `<dir>${place}</dir>`).join('')}<cachedir>${join(folder, 'fonts-cache')}</cachedir></fontconfig>`,
);
console.log(JSON.stringify({ executable, environment: { LD_LIBRARY_PATH, FONTCONFIG_FILE } }));
