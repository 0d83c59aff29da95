import { contact } from './contact.ts';
import { errors } from './errors.ts';
import { form } from './form.ts';
import { home } from './home.ts';
import { navigation } from './navigation.ts';
import { news } from './news.ts';
import { shell } from './shell.ts';

export const messages = { contact, errors, form, home, navigation, news, shell };

export type Messages = typeof messages;
