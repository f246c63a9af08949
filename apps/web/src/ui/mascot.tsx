import cheering from './art/mascot-cheering-rim.svg';
import consoling from './art/mascot-consoling-rim.svg';
import happy from './art/mascot-happy-rim.svg';

const MOODS = { happy, cheering, consoling };

/** Shqipe, the eagle. She decorates: what she means is always said in words as well. */
export function Mascot({ mood, className }: { mood: keyof typeof MOODS; className: string }) {
  return <img src={MOODS[mood]} alt="" width={268} height={246} className={className} />;
}
