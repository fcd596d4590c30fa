/** As the systems draw them, so that guests find them there. */
const paths = {
  add: 'M4 4h16v16H4zM12 8v8m-4-4h8',
  home: 'M3 11 12 4l9 7M6 9.5V20h12V9.5M10 20v-6h4v6',
  install: 'M4 5h16v11H4zM8 20h8M12 8v5m-2.5-2.5L12 13l2.5-2.5',
  more: 'M12 5v.01M12 12v.01M12 19v.01',
  share: 'M8 9H5v12h14V9h-3M12 3v11M8 6.5 12 3l4 3.5',
} as const;

export type StepIconName = keyof typeof paths;

/** What is looked for in a step of the instructions; the text beside it names it. */
export const StepIcon = ({ name }: { name: StepIconName }) => (
  <span className="grid size-12 place-items-center rounded-box bg-white text-plum shadow-card">
    <svg
      width={26}
      height={26}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 4 : 2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  </span>
);
