/** Namespaces loaded with every page; see the Indonesian file. */
export { errors } from './errors.ts';
export { navigation } from './navigation.ts';
export { notices } from './notices.ts';
export { app } from './app.ts';
export { states } from './states.ts';
export { components } from './components.ts';
