import { userLocale } from '#cms/i18n/bilingual.ts';

export type DashboardTexts = typeof indonesian;

const indonesian = {
  title: 'Dasbor layanan',
  onlyReaders: 'Layar ini untuk layanan nasabah, auditor, dan administrator.',
  asOf: (time: string) => `Angka per ${time}.`,
  toList: 'Daftar kiriman',
  queues: 'Antrean layanan',
  toDashboard: 'Grafik dan waktu penyelesaian',
  now: 'Saat ini',
  period: 'Periode',
  periods: {
    'twelve-months': '12 bulan terakhir',
    'this-year': 'Tahun ini',
    'last-year': 'Tahun lalu',
  },
  form: 'Formulir',
  allForms: 'Semua formulir',
  nothing: 'Tidak ada kiriman yang diterima atau selesai dalam periode ini.',

  month: 'Bulan',
  received: 'Diterima',
  finished: 'Selesai',
  openNow: 'Terbuka saat ini',
  median: 'Median waktu penyelesaian',
  inTime: 'Selesai tepat waktu',
  volumes: 'Diterima dan selesai per bulan',
  medianByMonth: {
    workingDays: 'Median waktu penyelesaian, hari kerja',
    hours: 'Median waktu penyelesaian, jam',
  },
  inTimeByMonth: 'Selesai tepat waktu, persen',
  workingDays: (_count: number, text: string) => `${text} hari kerja`,
  hours: (_count: number, text: string) => `${text} jam`,
  none: 'tidak ada',
  nothingFinished: 'belum ada yang selesai',
  chart: (title: string, from: string, until: string) =>
    `Grafik batang per bulan: ${title}, ${from} sampai ${until}. Angkanya ada di tabel di bawah.`,
  asTable: 'Angka sebagai tabel',
  byForm: 'Per formulir',
  byFormAndMonth: 'Per formulir dan bulan',
  total: 'Seluruh periode',
  scroll: (title: string) => `${title}, tabel yang dapat digeser`,
  notes: [
    'Bulan diterima: saat kiriman masuk. Bulan selesai: saat terjawab atau ditutup; menutup kiriman yang sudah terjawab tidak mengubahnya, membukanya lagi menghapusnya.',
    'Median adalah nilai tengah dari kiriman yang selesai dalam bulan itu; tanda – berarti tidak ada. Hari kerja tidak termasuk hari libur bank.',
    'Tepat waktu: pengaduan menurut batas waktu peraturan, formulir lain menurut janji pada formulirnya. Kiriman yang digabungkan tidak dihitung. Kiriman yang sudah dihapus tetap dihitung.',
  ],
};

const english: DashboardTexts = {
  title: 'Service desk dashboard',
  onlyReaders: 'This screen is for customer care, auditors and administrators.',
  asOf: (time) => `Figures as of ${time}.`,
  toList: 'List of cases',
  queues: 'Service desk queues',
  toDashboard: 'Charts and times to settle',
  now: 'Now',
  period: 'Period',
  periods: {
    'twelve-months': 'Last 12 months',
    'this-year': 'This year',
    'last-year': 'Last year',
  },
  form: 'Form',
  allForms: 'All forms',
  nothing: 'No case was received or settled in this period.',

  month: 'Month',
  received: 'Received',
  finished: 'Settled',
  openNow: 'Open now',
  median: 'Median handling time',
  inTime: 'Settled in time',
  volumes: 'Received and settled by month',
  medianByMonth: {
    workingDays: 'Median handling time, working days',
    hours: 'Median handling time, hours',
  },
  inTimeByMonth: 'Settled in time, per cent',
  workingDays: (count, text) => `${text} working ${count === 1 ? 'day' : 'days'}`,
  hours: (count, text) => `${text} ${count === 1 ? 'hour' : 'hours'}`,
  none: 'none',
  nothingFinished: 'nothing settled yet',
  chart: (title, from, until) =>
    `Bar chart by month: ${title}, ${from} to ${until}. The table below has the figures.`,
  asTable: 'Figures as a table',
  byForm: 'By form',
  byFormAndMonth: 'By form and month',
  total: 'Whole period',
  scroll: (title) => `${title}, scrollable table`,
  notes: [
    'Month received: when the case arrived. Month settled: when it was answered or closed; closing an answered case does not change it, reopening it removes it.',
    'The median is the middle value of the cases settled in that month; – means that there were none. Working days exclude the bank’s holidays.',
    'In time: complaints by the deadline of regulation, other forms by what the form promises. Merged cases do not count. Erased cases still do.',
  ],
};

/** The texts of the dashboard in the user's language. */
export const dashboardTexts = (language: string | undefined): DashboardTexts =>
  ({ id: indonesian, en: english })[userLocale(language)];
