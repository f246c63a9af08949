/** What a verb's line in the dictionary says; what it leaves out follows the rule. */
export interface VerbParts {
  /** I do it: shkoj, flas, pi; of what is done to oneself kthehem, ulem. */
  readonly lemma: string;
  /** I did it, in the standard. */
  readonly aorist?: string | undefined;
  readonly participle?: string | undefined;
  readonly kosovoParticiple?: string | undefined;
  /** You do it, he or she does it, where it is another form. */
  readonly second?: string | undefined;
  readonly imperative?: string | undefined;
}
