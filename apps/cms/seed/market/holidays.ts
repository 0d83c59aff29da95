type HolidaySeed = { date: string; id: string; en: string };

const NEW_YEAR = { id: 'Tahun Baru Masehi', en: 'New Year’s Day' };
const LABOUR = { id: 'Hari Buruh Internasional', en: 'Labour Day' };
const PANCASILA = { id: 'Hari Lahir Pancasila', en: 'Pancasila Day' };
const INDEPENDENCE = { id: 'Proklamasi Kemerdekaan', en: 'Independence Day' };
const CHRISTMAS = { id: 'Kelahiran Yesus Kristus', en: 'Christmas Day' };
const LUNAR = { id: 'Tahun Baru Imlek', en: 'Lunar New Year' };
const NYEPI = { id: 'Hari Suci Nyepi', en: 'Nyepi' };
const ASCENSION_OF_THE_PROPHET = { id: 'Isra Mikraj', en: 'Isra and Miraj' };
const GOOD_FRIDAY = { id: 'Wafat Yesus Kristus', en: 'Good Friday' };
const EID = { id: 'Idulfitri', en: 'Eid al-Fitr' };
const WAISAK = { id: 'Hari Raya Waisak', en: 'Vesak' };
const ASCENSION = { id: 'Kenaikan Yesus Kristus', en: 'Ascension Day' };
const SACRIFICE = { id: 'Iduladha', en: 'Eid al-Adha' };
const ISLAMIC_NEW_YEAR = { id: 'Tahun Baru Islam', en: 'Islamic New Year' };
const BIRTH_OF_THE_PROPHET = { id: 'Maulid Nabi Muhammad', en: 'Birth of the Prophet' };
const LEAVE = { id: 'Cuti bersama', en: 'Collective leave' };

/** Holidays by year and date. Weekends are filtered out. */
const years: Record<string, Record<string, { id: string; en: string }>> = {
  '2021': {
    '01-01': NEW_YEAR,
    '02-12': LUNAR,
    '03-11': ASCENSION_OF_THE_PROPHET,
    '04-02': GOOD_FRIDAY,
    '05-12': LEAVE,
    '05-13': EID,
    '05-14': EID,
    '05-26': WAISAK,
    '06-01': PANCASILA,
    '07-20': SACRIFICE,
    '08-11': ISLAMIC_NEW_YEAR,
    '08-17': INDEPENDENCE,
    '10-20': BIRTH_OF_THE_PROPHET,
  },
  '2022': {
    '02-01': LUNAR,
    '02-28': ASCENSION_OF_THE_PROPHET,
    '03-03': NYEPI,
    '04-15': GOOD_FRIDAY,
    '04-29': LEAVE,
    '05-02': EID,
    '05-03': EID,
    '05-04': LEAVE,
    '05-05': LEAVE,
    '05-06': LEAVE,
    '05-16': WAISAK,
    '05-26': ASCENSION,
    '06-01': PANCASILA,
    '08-17': INDEPENDENCE,
  },
  '2023': {
    '01-23': LEAVE,
    '03-22': NYEPI,
    '03-23': LEAVE,
    '04-07': GOOD_FRIDAY,
    '04-19': LEAVE,
    '04-20': LEAVE,
    '04-21': LEAVE,
    '04-24': LEAVE,
    '04-25': LEAVE,
    '05-01': LABOUR,
    '05-18': ASCENSION,
    '06-01': PANCASILA,
    '06-02': LEAVE,
    '06-28': LEAVE,
    '06-29': SACRIFICE,
    '06-30': LEAVE,
    '07-19': ISLAMIC_NEW_YEAR,
    '08-17': INDEPENDENCE,
    '09-28': BIRTH_OF_THE_PROPHET,
    '12-25': CHRISTMAS,
    '12-26': LEAVE,
  },
  '2024': {
    '01-01': NEW_YEAR,
    '02-08': ASCENSION_OF_THE_PROPHET,
    '02-09': LEAVE,
    '03-11': NYEPI,
    '03-12': LEAVE,
    '03-29': GOOD_FRIDAY,
    '04-08': LEAVE,
    '04-09': LEAVE,
    '04-10': EID,
    '04-11': EID,
    '04-12': LEAVE,
    '04-15': LEAVE,
    '05-01': LABOUR,
    '05-09': ASCENSION,
    '05-10': LEAVE,
    '05-23': WAISAK,
    '05-24': LEAVE,
    '06-17': SACRIFICE,
    '06-18': LEAVE,
    '09-16': BIRTH_OF_THE_PROPHET,
    '12-25': CHRISTMAS,
    '12-26': LEAVE,
  },
  '2025': {
    '01-01': NEW_YEAR,
    '01-27': ASCENSION_OF_THE_PROPHET,
    '01-28': LEAVE,
    '01-29': LUNAR,
    '03-28': LEAVE,
    '03-31': EID,
    '04-01': EID,
    '04-02': LEAVE,
    '04-03': LEAVE,
    '04-04': LEAVE,
    '04-07': LEAVE,
    '04-18': GOOD_FRIDAY,
    '05-01': LABOUR,
    '05-12': WAISAK,
    '05-13': LEAVE,
    '05-29': ASCENSION,
    '05-30': LEAVE,
    '06-06': SACRIFICE,
    '06-09': LEAVE,
    '06-27': ISLAMIC_NEW_YEAR,
    '08-18': LEAVE,
    '09-05': BIRTH_OF_THE_PROPHET,
    '12-25': CHRISTMAS,
    '12-26': LEAVE,
  },
  '2026': {
    '01-01': NEW_YEAR,
    '01-16': ASCENSION_OF_THE_PROPHET,
    '02-16': LEAVE,
    '02-17': LUNAR,
    '03-18': LEAVE,
    '03-19': NYEPI,
    '03-20': LEAVE,
    '03-23': LEAVE,
    '03-24': LEAVE,
    '04-03': GOOD_FRIDAY,
    '05-01': LABOUR,
    '05-14': ASCENSION,
    '05-15': LEAVE,
    '05-27': SACRIFICE,
    '05-28': LEAVE,
    '06-01': PANCASILA,
    '06-16': ISLAMIC_NEW_YEAR,
    '08-17': INDEPENDENCE,
    '08-25': BIRTH_OF_THE_PROPHET,
    '12-24': LEAVE,
    '12-25': CHRISTMAS,
  },
  '2027': {
    '01-01': NEW_YEAR,
    '08-17': INDEPENDENCE,
  },
};

/** Weekdays on which banks and the exchange are closed. The bank's staff adds future years. */
export const holidays: readonly HolidaySeed[] = Object.entries(years).flatMap(([year, days]) =>
  Object.entries(days).map(([day, name]) => ({ date: `${year}-${day}`, ...name })),
);
