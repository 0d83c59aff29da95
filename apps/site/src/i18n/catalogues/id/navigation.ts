/** Keys that the back office may put in place of a label, such as `navigation.login`. */
export const navigation = { login: 'Masuk', register: 'Daftar' };
