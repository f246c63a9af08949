/**
 * The icons that the sign-in and a plain toast need, drawn as Lucide draws them: with its own way of
 * making icons they would be a fiftieth of what a visitor has to load.
 */
interface IconProps {
  readonly size: number;
  readonly strokeWidth: number;
}

const CLOSE = 'M18 6 6 18M6 6l12 12';
const EYE =
  'M2.1 12.3a1 1 0 0 1 0-.7 10.8 10.8 0 0 1 19.8 0 1 1 0 0 1 0 .7 10.8 10.8 0 0 1-19.8 0M15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z';
const EYE_OFF =
  'M10.7 5.1a10.7 10.7 0 0 1 11.2 6.6 1 1 0 0 1 0 .7 10.7 10.7 0 0 1-1.4 2.5M14.1 14.2a3 3 0 0 1-4.3-4.3m7.7 7.6a10.8 10.8 0 0 1-15.4-5.2 1 1 0 0 1 0-.7 10.8 10.8 0 0 1 4.4-5.1M2 2l20 20';

export const CloseIcon = (icon: IconProps) => <PlainIcon d={CLOSE} {...icon} />;
export const EyeIcon = (icon: IconProps) => <PlainIcon d={EYE} {...icon} />;
export const EyeOffIcon = (icon: IconProps) => <PlainIcon d={EYE_OFF} {...icon} />;

export function PlainIcon({ d, size, strokeWidth }: IconProps & { d: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={d} />
    </svg>
  );
}
