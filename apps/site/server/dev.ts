import { existsSync } from 'node:fs';
import { createServer } from 'vite';
import type { PageId } from '#src/routing/routes.ts';
import { parseEnv } from './env.ts';
import { pageStyles } from './http/assets.ts';
import { listen, startFailure } from './listen.ts';
import type { ServerEntry } from './pages/server-entry.ts';
import type { createSite } from './site.ts';

/** Starts the site with hot module replacement: Vite serves modules; pages are not cached. */
async function start(): Promise<void> {
  const env = parseEnv(process.env);
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  // Loaded through Vite, so that server and pages share one instance of every module.
  const server = (await vite.ssrLoadModule('/server/site.ts')) as { createSite: typeof createSite };
  const site = await server.createSite({
    env,
    build: { id: 'development', timestamp: Date.now() },
    entry: () => vite.ssrLoadModule('/src/entry.server.tsx') as Promise<ServerEntry>,
    assetsOf: (page) => ({
      script: '/src/entry.dev.ts',
      styles: ['/src/styles/site.css', ...ownStyles(page)],
      font: '/fonts/basic.generated.woff2',
      modules: [],
    }),
    middleware: vite.middlewares,
  });
  site.app.addHook('onClose', () => vite.close());
  await listen(site, env);
}

function ownStyles(page: PageId | undefined): string[] {
  return page && existsSync(pageStyles(page)) ? [`/${pageStyles(page)}`] : [];
}

start().catch((error: unknown) => {
  process.stderr.write(`${startFailure(error, undefined)}\n`);
  process.exit(1);
});
