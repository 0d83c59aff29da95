/** The default logo. */
export function Lantern({ size }: { size: number }) {
  return (
    <svg aria-hidden="true" fill="none" height={size} viewBox="0 0 32 32" width={size}>
      <path d="M12 4h8M16 1.5V4" stroke="currentColor" strokeLinecap="round" strokeWidth="2" />
      <path d="M10.5 8h11l3 8.5-3 9h-11l-3-9z" stroke="currentColor" strokeLinejoin="round" strokeWidth="2" />
      <path d="M16 12.5c2.4 2.3 3 3.8 3 5.3a3 3 0 0 1-6 0c0-1.5.6-3 3-5.3z" fill="#e8a33d" />
      <path d="M12 29.5h8" stroke="currentColor" strokeLinecap="round" strokeWidth="2" />
    </svg>
  );
}
