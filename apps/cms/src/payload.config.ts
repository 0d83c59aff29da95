import { existsSync } from 'node:fs';
import path from 'node:path';
import { createConfig } from './create-config.ts';
import { envForBuilding, parseEnv } from './env.ts';

/** Building only needs the shape of the configuration, and no secret is at hand there. */
const isBuilding = process.env.NEXT_PHASE === 'phase-production-build' || process.env.CMS_BUILDING === '1';

/** The server starts in this application's folder, or, from the repository's root, in none of its own. */
function sourceFolder(): string {
  const here = path.resolve(/* turbopackIgnore: true */ process.cwd(), 'src');
  return existsSync(path.join(here, 'create-config.ts'))
    ? here
    : path.resolve(/* turbopackIgnore: true */ process.cwd(), 'apps/cms/src');
}

export default createConfig(isBuilding ? envForBuilding(process.env) : parseEnv(process.env), sourceFolder());
