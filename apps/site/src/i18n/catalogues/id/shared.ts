/** What layouts, shell, error screens and the widgets of most pages say; it comes with every page. */
export { errors } from './errors.ts';
export { navigation } from './navigation.ts';
export { notices } from './notices.ts';
export { app } from './app.ts';
export { states } from './states.ts';
export { components } from './components.ts';
