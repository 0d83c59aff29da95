import type { navigation as indonesian } from '../id/navigation.ts';
import type { Translation } from '../translation.ts';

export const navigation = { login: 'Login', register: 'Register' } satisfies Translation<typeof indonesian>;
