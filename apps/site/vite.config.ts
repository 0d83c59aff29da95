import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import compileMessage from 'icu-minify/compile';
import { defineConfig, minify, type Plugin } from 'vite';
import { unbrokenMessage } from './src/i18n/unbroken.ts';

type Catalogue = { [key: string]: string | Catalogue };

function compileCatalogue(catalogue: Catalogue): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(catalogue).map(([key, value]) => [
      key,
      typeof value === 'string' ? compileMessage(unbrokenMessage(value)) : compileCatalogue(value),
    ]),
  );
}

/** Compiles ICU messages at build time, so that the client bundle contains no message parser; figures stay on one line. */
function compiledCatalogues(): Plugin {
  return {
    name: 'compiled-catalogues',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!/\/i18n\/catalogues\/[a-z]+\/[a-z-]+\.ts$/.test(id)) return null;
      const catalogues = (await import(pathToFileURL(id).href)) as Record<string, Catalogue>;
      return Object.entries(catalogues)
        .map(([name, texts]) => `export const ${name} = ${JSON.stringify(compileCatalogue(texts))};`)
        .join('\n');
    },
  };
}

/** Minifies classic scripts that documents load by URL: Vite copies imported URLs unchanged. */
function minifiedPlainScripts(): Plugin {
  return {
    name: 'minified-plain-scripts',
    apply: 'build',
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.js')) continue;
        const { code, errors } = await minify(file.fileName, String(file.source), { module: true });
        if (errors.length > 0) this.error(errors.map(({ message }) => message).join('\n'));
        file.source = code;
      }
    },
  };
}

const pageCount = globSync('src/pages/*/page.tsx', { cwd: import.meta.dirname }).length;

/** Whether a chunk is loaded on interaction, so that tests can distinguish its request. */
const isLazyCode = (name: string) => /calculator|validation/.test(name);

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [compiledCatalogues(), minifiedPlainScripts(), react(), tailwindcss()],
  resolve: {
    alias:
      command === 'build' ? { 'use-intl/format-message': 'use-intl/format-message/format-only' } : undefined,
  },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        copyPublicDir: false,
        emptyOutDir: true,
        target: 'node26',
        // One file: a running server must not depend on files that the next build replaces.
        rolldownOptions: { output: { codeSplitting: false } },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        emptyOutDir: true,
        // The font needs a URL of its own to be preloaded.
        assetsInlineLimit: 0,
        // The document itself preloads the modules of its page.
        modulePreload: false as const,
        rolldownOptions: {
          input: ['src/entry.client.tsx', 'src/design/pages/design/page.css'],
          output: {
            // Every page loads the names of all chunks, which hardly compress: the shortest hash that the bundler takes, and
            // words only for code that is loaded on interaction. The manifest lists what the others have.
            chunkFileNames: ({ name }) =>
              isLazyCode(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
            // Code splitting: routes and lazy parts have chunks of their own, besides these.
            codeSplitting: {
              groups: [
                {
                  name: 'libraries',
                  test: /node_modules.(?:react|react-dom|react-router|scheduler|use-intl|@formatjs)./,
                },
                // One chunk for modules that a third of the pages share: many small chunks compress badly, and a larger one
                // has what a page does not need. The heaviest page is lightest so.
                { name: 'base', minShareCount: Math.ceil(pageCount / 3) },
              ],
            },
          },
        },
      },
  // Bundled for the server too, so that both sides format the same compiled messages.
  ssr: { noExternal: [/^@beranda\//, 'use-intl'] },
}));
