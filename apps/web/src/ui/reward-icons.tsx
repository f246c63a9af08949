type IconProps = { size?: number };

export function GemIcon({ size = 28 }: IconProps) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 28 28">
      <path fill="#2450b5" d="M14 2l12 12-12 12L2 14Z" />
      <path fill="#5b86e5" d="M14 2l12 12h-6L14 8Z" />
      <path fill="#3a66d6" d="M14 2v6l-6 6H2Z" />
      <path fill="#b4c7ff" d="M14 8l6 6-6 6-6-6Z" />
    </svg>
  );
}

export function FlameIcon({ size = 28 }: IconProps) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 28 28">
      <path
        fill="#f07f1a"
        d="M13.2 1.8c1.2 5.2 9.9 7.6 9.9 15.6 0 5.3-4 8.9-9.1 8.9s-9.1-3.6-9.1-8.6c0-3.3 1.7-5.7 3.5-7.3.2 1.8.8 3.2 2 4 .1-4.6 1-9 2.8-12.6Z"
      />
      <path
        fill="#ffd66e"
        d="M14.3 13.6c.8 2.3 4 3.4 4 7 0 2.7-1.9 4.6-4.3 4.6s-4.3-1.8-4.3-4.3c0-1.6.7-2.8 1.7-3.6.2.8.5 1.3 1.1 1.7.1-2 .7-3.9 1.8-5.4Z"
      />
    </svg>
  );
}

export function BoltIcon({ size = 28 }: IconProps) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 28 28">
      <path
        fill="#f6b729"
        stroke="#f6b729"
        strokeLinejoin="round"
        strokeWidth="2"
        d="M17.5 2.5 5 16h7.5L10.5 25.5 23 12h-7.5Z"
      />
    </svg>
  );
}
