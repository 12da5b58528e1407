/** A line that no rule names and that the cues take for a sign of danger: level 2, weak. From the fitted half of the dev lines. */
export const weakSign = 'It will all be over after Friday, I finally feel calm';
