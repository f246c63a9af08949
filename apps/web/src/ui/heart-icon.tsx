export function HeartIcon({ size = 28 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 28 28">
      <path
        fill="#db2433"
        d="M14 25.2C6.4 19.9 2 15.7 2 10.4 2 6.3 5.1 3.4 8.7 3.4c2.2 0 4.2 1.1 5.3 3 1.1-1.9 3.1-3 5.3-3 3.6 0 6.7 2.9 6.7 7 0 5.3-4.4 9.5-12 14.8Z"
      />
      <path
        fill="none"
        stroke="#ff9c94"
        strokeLinecap="round"
        strokeWidth="2.2"
        d="M5.6 10.6c0-2.1 1.2-3.5 2.9-3.7"
      />
    </svg>
  );
}
