/** A pronunciation in IPA; in the system's letters, since our fonts lack half of them. */
export function Ipa({ ipa }: { ipa: string }) {
  return (
    <span lang="sq-fonipa" className="font-[system-ui,sans-serif]">
      /{ipa}/
    </span>
  );
}
