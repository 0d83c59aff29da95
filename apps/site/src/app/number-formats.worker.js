// Browsers look through all languages that they know for the first number or date of a process: 20 ms on a desk, many
// times that on a cheap phone. Done here, on another thread, it holds up nobody; the page finds it done.
const { name: language } = self;
new Intl.NumberFormat(language);
new Intl.DateTimeFormat(language);
close();
