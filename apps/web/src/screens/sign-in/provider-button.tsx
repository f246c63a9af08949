import { useQuery } from '@tanstack/react-query';
import { read } from '../../api/read.ts';
import { Button } from '../../ui/button.tsx';

const DEFAULT_PROVIDER = 'Google';

/** Leaves the page: the server sends the browser on to the identity provider. */
export function ProviderButton() {
  const { data } = useQuery(read('GET /api/auth/provider'));
  const name = data?.name ?? DEFAULT_PROVIDER;
  return (
    <Button
      kind="quiet"
      onClick={() => location.assign(`/api/auth/${encodeURIComponent(name.toLowerCase())}`)}
    >
      Continue with {name}
    </Button>
  );
}
