export const article = {
  alsoRead: 'Baca juga',
  readMore: 'Baca selengkapnya',
  readingTime: '{minutes, plural, other {# menit baca}}',
};
