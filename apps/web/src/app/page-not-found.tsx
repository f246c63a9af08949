import { useLocation } from 'wouter';
import { Button } from '../ui/button.tsx';
import { Message } from '../ui/message.tsx';
import { useTitle } from '../ui/use-title.ts';

export function PageNotFound() {
  useTitle('404 Page Not Found');
  const [, navigate] = useLocation();
  return (
    <Message title="404 Page Not Found" text="There's nothing at this address.">
      <Button onClick={() => navigate('/')}>Go to Home</Button>
    </Message>
  );
}
