import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environmentFor, reachableHost, readPort } from './environment.mjs';
import { PINNED_NODE, withWorkspaceBin } from './paths.mjs';

/** @typedef {'site' | 'cms'} App */

/** Graceful shutdown: how long an application may take to finish its requests, after draining. */
const STOP_WITHIN_MS = 10_000;
/** The default in `apps/site/server/env.ts`. */
const DEFAULT_DRAIN_SECONDS = 2;

/**
 * The process behind a script of an application's package.json. It is started directly rather than through npm, so
 * that signals reach it.
 * @param {string} root
 * @param {App} app
 * @param {string} script
 * @param {NodeJS.ProcessEnv} environment
 * @returns {import('./supervisor.mjs').Service}
 */
export function serviceOf(root, app, script, environment) {
  const cwd = join(root, 'apps', app);
  const text = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8')).scripts[script];
  // `exec` makes npm's shell replace itself by Node.js, which then receives npm's signals.
  const [program, ...args] = String(text)
    .replace(/^exec /, '')
    .split(' ');
  if (program !== 'node')
    throw new Error(`The script "${script}" of apps/${app} does not start with node: ${text}`);
  return {
    name: app,
    command: PINNED_NODE,
    args,
    cwd,
    env: { ...environmentFor(environment, app), PATH: withWorkspaceBin(environment.PATH) },
    stopWithinMs: STOP_WITHIN_MS + (app === 'site' ? drainMs(environment) : 0),
  };
}

/**
 * How long the site drains before it stops. The site itself rejects what is not a number.
 * @param {NodeJS.ProcessEnv} environment
 */
function drainMs({ DRAIN_SECONDS }) {
  const seconds = Number(DRAIN_SECONDS || DEFAULT_DRAIN_SECONDS);
  return Number.isFinite(seconds) ? seconds * 1_000 : 0;
}

/**
 * Every port that Beranda opens.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {import('./ports.mjs').WantedPort[]}
 */
export function wantedPorts(environment) {
  const siteHost = environment.SITE_HOST ?? '';
  const cmsHost = environment.CMS_HOST ?? '';
  return [
    {
      variable: 'SITE_PORT',
      hostVariable: 'SITE_HOST',
      host: siteHost,
      port: readPort(environment, 'SITE_PORT'),
      what: 'the site',
    },
    {
      variable: 'CMS_PORT',
      hostVariable: 'CMS_HOST',
      host: cmsHost,
      port: readPort(environment, 'CMS_PORT'),
      what: 'the back office',
    },
    {
      variable: 'INTERNAL_PORT',
      host: '127.0.0.1',
      port: readPort(environment, 'INTERNAL_PORT'),
      what: "the site's metrics",
    },
  ];
}

/**
 * The readiness and liveness probes of an application from this machine, and the Host header for them. The site is live
 * without content; the back office is ready as soon as it is live.
 * @param {NodeJS.ProcessEnv} environment
 * @param {App} app
 */
export function readinessOf(environment, app) {
  const { SITE_HOST = '', SITE_PORT, SITE_URL = '', CMS_HOST = '', CMS_PORT } = environment;
  if (app === 'site') {
    const origin = `http://${reachableHost(SITE_HOST)}:${SITE_PORT}`;
    return { url: `${origin}/readyz`, aliveUrl: `${origin}/healthz`, host: new URL(SITE_URL).host };
  }
  const url = `http://${reachableHost(CMS_HOST)}:${CMS_PORT}/api/healthz`;
  return { url, aliveUrl: url };
}
