import { Mascot } from '../../ui/mascot.tsx';

/** Stands above the practice without a score, which still works. */
export function RecognitionNotSupported() {
  return (
    <div className="flex items-center gap-3 rounded-lg sm:gap-5 bg-gold-tint p-4 text-gold-text">
      <Mascot mood="consoling" className="h-auto w-16 shrink-0 sm:w-24" />
      <div>
        <h2 className="mb-1 text-lg">Speech Recognition Not Supported</h2>
        <p className="text-sm">
          This browser can't score what you say; Chrome, Edge and Safari can. You can still listen,
          record yourself and compare the two.
        </p>
      </div>
    </div>
  );
}
