/** How Home greets somebody, at whatever hour the test runs. */
export const greetingOf = (username: string) =>
  new RegExp(`^(Mirëmëngjes|Mirëdita|Mirëmbrëma), ${RegExp.escape(username)}!$`);
