// The first Intl format of a process is slow (20 ms on a desktop, far more on cheap phones) because locale data is
// loaded. This worker warms it up off the main thread.
const { name: language } = self;
new Intl.NumberFormat(language);
new Intl.DateTimeFormat(language);
close();
