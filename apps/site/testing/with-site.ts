import { afterAll, beforeAll } from 'vitest';
import { type RunningCms, startContent } from './start-content.ts';
import { type RunningSite, type StartSiteOptions, startSite } from './start-site.ts';

/** A proxy for an object that is created later, in `beforeAll`. */
function lazyProxy<T extends object>(find: () => T | undefined): T {
  return new Proxy({} as T, {
    get(_nothing, name) {
      const started = find();
      if (!started) throw new Error(`It has not started, so it has no ${String(name)}.`);
      return Reflect.get(started, name);
    },
  });
}

/**
 * Starts the back office of `startContent` and a site in front of it, once for all tests of a file, before the file's own
 * `beforeAll`.
 */
export function withSite(options: Omit<StartSiteOptions, 'cmsUrl' | 'serviceKey'> = {}): {
  cms: RunningCms;
  site: RunningSite;
} {
  let cms: RunningCms | undefined;
  let site: RunningSite | undefined;

  beforeAll(async () => {
    cms = await startContent();
    site = await startSite({ ...options, cmsUrl: cms.url, serviceKey: cms.serviceKey });
  });

  afterAll(async () => {
    await site?.stop();
    await cms?.stop();
  });

  return { cms: lazyProxy(() => cms), site: lazyProxy(() => site) };
}
