/** The texts that come with every page; see the Indonesian ones. */
export { errors } from './errors.ts';
export { navigation } from './navigation.ts';
export { notices } from './notices.ts';
export { shell } from './shell.ts';
export { states } from './states.ts';
export { widgets } from './widgets.ts';
