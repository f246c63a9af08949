import { AccountSection } from '../screens/account/account-section.tsx';
import { Profile } from '../screens/profile/profile.tsx';
import { RemindersCard } from '../screens/reminders/reminders-card.tsx';
import type { ScreenProps } from '../ui/screen.tsx';

/** One page of three features: what was learnt, and below it reminders and what belongs to the account. */
export function ProfileWithAccount({ userId }: ScreenProps) {
  return (
    <Profile userId={userId}>
      <RemindersCard userId={userId} />
      <AccountSection userId={userId} />
    </Profile>
  );
}
