import logo from './art/logo.svg?inline';
import dark from './art/logo-dark.svg?inline';
import onRed from './art/logo-on-red.svg?inline';

/**
 * The wordmark, for the page's ground or for the red one. It lies in the page itself: as a file of
 * its own it would be asked for before the first paint, over a connection of its own.
 */
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
