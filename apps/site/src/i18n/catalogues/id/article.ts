export const article = {
  by: 'Oleh {author}',
  alsoRead: 'Baca juga',
  readMore: 'Baca selengkapnya',
  readingTime: '{minutes, plural, other {# menit baca}}',
};
