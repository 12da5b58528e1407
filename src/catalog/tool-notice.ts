/** Adds to a text about tools which of them are still being built. Pure, so that tests can try it without the bundler. */

/** `notice`: a sentence with "{tools}" in it. The tools that the text names count, whole words only. */
export const noticeOf = (text: string, names: readonly string[], notice: string): string =>
  withNotice(
    text,
    names.filter((name) => new RegExp(`\\b${name}\\b`).test(text)),
    notice,
  );

/** The text with the notice about these tools, or as it is where there are none. British lists have no comma before the "and", as those of `LinkedNames`. */
export const withNotice = (text: string, names: readonly string[], notice: string): string =>
  names.length === 0 ? text : `${text.trim()} ${notice.replace('{tools}', new Intl.ListFormat('en-GB').format(names))}`;
