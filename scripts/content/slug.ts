/** The name of a file or page as its title gives it: "Maps & Modèles" is `maps-modeles`. Empty where the title has no Latin letter or digit. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    // An accent that has come off its letter is no gap between words.
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
