/** Namespaces loaded with every page: layouts, error screens and common components. */

export { app } from './app.ts';
export { components } from './components.ts';
export { errors } from './errors.ts';
export { navigation } from './navigation.ts';
export { notices } from './notices.ts';
export { states } from './states.ts';
