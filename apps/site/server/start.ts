// Entry of the production server. Set before the imports: React and the router choose their production builds by this
// variable when they are imported.
Object.assign(process.env, { NODE_ENV: 'production' });
await import(new URL('../dist/server/main.js', import.meta.url).href);
