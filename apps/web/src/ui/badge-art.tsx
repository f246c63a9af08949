import type { ReactNode } from 'react';
import eagle from './art/mascot-head-rim.svg';

/** What stands inside a badge's octagon, in a square of 40: our own drawing, else its emoji. */
export function BadgeArt({ id, emoji }: { id: string; emoji: string }) {
  return (
    ART[id] ?? (
      <text x="20" y="28" fontSize="22" textAnchor="middle">
        {emoji}
      </text>
    )
  );
}

const ART: Record<string, ReactNode> = {
  'bread-and-salt': (
    <>
      <path fill="#b8742a" d="M3 25c0-9 7-14 17-14s17 5 17 14c0 4-3 6-6 6H9c-3 0-6-2-6-6Z" />
      <path fill="#e2a04b" d="M5 23c0-7 6-11 15-11s15 4 15 11c0 2-2 3-4 3H9c-2 0-4-1-4-3Z" />
      <path
        fill="none"
        stroke="#fff1d6"
        strokeLinecap="round"
        strokeWidth="2.6"
        d="m11 21 3-5m5 5 3-5m5 5 3-5"
      />
    </>
  ),
  'pathfinder-of-rugova': (
    <>
      <circle cx="29" cy="11" r="5" fill="#f6b729" />
      <path fill="#7d3547" d="M15 34 28 14l11 20Z" />
      <path fill="#54202f" d="M1 34 15 9l14 25Z" />
      <path fill="#fff6e8" d="m15 9 5.6 10-3.1 2-2.5-3-3 3-2.6-2Z" />
    </>
  ),
  'young-blood': (
    <g transform="rotate(35 20 20)">
      <path fill="#54202f" d="M17 20h6l-1.3 17h-3.4Z" />
      <path fill="#f6b729" d="M12.5 17.5h15v4h-15Z" />
      <circle cx="20" cy="11" r="8.5" fill="#db2433" />
      <path
        fill="none"
        stroke="#ff9c94"
        strokeLinecap="round"
        strokeWidth="2.2"
        d="M15 10.5c.4-2.6 2-4.2 4.4-4.6"
      />
    </g>
  ),
  'friend-of-the-alphabet': (
    <>
      <path fill="#2450b5" d="M10 14h20v5.4H16.4v3.4h11v5.2h-11v3.6H30V37H10Z" />
      <circle cx="14.5" cy="7" r="3.6" fill="#db2433" />
      <circle cx="25.5" cy="7" r="3.6" fill="#db2433" />
    </>
  ),
  'summer-cousin': (
    <>
      <path fill="none" stroke="#54202f" strokeWidth="3" d="M14 13V8.5h12V13" />
      <rect x="4" y="12" width="32" height="22" rx="4" fill="#db2433" />
      <path fill="#a3121f" d="M10 12h3.5v22H10Zm16.5 0H30v22h-3.5Z" />
      <path fill="#f6b729" d="M10 20h3.5v5H10Zm16.5 0H30v5h-3.5Z" />
    </>
  ),
  'keeper-of-besa': (
    <>
      <path
        fill="#db2433"
        d="M20 36C9.5 28.5 3 23 3 15.5 3 9.8 7.3 6 12.2 6c3.1 0 6 1.6 7.8 4.3C21.8 7.6 24.7 6 27.8 6 32.7 6 37 9.8 37 15.5 37 23 30.5 28.5 20 36Z"
      />
      <path
        fill="#f6b729"
        d="M20 13.5a4.2 4.2 0 0 1 2.3 7.7L24 28h-8l1.7-6.8a4.2 4.2 0 0 1 2.3-7.7Z"
      />
    </>
  ),
  'memory-of-the-house': (
    <>
      <path fill="#cdb795" d="M8 14h24v22H8Z" />
      <path fill="#b39a74" d="M8 22h7v4H8Zm17-5h7v4h-7Zm-8 12h6v-3h-6Zm8 2h7v5h-7Z" />
      <path fill="#a3121f" d="M4 14 20 4l16 10v2H4Z" />
      <path
        fill="#54202f"
        d="M17 36v-7a3 3 0 0 1 6 0v7ZM11 17h3v4h-3Zm7.5 0h3v4h-3Zm7.5 0h3v4h-3Z"
      />
    </>
  ),
  'guest-of-the-house': <image href={eagle} x="0" y="2" width="40" height="36" />,
};
