/** The US flag for English, the Indonesian flag otherwise. */
export function Flag({ name, width = 24 }: { name: string; width?: number }) {
  return (
    <svg
      className="flex-none overflow-hidden rounded-[3px] ring-1 ring-foreground/15"
      width={width}
      height={(width * 2) / 3}
      viewBox="0 0 24 16"
      aria-hidden="true"
      focusable="false"
    >
      {name === 'flag-us' ? (
        <>
          <path fill="#fff" d="M0 0h24v16H0z" />
          <path
            fill="#b3262e"
            d="M0 0h24v1.3H0zM0 2.500h24v1.200H0zM0 4.900h24v1.300H0zM0 7.400h24v1.200H0zM0 9.800h24v1.300H0zM0 12.300h24v1.200H0zM0 14.700h24V16H0z"
          />
          <path fill="#23356b" d="M0 0h11v8.600H0z" />
          <path
            fill="#fff"
            d="M1.500 1.500h1v1h-1zM4 1.500h1v1H4zM6.500 1.500h1v1h-1zM9 1.500h1v1H9zM2.700 3.700h1v1h-1zM5.200 3.700h1v1h-1zM7.700 3.700h1v1h-1zM1.500 5.900h1v1h-1zM4 5.900h1v1H4zM6.500 5.900h1v1h-1zM9 5.900h1v1H9z"
          />
        </>
      ) : (
        <>
          <path fill="#fff" d="M0 0h24v16H0z" />
          <path fill="#d7141a" d="M0 0h24v8H0z" />
        </>
      )}
    </svg>
  );
}
