/** A form and what it is, as the lexicon writes features: "2/3 singular present". */
export type Form = readonly [form: string, features: string];
