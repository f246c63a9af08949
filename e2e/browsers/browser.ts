/** A real browser, as far as a walk needs one. */
export interface Browser {
  readonly name: string;
  goto(url: string): Promise<void>;
  /** Runs in the page and knows nothing but what is given; what it returns comes back as JSON. */
  evaluate<Given, Result>(
    work: (given: Given) => Result | Promise<Result>,
    given: Given,
  ): Promise<Result>;
  /** A real click, as a hand makes it, at a point of the window. */
  clickAt(x: number, y: number): Promise<void>;
  /** Into whatever has the focus. */
  type(text: string): Promise<void>;
  picture(file: string): Promise<void>;
  close(): Promise<void>;
}

/** The phone that most people hold. */
export const PHONE = { width: 390, height: 844 };

export type Scheme = 'light' | 'dark';
