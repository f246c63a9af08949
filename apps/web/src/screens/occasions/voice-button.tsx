import { voicedKey } from '@hajde/rules/course/spoken';
import { ClipButton } from '../../speech/clip-button.tsx';
import { SpeakButton } from '../../speech/speak-button.tsx';

/** Says a line in the voice of a person of the cast; anybody else has the voice of the lessons. */
export function VoiceButton({
  text,
  voice,
  onPlay,
}: {
  text: string;
  voice: string | undefined;
  /** Where the voice is a person's own; anybody else is spoken for by `speak`. */
  onPlay: () => void;
}) {
  return voice === undefined ? (
    <SpeakButton text={text} label={`Listen to ${text}`} size="small" />
  ) : (
    <ClipButton text={text} clipKey={voicedKey(voice, text)} onPlay={onPlay} />
  );
}
