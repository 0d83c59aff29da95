import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The layers of docs/conventions.md as `noRestrictedImports` rules: each may import only from the ones before it.
 * Biome uses the last rule that matches a file, so each rule repeats what its surroundings reject.
 *
 * @typedef {{ group: string[], message: string, importNamePattern?: string }} Pattern
 */

/** @param {string} message @param {...string} group @returns {Pattern} */
const reject = (message, ...group) => ({ group, message });

/** A glob of some folders. @param {readonly string[]} names */
const oneOf = (names) => (names.length === 1 ? names[0] : `{${names.join(',')}}`);

/** @param {string[]} includes @param {...Pattern} patterns */
const override = (includes, ...patterns) => ({
  includes,
  linter: { rules: { style: { noRestrictedImports: { level: 'error', options: { patterns } } } } },
});

/** Packages, each with all that it may import beside its own files. @type {Record<string, string[]>} */
const PACKAGES = {
  brand: [],
  finance: [],
  drawings: ['@beranda/brand'],
  complaints: ['@beranda/finance'],
  contract: ['@beranda/finance', 'libphonenumber-js/**', 'zod'],
  search: ['@beranda/contract', '@orama/**'],
};

function packages() {
  const sources = Object.entries(PACKAGES).map(([name, allowed]) =>
    override(
      [`packages/${name}/src/**`, '!**/*.test.ts', '!**/testing/**'],
      reject(
        `This package imports ${allowed.join(', ') || 'nothing'}.`,
        '**',
        ...['./**', '../**', ...allowed].map((glob) => `!${glob}`),
        // The last matching rule replaces the others, so this one repeats what `../**` would allow.
        '**/apps/**',
        '**/src/**',
      ),
    ),
  );
  const applications = reject(
    'Packages must not import the applications.',
    '**/apps/**',
    '@beranda/site',
    '@beranda/cms',
    '#*',
  );
  return [override(['packages/**'], applications), ...sources];
}

const SITE_LAYERS = [
  'i18n',
  'content',
  'app',
  'components',
  'features',
  'layouts',
  'pages',
  'design',
  'routing',
];

function siteSource() {
  const message = `Imports go one way: ${SITE_LAYERS.join(', ')}, entries, server.`;
  const outside = reject(
    'Code in src must not import the server, the back office or test helpers.',
    '#server/**',
    '**/server/**',
    '**/testing/**',
    '**/cms/**',
    '@beranda/cms',
  );
  const otherPages = reject(
    'A page must not import another page; move shared code to a feature.',
    '{#src/pages,..}/*/**',
  );
  const hooks = {
    ...reject('Import the hook of #src/i18n, which keeps what it creates between renders.', 'use-intl'),
    importNamePattern: 'use(Formatter|Translations)',
  };
  const layers = SITE_LAYERS.map((layer, index) => {
    const above = SITE_LAYERS.slice(index + 1);
    const upwards = above.length > 0 ? [`{#src,..,../..,../../..}/${oneOf(above)}/**`] : [];
    return override(
      [`apps/site/src/${layer}/**`, '!**/*.test.{ts,tsx}'],
      reject(message, ...upwards, '**/entry.*'),
      ...(layer === 'pages' ? [otherPages] : []),
      outside,
      hooks,
    );
  });
  return [...layers, override(['apps/site/src/*'], outside)];
}

/** Folders of the site's server, each with those that it may import. @type {Record<string, string[]>} */
const SERVER_FOLDERS = {
  http: [],
  media: ['http'],
  'open-data': ['http'],
  feeds: ['http'],
  'search-api': ['http'],
  calculators: ['http'],
  cache: ['http'],
  captcha: ['http'],
  search: ['http'],
  'search-counts': ['http'],
  feedback: ['http'],
  pages: ['http', 'cache', 'captcha'],
  forms: ['http', 'pages', 'cache', 'captcha'],
};

function siteServer() {
  const outside = reject(
    'The site must not import the back office; use the contract.',
    '**/cms/**',
    '@beranda/cms',
  );
  const folders = Object.entries(SERVER_FOLDERS).map(([folder, allowed]) => {
    const others = Object.keys(SERVER_FOLDERS).filter((name) => name !== folder && !allowed.includes(name));
    return override(
      [`apps/site/server/${folder}/**`, '!**/*.test.ts'],
      reject(
        'Folders of the server build on http; pages build on cache and captcha, forms on pages.',
        `{#server,..}/${oneOf(others)}/**`,
        '{#server,..}/{site,app,content-sources,main,listen,public-server}.ts',
      ),
      outside,
    );
  });
  return [...folders, override(['apps/site/server/*', '!**/*.test.ts'], outside)];
}

const CMS_LAYERS = [
  ['csv', 'dates', 'i18n', 'pdf'],
  ['database'],
  ['security'],
  ['access', 'content', 'http'],
  ['cache-tags', 'confirmation', 'fields', 'links', 'mail', 'preview'],
  ['imports', 'saves', 'social'],
  ['admin', 'redirects'],
  ['items'],
  ['blocks', 'market'],
  ['collections'],
  ['globals'],
  ['audit'],
  ['api', 'compliance', 'jobs', 'timers'],
  ['health'],
];

/** Above all layers of the back office, beside its configuration; may import everything. */
const CMS_TOP = ['app', 'commands'];

function backOffice() {
  const names = CMS_LAYERS.map((layer) => layer.join('/')).join(', ');
  const message = `Imports go one way: ${names}, then configuration, commands and app.`;
  const site = reject(
    'The back office must not import the site.',
    '**/apps/site/**',
    '**/site/{server,src}/**',
    '@beranda/site',
  );
  const layers = CMS_LAYERS.flatMap((layer, index) => {
    const above = [...CMS_LAYERS.slice(index + 1).flat(), ...CMS_TOP];
    return layer.map((folder) => {
      const beside = layer.filter((other) => other !== folder);
      return override(
        [`apps/cms/src/${folder}/**`, '!**/*.test.{ts,tsx}', '!**/sample.ts'],
        site,
        reject(
          message,
          `{#cms,..,../..,../../..}/${oneOf([...beside, ...above])}/**`,
          '#cms/{payload.config,create-config,background-work}.ts',
        ),
        reject('Samples are for tests.', '**/sample.ts'),
      );
    });
  });
  return [override(['apps/cms/**'], site), ...layers];
}

export const LAYERS_FILE = fileURLToPath(new URL('../biome.layers.generated.json', import.meta.url));

/** The folders that have rules, by the folder that they are in. */
export const LAYERED_FOLDERS = {
  packages: Object.keys(PACKAGES),
  'apps/site/src': SITE_LAYERS,
  'apps/site/server': Object.keys(SERVER_FOLDERS),
  'apps/cms/src': [...CMS_LAYERS.flat(), ...CMS_TOP],
};

/** The text of the file that biome.json extends, a line for each rule. */
export function layersConfig() {
  const overrides = [...packages(), ...siteSource(), ...siteServer(), ...backOffice()];
  return `{ "overrides": [\n${overrides.map((each) => JSON.stringify(each)).join(',\n')}\n] }\n`;
}

if (import.meta.main) writeFileSync(LAYERS_FILE, layersConfig());
