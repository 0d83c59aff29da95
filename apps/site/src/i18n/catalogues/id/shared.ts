/** What layouts, shell, error screens and the widgets of most pages say; it comes with every page. */
export { errors } from './errors.ts';
export { navigation } from './navigation.ts';
export { notices } from './notices.ts';
export { shell } from './shell.ts';
export { states } from './states.ts';
export { widgets } from './widgets.ts';
