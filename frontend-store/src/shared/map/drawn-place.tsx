import { addressLine } from '@bestellwerk/domain/addresses/postal-address';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';

type Place = Pick<Branch, 'name' | 'street' | 'zipCode' | 'city'>;

/** Blocks of houses between streets, of no place in particular: what is exact is the address on it. */
export const DrawnPlace = ({ branch }: { branch: Place }) => (
  <div className="absolute inset-0 grid place-items-center overflow-hidden">
    <svg
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      <rect width="640" height="360" className="fill-paper-deep" />
      <path d="M-20 236 180 204 250 400H-20z" className="fill-leaf-pale" />
      <path d="M410-20H560L592 108 440 132z" className="fill-mustard-pale" />
      <g className="fill-none stroke-white" strokeWidth="22">
        <path d="M-20 216 660 108" />
        <path d="m150-20 92 400" />
        <path d="m404-20 60 400" />
      </g>
      <g className="fill-none stroke-white" strokeWidth="10">
        <path d="M-20 96 660-12M-20 318 660 210M40-20l80 400M560-20l50 400M300-20l54 400" />
      </g>
      <path
        d="M-20 60C120 20 240 110 380 60S560 40 660 80"
        className="fill-none stroke-line"
        strokeWidth="16"
      />
    </svg>
    <div className="relative grid max-w-full -translate-y-1/4 justify-items-center px-4">
      <svg width="56" height="78" viewBox="-34 -96 68 102" aria-hidden="true">
        <ellipse cy="2" rx="18" ry="4" className="fill-ink/25" />
        <path
          d="M0 0C-8-22-32-38-32-62a32 32 0 0 1 64 0C32-38 8-22 0 0z"
          className="fill-mustard stroke-ink"
          strokeWidth="4"
        />
        <circle cy="-62" r="11" className="fill-white stroke-ink" strokeWidth="4" />
      </svg>
      <p className="mt-1 max-w-full rounded-box bg-white px-4 py-2 text-center leading-snug shadow-card">
        <strong className="line-clamp-2 wrap-anywhere">{branch.name}</strong>
        <span className="line-clamp-2 text-sm wrap-anywhere">{addressLine(branch)}</span>
      </p>
    </div>
  </div>
);
