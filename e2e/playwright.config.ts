import { defineConfig } from '@playwright/test';

/**
 * Disabled features of Chromium. The last `--disable-features` wins, so the relevant ones of Playwright are repeated. The
 * internal pages of the address bar would be rendered for each test.
 */
const DISABLED_FEATURES = [
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

/** Browser tests against both built applications. Each worker starts its own; tests wait about as long as they compute. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  // `npm test` skips tests tagged as slow, `npm test -- browser-slow` runs only those.
  ...(process.env.SLOW_JOURNEYS ? { grep: /@slow/ } : { grepInvert: /@slow/ }),
  globalSetup: ['./leak-check/check-run.ts', './template.ts'],
  globalTeardown: './shrink-screenshots.ts',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', threshold: 0.05, maxDiffPixels: 300 },
  },
  // The same screenshots for every platform: the font comes from the site.
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  outputDir: '../test-results',
  reporter: [['list']],
  use: {
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    viewport: { width: 1280, height: 800 },
    // Traces cost time, so they are recorded locally only.
    trace: process.env.CI ? 'off' : { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      executablePath: process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Pages live for seconds: to optimize their code costs more computing time than it saves.
        '--js-flags=--no-turbofan --no-maglev',
        // Chromium without windows draws text as the other build does on Debian.
        '--font-render-hinting=slight',
        `--disable-features=${DISABLED_FEATURES.join(',')}`,
      ],
    },
  },
});
