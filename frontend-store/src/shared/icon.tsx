const paths = {
  alert: 'M12 3 2 21h20zM12 10v5m0 2.5v.5',
  back: 'M20 12H4m7-7-7 7 7 7',
  bag: 'M4 8h16l-1 13H5zM8 8V7a4 4 0 0 1 8 0v1',
  bell: 'M6 17V10a6 6 0 0 1 12 0v7l2 2H4zM10 21h4',
  bin: 'M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6m4-6v6',
  calendar: 'M4 5h16v16H4zM4 10h16M8 2.5V7m8-4.5V7',
  check: 'm4 12.5 5.5 5.5L20 6.5',
  chevron: 'm5 9 7 7 7-7',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5.5l3.5 2',
  close: 'M5 5l14 14M19 5 5 19',
  copy: 'M8 8h13v13H8zM16 8V3H3v13h5',
  delivery:
    'M2 6h12v11H2zM14 10h4l4 4v3h-8M6.5 17a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm11 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  dineIn: 'M7 3v18M4 3v6h6V3M17 3c-3 2-3 8 0 9v9',
  edit: 'm4 20 1-5L16 4l4 4L9 19z',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v6m0-9.5v.5',
  mail: 'M3 5h18v14H3zM3 6l9 7 9-7',
  menu: 'M3 6h18M3 12h18M3 18h18',
  minus: 'M5 12h14',
  phone: 'M5 3h4l2 5-3 2a12 12 0 0 0 6 6l2-3 5 2v4c0 1-1 2-2 2C10 21 3 14 3 5c0-1 1-2 2-2z',
  pin: 'M12 21s7-6.5 7-12a7 7 0 0 0-14 0c0 5.5 7 12 7 12zM12 6.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  plus: 'M5 12h14M12 5v14',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 21 21',
  share: 'M12 15V3M7.5 7.5 12 3l4.5 4.5M5 11v10h14V11',
  takeaway: 'M4 8h16l-1 13H5zM8 8V7a4 4 0 0 1 8 0v1M9 14h6',
} as const;

export type IconName = keyof typeof paths;

/** A decorative icon in the current colour; text beside it always has the meaning. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinejoin="miter"
      aria-hidden="true"
      className="shrink-0"
    >
      <path d={paths[name]} />
    </svg>
  );
}
