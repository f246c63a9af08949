import {
  changeVisitSettings,
  useVisitSettings,
  type VisitSettings,
} from '../../learner/visit-settings.ts';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/switch.tsx';

const SWITCHES: readonly { key: keyof VisitSettings; name: string; text: string }[] = [
  { key: 'audio', name: 'Audio', text: 'Hear words and phrases spoken.' },
  { key: 'speakingPractice', name: 'Speaking Practice', text: 'Show the exercises you say aloud.' },
  {
    key: 'dailyReminder',
    name: 'Daily Reminder',
    text: "Remind me on Home until I've learnt something today.",
  },
];

/** They act for this visit and are not saved. */
export function LanguageSettings() {
  const settings = useVisitSettings();
  return (
    <Card>
      <h2 className="mb-2 text-lg">Language Settings</h2>
      <ul>
        {SWITCHES.map(({ key, name, text }) => (
          <li key={key} className="border-line not-first:border-t-2">
            <Switch
              name={name}
              text={text}
              on={settings[key]}
              onChange={(on) => changeVisitSettings({ [key]: on })}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
