import { type ComponentType, lazy, Suspense } from 'react';
import { importOrReload } from '#src/app/reload-guard.ts';

const loadApp = async () => (await import('./rare-blocks.ts')).AppBlock;
const loadVideo = async () => (await import('./rare-blocks.ts')).VideoBlock;

const loadLater = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  lazy(async () => ({ default: await importOrReload(load) }));

function inSuspense<Props extends object>(Block: ComponentType<Props>): ComponentType<Props> {
  return function LazyBlock(props) {
    return (
      <Suspense>
        <Block {...props} />
      </Suspense>
    );
  };
}

/** Only pages that have it load its code; until then its links work as the server rendered them. */
export const LazyAppBlock = inSuspense(import.meta.env.SSR ? await loadApp() : loadLater(loadApp));
/** As {@link LazyAppBlock}. */
export const LazyVideoBlock = inSuspense(import.meta.env.SSR ? await loadVideo() : loadLater(loadVideo));
