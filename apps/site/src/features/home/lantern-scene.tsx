import { useId } from 'react';

/**
 * Decorative background of the hero: hills with lit houses at its lower edge, and a lantern above the text. The scene
 * keeps its scale on every screen: wider ones show more of it, so that its houses never reach the text.
 */
export function LanternScene() {
  return (
    <div className="absolute inset-0 -z-10 overflow-hidden" aria-hidden="true">
      <HangingLantern className="right-6 lg:left-[calc(50%-160px)]" cord={24} scale={0.5} />
      <HangingLantern className="hero-lantern-margin" cord={96} scale={0.8} />
      <svg
        className="hero-land"
        viewBox="0 0 1920 200"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <path
          fill="var(--drawing-hill-far)"
          d="M0 84c200-44 380-30 560 2s330-14 520-22 330 40 480 14 260-34 360-10v132H0Z"
        />
        <g className="hero-houses" fill="var(--drawing-house)">
          <House x={300} y={62} width={64} />
          <House x={392} y={66} width={48} />
          <House x={846} y={72} width={56} />
          <House x={924} y={66} width={72} />
          <House x={1094} y={62} width={52} />
          <House x={1452} y={66} width={72} />
          <House x={1552} y={66} width={56} />
        </g>
        <path
          fill="var(--drawing-hill-near)"
          d="M0 112c240-40 460-8 690 4s420-40 640-24 380 22 590-10v118H0Z"
        />
        <g fill="none" stroke="var(--drawing-field)" strokeOpacity="0.5">
          <path d="M0 134c290-32 540 4 830 4s560-42 1090-16M0 154c290-32 540 4 830 4s560-42 1090-16M0 176c290-32 540 4 830 4s560-42 1090-16" />
        </g>
      </svg>
    </div>
  );
}

type HouseProps = { x: number; y: number; width: number };

/** A house with a hipped roof and two lit windows; `x` and `y` are the upper left corner of its box. */
function House({ x, y, width }: HouseProps) {
  const [half, eave, wall] = [width / 2, width * 0.34, width * 0.11];
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M0 ${eave}L${half} 0L${width} ${eave}H${width - wall}V64H${wall}V${eave}Z`} />
      <path
        fill="var(--color-accent)"
        d={`M${half - 11} ${eave + 6}h8v10h-8zM${half + 3} ${eave + 6}h8v10h-8z`}
      />
    </g>
  );
}

/** The large lantern between the text and the card. */
export function HeroLantern() {
  return <HangingLantern className="hero-lantern-gap -z-10" cord={104} scale={0.8} />;
}

function HangingLantern({ className, cord, scale }: { className: string; cord: number; scale: number }) {
  const id = useId();
  const height = cord + 150;
  return (
    <svg
      className={`absolute top-0 ${className}`}
      width={160 * scale}
      height={height * scale}
      viewBox={`0 0 160 ${height}`}
      aria-hidden="true"
    >
      <defs>
        <radialGradient id={id}>
          <stop offset="0" stopColor="var(--color-accent)" stopOpacity="0.55" />
          <stop offset="1" stopColor="var(--color-accent)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="80" cy={cord + 50} r="80" fill={`url(#${id})`} />
      <path stroke="var(--color-accent-strong)" strokeWidth="2" d={`M80 0V${cord}`} />
      <g className="hero-lantern" transform={`translate(80 ${cord})`}>
        <path fill="var(--drawing-lantern-edge)" d="M-14 0h28v8h-28zM-14 78h28v8h-28z" />
        <path
          fill="var(--color-accent)"
          d="M-16 8h32c12 8 18 20 18 35s-6 27-18 35h-32c-12-8-18-20-18-35s6-27 18-35Z"
        />
        <path
          fill="var(--drawing-lantern-light)"
          d="M-10 8h20c7 8 10 20 10 35s-3 27-10 35h-20c-7-8-10-20-10-35s3-27 10-35Z"
        />
        <path
          fill="none"
          stroke="var(--drawing-lantern-edge)"
          strokeWidth="1.5"
          d="M0 8v70M-16 8c-9 20-9 50 0 70M16 8c9 20 9 50 0 70"
        />
        <path stroke="var(--color-accent)" strokeWidth="2" d="M-8 86v14M0 86v20M8 86v14" />
      </g>
    </svg>
  );
}
