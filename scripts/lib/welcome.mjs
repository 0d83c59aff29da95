import { readinessOf } from './apps.mjs';

/**
 * The text that is printed after a start: URLs and next steps.
 * @param {NodeJS.ProcessEnv} environment
 * @param {{ seconds: number, hasContent: boolean }} start how long the start took, and whether the site has
 *   content
 */
export async function welcome(environment, { seconds, hasContent }) {
  const admin = `${environment.CMS_URL}/admin`;
  const lines = [
    '',
    `Beranda is ready (${seconds.toFixed(1)} s).`,
    '',
    `  Site             ${environment.SITE_URL}`,
    `  Site, English    ${environment.SITE_URL}/en`,
    `  Back office      ${admin}`,
    '',
  ];
  if (!(await hasUsers(environment))) {
    lines.push(
      `There is no administrator yet: open ${admin} now, it asks for the first one's name and password.`,
      '',
    );
  }
  if (!hasContent) {
    lines.push(
      'The site has nothing to show yet. Where the database is empty, save Site settings and Navigation in the back',
      'office; the site finds them by itself. Otherwise its lines above, marked "site", say what it waits for.',
      '',
    );
  }
  lines.push('Ctrl-C stops both.', '');
  return lines.join('\n');
}

/** @param {NodeJS.ProcessEnv} environment */
async function hasUsers(environment) {
  try {
    const address = new URL('/api/users/init', readinessOf(environment, 'cms').url);
    const response = await fetch(address, { signal: AbortSignal.timeout(5_000) });
    const body = /** @type {{ initialized?: boolean }} */ (await response.json());
    return response.ok && body.initialized === true;
  } catch {
    return false;
  }
}
