import names from './cities.generated.json' with { type: 'json' };

/** Every city and regency of Indonesia with its province: "Kota Bandung, Jawa Barat". In no bundle of the browser. */
export const CITIES: readonly string[] = names;
