import flags from './flags.svg?no-inline';

/** Decorative flag of a currency; unknown ones show an empty frame. The currency's name is next to it. */
export function CurrencyFlag({ name, width = 24 }: { name: string; width?: number }) {
  return (
    <svg
      className="flex-none overflow-hidden rounded-[3px] ring-1 ring-foreground/15"
      width={width}
      height={(width * 2) / 3}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${flags}#${name}`} />
    </svg>
  );
}
