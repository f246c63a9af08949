import logo from './art/logo.svg';
import dark from './art/logo-dark.svg';
import onRed from './art/logo-on-red.svg';

/** The wordmark, for the page's ground or for the red one. */
export function Logo({
  ground = 'page',
  className,
}: {
  ground?: 'page' | 'red';
  className: string;
}) {
  return (
    <picture>
      {ground === 'page' && <source srcSet={dark} media="(prefers-color-scheme: dark)" />}
      <img
        src={ground === 'red' ? onRed : logo}
        alt="Hajde"
        width={458}
        height={152}
        className={className}
      />
    </picture>
  );
}
