import { defineConfig } from '@playwright/test';

/**
 * What Chromium leaves out. The last such switch counts, so what Playwright leaves out is repeated here, as far as it
 * matters; the address bar's own pages, which nobody sees, would be rendered anew for each test.
 */
const WITHOUT = [
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

/** What a person does, against both built applications. One worker: the journeys share two cores with two servers. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  // `npm test` leaves out what is tagged as slow, `npm test -- browser-slow` runs nothing else.
  ...(process.env.SLOW_JOURNEYS ? { grep: /@slow/ } : { grepInvert: /@slow/ }),
  globalSetup: './template.ts',
  globalTeardown: './shrink-screenshots.ts',
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', threshold: 0.05, maxDiffPixels: 300 },
  },
  // The same pictures for every platform: the font is the site's own.
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  outputDir: '../test-results',
  reporter: [['list']],
  use: {
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    viewport: { width: 1280, height: 800 },
    // Each step of each test is kept until it is known whether that fails: worth its time where somebody can look.
    trace: process.env.CI ? 'off' : { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${WITHOUT.join(',')}`,
      ],
    },
  },
});
