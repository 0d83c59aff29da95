import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { canInstallSystemPackages, installSystemPackages } from '../lib/debian.mjs';
import { ROOT, withWorkspaceBin } from '../lib/paths.mjs';
import { runStep } from '../lib/run-step.mjs';
import { UserError } from '../lib/user-error.mjs';

const HEADLESS_SHELL_PATH = '/usr/bin/chromium-headless-shell';
const CHROMIUM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The path of Chromium, which is installed where it is missing.
 * @param {AbortSignal} signal
 */
export async function ensureChromium(signal) {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (existsSync(configured)) return configured;
    throw new UserError(`CHROMIUM_PATH is ${configured}, where there is no file.`);
  }
  const chromium = findChromium();
  if (chromium) return chromium;
  if (canInstallSystemPackages()) {
    const options = { what: 'Chromium', signal };
    // Older Debians have no build without windows.
    await installSystemPackages(['chromium', 'chromium-headless-shell'], options).catch(() => {
      signal.throwIfAborted();
      return installSystemPackages(['chromium'], options);
    });
    const installed = findChromium();
    if (installed) return installed;
  }
  return downloadChromium(signal);
}

/**
 * The path of Debian's build of Chromium without windows, which needs some 12 % less CPU time for the same tests and has no
 * back/forward cache; undefined where it is not installed, or where CHROMIUM_PATH names a browser.
 */
export function findHeadlessShell() {
  return !process.env.CHROMIUM_PATH && existsSync(HEADLESS_SHELL_PATH) ? HEADLESS_SHELL_PATH : undefined;
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
    failureMessage:
      'There is no Chromium and none could be downloaded: install one and set CHROMIUM_PATH to it.',
    signal,
  });
  return path;
}
