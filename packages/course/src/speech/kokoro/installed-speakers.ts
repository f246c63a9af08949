import { kokoroSpeakers, type Speakers } from './speakers.ts';
import { preparedVoice } from './voice-folder.ts';

/** The speakers of the voice's folder, which start with the first line: often there is none. */
export function installedSpeakers(): Speakers {
  let started: Promise<Speakers> | undefined;
  const start = async () => kokoroSpeakers((await preparedVoice()).dir);
  return {
    async say(line) {
      started ??= start();
      return (await started).say(line);
    },
    close() {
      started?.then(
        (speakers) => speakers.close(),
        // Whoever wanted to say something was told.
        () => undefined,
      );
    },
  };
}
