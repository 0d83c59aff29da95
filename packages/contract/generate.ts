import { writeFileSync } from 'node:fs';
import { getProvinces, getRegencies } from 'idn-area-data';

/**
 * Writes the cities and regencies of Indonesia, with their provinces, for forms. The names come from `idn-area-data`, under
 * the Open Database License 1.0; so does the file that is written.
 */
const ABBREVIATIONS = new Set(['DKI', 'DI']);

const inTitleCase = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/(^|[\s-])([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replaceAll(' Dan ', ' dan ')
    .replaceAll(/^\w+/g, (first) => (ABBREVIATIONS.has(first.toUpperCase()) ? first.toUpperCase() : first));

const [provinces, regencies] = await Promise.all([
  getProvinces({ transform: true }),
  getRegencies({ transform: true }),
]);
const provinceNames = new Map(provinces.map(({ code, name }) => [code, inTitleCase(name)]));
const cities = regencies
  .map(({ name, provinceCode }) => `${inTitleCase(name)}, ${provinceNames.get(provinceCode)}`)
  .sort((a, b) => a.localeCompare(b, 'id'));
writeFileSync(new URL('src/forms/cities.generated.json', import.meta.url), `${JSON.stringify(cities)}\n`);
