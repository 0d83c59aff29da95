import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { canInstallSystemPackages, installSystemPackages } from '../lib/debian.mjs';
import { ROOT, withWorkspaceBin } from '../lib/paths.mjs';
import { runStep } from '../lib/run-step.mjs';
import { UserError } from '../lib/user-error.mjs';

const CHROMIUM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const HEADLESS_SHELL_PATH = '/usr/bin/chromium-headless-shell';

/**
 * The path of Chromium, which is installed where it is missing.
 * @param {AbortSignal} signal
 */
export async function ensureChromium(signal) {
  const found = findConfigured() ?? findChromium();
  if (found) return found;
  if (canInstallSystemPackages()) {
    await installSystemPackages(['chromium'], { what: 'Chromium', signal });
    const installed = findChromium();
    if (installed) return installed;
  }
  return downloadChromium(signal);
}

/**
 * The path of Chromium without its windows, for the browser tests: the same pages for a tenth less computing time. Where
 * Debian's package cannot be installed, Chromium itself.
 * @param {AbortSignal} signal
 */
export async function ensureHeadlessChromium(signal) {
  const configured = findConfigured();
  if (configured) return configured;
  if (!existsSync(HEADLESS_SHELL_PATH) && canInstallSystemPackages()) {
    try {
      await installSystemPackages(['chromium-headless-shell'], { what: 'Chromium without windows', signal });
    } catch (error) {
      signal.throwIfAborted();
      console.log(`${error instanceof Error ? error.message : error} Chromium itself is used.`);
    }
  }
  return existsSync(HEADLESS_SHELL_PATH) ? HEADLESS_SHELL_PATH : ensureChromium(signal);
}

function findConfigured() {
  const configured = process.env.CHROMIUM_PATH;
  if (configured && !existsSync(configured)) {
    throw new UserError(`CHROMIUM_PATH is ${configured}, where there is no file.`);
  }
  return configured || undefined;
}

function findChromium() {
  return CHROMIUM_PATHS.find((path) => existsSync(path));
}

/** @param {AbortSignal} signal */
async function downloadChromium(signal) {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  const path = String(chromium.executablePath());
  if (existsSync(path)) return path;
  await runStep({
    title: 'Downloading Chromium',
    command: 'playwright',
    args: ['install', 'chromium'],
    cwd: ROOT,
    env: { ...process.env, PATH: withWorkspaceBin(process.env.PATH) },
    onFailure: 'There is no Chromium and none could be downloaded: install one and set CHROMIUM_PATH to it.',
    signal,
  });
  return path;
}
