/** "It takes me five minutes for one page", and not "i think", "i wrote", "my story". */
export const tellsOfOneself =
  /^(?!.*\b(?:(?:i|we) (?:think|guess|say|said|wrote|write|put|got|believe|would say|used|added)|my (?:poem|story|essay|answer|thesis|sentence|line|paragraph|picture|song|code|program))\b).*\b(?:i|im|ive|ill|me|my|mine)\b/;
