/** Guessing gives half: only from well above it is there something to cheer. */
const CHEERS_FROM = 0.75;
const SMILES_FROM = 0.5;

/** How Shqipe takes the end of a session. */
export function moodAfter(right: number, of: number): 'cheering' | 'happy' | 'consoling' {
  const share = of === 0 ? 0 : right / of;
  if (share >= CHEERS_FROM) return 'cheering';
  return share > SMILES_FROM ? 'happy' : 'consoling';
}
