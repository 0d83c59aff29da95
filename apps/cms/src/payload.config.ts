import { existsSync } from 'node:fs';
import path from 'node:path';
import { createConfig } from './create-config.ts';
import { envForBuilding, parseEnv } from './env.ts';

/** Builds need only the configuration's shape and have no secrets. */
const isBuilding = process.env.NEXT_PHASE === 'phase-production-build' || process.env.CMS_BUILDING === '1';

/** The server may start in the application's folder or in the repository's root. */
function sourceFolder(): string {
  const here = path.resolve(/* turbopackIgnore: true */ process.cwd(), 'src');
  return existsSync(path.join(here, 'create-config.ts'))
    ? here
    : path.resolve(/* turbopackIgnore: true */ process.cwd(), 'apps/cms/src');
}

export default createConfig(isBuilding ? envForBuilding(process.env) : parseEnv(process.env), sourceFolder());
