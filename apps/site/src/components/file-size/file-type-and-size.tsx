import { useFormatter } from '#src/i18n/use-formatter.ts';

const BYTES_PER_KILOBYTE = 1_000;
const BYTES_PER_MEGABYTE = 1_000_000;

/** A file size in a readable unit. */
function sizeIn(bytes: number): { value: number; unit: 'kilobyte' | 'megabyte' } {
  return bytes < BYTES_PER_MEGABYTE
    ? { value: Math.max(1, Math.round(bytes / BYTES_PER_KILOBYTE)), unit: 'kilobyte' }
    : { value: bytes / BYTES_PER_MEGABYTE, unit: 'megabyte' };
}

/** Type and size of a file: `PDF · 48 kB`. */
export function FileTypeAndSize({ type, bytes }: { type: string; bytes: number }) {
  const format = useFormatter();
  const { unit, value } = sizeIn(bytes);
  return (
    <>
      {type.toUpperCase()}
      {' · '}
      {format.number(value, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 })}
    </>
  );
}
