import { DatabaseSync } from 'node:sqlite';

const CITIES = 400;

/** Provinces with a point in each, around which its cities lie: `[code, latitude, longitude]`. */
const PROVINCES = [
  ['SU', 3.1, 98.9],
  ['RI', 0.5, 101.8],
  ['SS', -3.2, 104.2],
  ['BT', -6.4, 106.1],
  ['JB', -6.9, 107.6],
  ['JT', -7.2, 110.2],
  ['JI', -7.7, 112.6],
  ['BA', -8.4, 115.2],
  ['NT', -8.7, 121.2],
  ['KB', -0.2, 110.5],
  ['KI', 0.4, 116.5],
  ['SN', -4.2, 120.1],
  ['SA', 1.1, 124.4],
  ['MA', -3.3, 129.2],
  ['PA', -2.8, 139.6],
] as const;

/**
 * Inserts copies of the published branches, in invented cities of real provinces, until there are `total`. Directly
 * into the database, with the new version of their cache tag: publishing each through the API would take too long.
 */
export function fillBranches(file: string, total: number): void {
  const database = new DatabaseSync(file);
  const points = PROVINCES.map(([code, latitude, longitude]) => `('${code}', ${latitude}, ${longitude})`);
  database.exec(`
    PRAGMA busy_timeout = 10000;
    BEGIN IMMEDIATE;
    CREATE TEMP TABLE province(code, latitude, longitude);
    INSERT INTO province VALUES ${points.join(', ')};
    CREATE TEMP TABLE copy AS
      WITH RECURSIVE number(n) AS (
          SELECT (SELECT COUNT(*) FROM branches) + 1 UNION ALL SELECT n + 1 FROM number WHERE n < ${total}
        ),
        original AS (
          SELECT id, ROW_NUMBER() OVER (ORDER BY id) - 1 AS place, COUNT(*) OVER () AS originals FROM branches
          WHERE slug NOT LIKE 'bench-%'
        )
      SELECT n, n % ${CITIES} AS city, original.id AS original, (SELECT MAX(id) FROM branches) + n AS id
      FROM number JOIN original ON original.place = n % original.originals;
    INSERT INTO branches (id, slug, kind, address, district, postal_code, city, province, latitude, longitude, phone,
        updated_at, created_at)
      SELECT copy.id, 'bench-' || n, kind, 'Jl. Contoh Raya No. ' || n, 'Distrik ' || (n % 1500),
        CAST(20000 + n % 1500 AS TEXT), 'Kota ' || copy.city, code,
        province.latitude + (copy.city % 7 - 3) * 0.2 + (n % 50) * 0.001,
        province.longitude + (copy.city % 5 - 2) * 0.2 + (n % 40) * 0.001, phone, updated_at, created_at
      FROM copy JOIN branches ON branches.id = copy.original
        JOIN province ON province.rowid = copy.city % ${PROVINCES.length} + 1;
    INSERT INTO branches_locales (title, _status, _locale, _parent_id)
      SELECT title || ' ' || n, _status, _locale, copy.id
      FROM copy JOIN branches_locales text ON text._parent_id = copy.original;
    INSERT INTO branches_services ("order", parent_id, value)
      SELECT "order", copy.id, value FROM copy JOIN branches_services service ON service.parent_id = copy.original;
    INSERT INTO branches_hours (_order, _parent_id, id, open, close)
      SELECT _order, copy.id, hours.id || '-' || n, open, close
      FROM copy JOIN branches_hours hours ON hours._parent_id = copy.original;
    INSERT INTO branches_hours_days ("order", parent_id, value)
      SELECT "order", days.parent_id || '-' || n, value
      FROM copy JOIN branches_hours hours ON hours._parent_id = copy.original
        JOIN branches_hours_days days ON days.parent_id = hours.id;
    UPDATE cache_tags SET version = version + 1 WHERE tag = 'branches';
    DROP TABLE copy;
    DROP TABLE province;
    COMMIT;
  `);
  database.close();
}
