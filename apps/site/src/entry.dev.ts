/** Hot reload wants its hooks in place before the first component; a module, because inline scripts are not allowed. */
// @ts-expect-error Vite makes this module up in development.
const { injectIntoGlobalHook } = await import('/@react-refresh');
injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
await import('./entry.client.tsx');

export {};
