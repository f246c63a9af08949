import { AccountSection } from '../screens/account/account-section.tsx';
import { Profile } from '../screens/profile/profile.tsx';
import type { ScreenProps } from '../ui/screen.tsx';

/** One page of two features: what was learnt, and below it what belongs to the account. */
export function ProfileWithAccount({ userId }: ScreenProps) {
  return (
    <Profile userId={userId}>
      <AccountSection userId={userId} />
    </Profile>
  );
}
