import { useId } from 'react';

/** Decorative background of the hero: hills with lit houses and hanging lanterns. */
export function LanternScene() {
  return (
    <div className="absolute inset-0 -z-10" aria-hidden="true">
      <HangingLantern className="left-[38%] max-xl:hidden" cord={30} scale={0.6} />
      <HangingLantern className="right-[44.5%] max-lg:hidden" cord={84} scale={1} />
      <HangingLantern className="right-[1.5%] max-sm:-top-16 max-sm:-right-6" cord={64} scale={0.8} />
      <svg
        className="absolute bottom-0 h-64 w-full md:h-72"
        viewBox="0 0 1440 320"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <path
          fill="var(--drawing-hill-far)"
          d="M0 110c160-50 300-30 460 10s330-20 520-30 300 60 460 20v210H0Z"
        />
        <g fill="var(--drawing-house)">
          <path d="M690 154l36-26 36 26h-8v40h-56v-40zM1080 118l44-30 44 30h-8v44h-72v-44zM1220 144l30-22 30 22h-6v32h-48v-32zM240 142l34-24 34 24h-7v36h-54v-36z" />
        </g>
        <g fill="var(--color-accent)">
          <path d="M710 160h9v13h-9zM728 160h9v13h-9zM1104 124h11v15h-11zM1124 124h11v15h-11zM1144 124h6v15h-6zM1240 150h9v11h-9zM1256 150h9v11h-9zM262 149h9v12h-9zM280 149h9v12h-9z" />
        </g>
        <path
          fill="var(--drawing-hill-near)"
          d="M0 190c200-60 380-10 560 0s340-70 520-40 260 20 360-10v180H0Z"
        />
        <g fill="none" stroke="var(--drawing-field)" strokeOpacity="0.5">
          <path d="M0 230c220-50 400 0 620 0s420-60 820-20M0 252c220-50 400 0 620 0s420-60 820-20M0 276c220-50 400 0 620 0s420-60 820-20M0 302c220-50 400 0 620 0s420-60 820-20" />
        </g>
      </svg>
    </div>
  );
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
      <g transform={`translate(80 ${cord})`}>
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
