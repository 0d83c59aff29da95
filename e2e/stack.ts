import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { App } from '../scripts/lib/apps.mjs';
import { createBuiltApp, isolatedEnvironment } from '../scripts/lib/built-app.mjs';
import { recordStack } from './leak-check/record-stack.ts';

/** Both built applications, with a copy of the seeded database and their own ports. */
export type Stack = {
  siteUrl: string;
  cmsUrl: string;
  /** Where both keep their files. */
  dataDirectory: string;
  start(app: App): Promise<void>;
  /** Graceful shutdown; resolves when the process has exited. */
  stop(app: App): Promise<void>;
  /** SIGKILL, like a crash. */
  kill(app: App): Promise<void>;
  dispose(): Promise<void>;
};

/** A stack that tests share, and must not stop. */
export type SharedStack = Pick<Stack, 'siteUrl' | 'cmsUrl' | 'dataDirectory'>;

/** The environment of a stack; see `isolatedEnvironment`. */
export function stackEnvironment(dataDirectory: string, settings: Record<string, string> = {}) {
  const { NODE_COMPILE_CACHE } = process.env;
  return isolatedEnvironment(dataDirectory, {
    settings: {
      FORM_RATE_PER_MINUTE: '100',
      FORM_SAME_TEXT_PER_HOUR: '1000',
      CAPTCHA_QUESTION_RATE_PER_HOUR: '1000',
      CAPTCHA_QUESTION_TOTAL_PER_HOUR: '1000',
      DRAIN_SECONDS: '0',
      // A fifth of the computing time of all tests.
      RECOMPRESS_PAGES: 'off',
      // The most verbose level of production: personal data must not be logged at any level.
      LOG_LEVEL: 'trace',
      ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
      ...settings,
    },
  });
}

/**
 * Waits until the site responds to searches. On a busy machine it may be ready before: it waits for its index for a limited
 * time.
 */
export async function waitUntilSearchable(siteUrl: string): Promise<void> {
  const address = `${siteUrl}/api/id/v2/search/suggestions?q=kpr`;
  for (let tries = 0; tries < 150; tries += 1) {
    if ((await fetch(address)).ok) return;
    await sleep(200);
  }
  throw new Error('the site did not respond to a search');
}

/** @param settings environment variables that override the defaults. */
export async function startStack(settings: Record<string, string> = {}): Promise<Stack> {
  const template = process.env.BERANDA_E2E_TEMPLATE;
  if (!template) throw new Error('there is no seeded template; run through the Playwright configuration');
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'beranda-e2e-'));
  cpSync(template, dataDirectory, { recursive: true });
  const environment = await stackEnvironment(dataDirectory, settings);
  const recorder = recordStack(environment, dataDirectory);
  const apps = {
    site: createBuiltApp('site', environment, { onLine: recorder.onLine('site') }),
    cms: createBuiltApp('cms', environment, { onLine: recorder.onLine('cms') }),
  };

  const stack: Stack = {
    siteUrl: environment.SITE_URL,
    cmsUrl: environment.CMS_URL,
    dataDirectory,
    start: (app) => apps[app].start(),
    stop: (app) => apps[app].stop(),
    kill: (app) => apps[app].kill(),
    async dispose() {
      await recorder.recordResponses();
      await Promise.all([apps.site.stop(), apps.cms.stop()]);
      recorder.recordFiles();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
  try {
    await stack.start('cms');
    await stack.start('site');
    await waitUntilSearchable(stack.siteUrl);
  } catch (error) {
    await stack.dispose();
    throw error;
  }
  return stack;
}
