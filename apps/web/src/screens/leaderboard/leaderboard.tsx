import { DEFAULT_PERIOD, type Period } from '@hajde/rules/days/periods';
import { useState } from 'react';
import { OfflineLine } from '../../ui/offline-line.tsx';
import { Screen, type ScreenProps } from '../../ui/screen.tsx';
import { WayToCircles } from '../../ui/way-to-circles.tsx';
import { PeriodButtons } from './period-buttons.tsx';
import { Rankings } from './rankings.tsx';
import { YourPosition } from './your-position.tsx';

export function Leaderboard({ userId }: ScreenProps) {
  const [period, setPeriod] = useState<Period>(DEFAULT_PERIOD);
  return (
    <Screen title="Leaderboard" width="wide">
      <h1 className="pt-2 text-2xl">Leaderboard</h1>
      <OfflineLine />
      <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[380px_minmax(0,1fr)] lg:items-start lg:gap-6">
        <div className="flex flex-col gap-4 lg:sticky lg:top-4">
          <PeriodButtons chosen={period} onChoose={setPeriod} />
          <YourPosition userId={userId} period={period} />
          <WayToCircles />
        </div>
        <Rankings userId={userId} period={period} />
      </div>
    </Screen>
  );
}
