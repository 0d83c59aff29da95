// The first `Intl` formatter of a process loads the data of all languages, which takes long. Here it does not block the
// page, whose modules are fetched meanwhile: the process keeps the data.

new Intl.NumberFormat('id');
new Intl.DateTimeFormat('id', { dateStyle: 'long' });
close();
