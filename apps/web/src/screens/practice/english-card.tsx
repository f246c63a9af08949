/** The card of a task that gives the English. */
export function EnglishCard({ english }: { english: string }) {
  return (
    <p className="rounded-lg border-2 border-line-strong bg-surface p-3 font-bold font-display text-lg leading-snug roomy:p-4">
      {english}
    </p>
  );
}
