/** The browser's own rules on forms that set them. The contract has the same; a test holds them together. */
export const USERNAME_MIN = 3;
export const PASSWORD_MIN = 6;
