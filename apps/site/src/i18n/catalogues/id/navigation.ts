/** Translation keys that the back office may use as labels, such as `navigation.login`. */
export const navigation = { login: 'Masuk', register: 'Daftar' };
