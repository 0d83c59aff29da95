/** Installs the React Refresh hooks before the first component. A module, because the CSP forbids inline scripts. */
// @ts-expect-error Virtual module of Vite in development.
const { injectIntoGlobalHook } = await import('/@react-refresh');
injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
await import('./entry.client.tsx');

export {};
