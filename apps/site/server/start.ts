// Serves what `npm run build` has made. React and the router choose between their builds for development and for
// production by this variable, at the moment that they are imported.
Object.assign(process.env, { NODE_ENV: 'production' });
await import(new URL('../dist/server/main.js', import.meta.url).href);
