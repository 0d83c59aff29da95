import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as entry from '../src/entry.server.tsx';
import type { Build } from './builds.ts';
import { parseEnv, type SiteEnv } from './env.ts';
import { assetsFromBuild } from './http/assets.ts';
import { listen, startFailure } from './listen.ts';
import { createSite } from './site.ts';

const distDirectory = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

let env: SiteEnv | undefined;
try {
  env = parseEnv(process.env);
  const clientDirectory = path.join(distDirectory, 'client');
  const site = await createSite({
    env,
    build: JSON.parse(readFileSync(path.join(distDirectory, 'build.json'), 'utf8')) as Build,
    entry: async () => entry,
    assetsOf: assetsFromBuild(clientDirectory),
    clientDirectory,
  });
  await listen(site, env);
} catch (error) {
  process.stderr.write(`${startFailure(error, env)}\n`);
  process.exit(1);
}
