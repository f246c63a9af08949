const PLAYED =
  /^\/(lesson|placement-test|practice|conversations\/|sounds\/|pronunciation-practice)/;

/** Where something is played: a banner would lie over its buttons, and a reload would disturb. */
export const isInTheMiddle = (path: string) => PLAYED.test(path);
