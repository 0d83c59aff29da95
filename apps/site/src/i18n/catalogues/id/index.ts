import { contact } from './contact.ts';
import { errors } from './errors.ts';
import { form } from './form.ts';
import { home } from './home.ts';
import { navigation } from './navigation.ts';
import { news } from './news.ts';
import { notices } from './notices.ts';
import { outcomes } from './outcomes.ts';
import { pagination } from './pagination.ts';
import { shell } from './shell.ts';
import { states } from './states.ts';
import { widgets } from './widgets.ts';

export const messages = {
  contact,
  errors,
  form,
  home,
  navigation,
  news,
  notices,
  outcomes,
  pagination,
  shell,
  states,
  widgets,
};

export type Messages = typeof messages;
