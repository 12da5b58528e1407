/** Nobody has to tell about themselves. */
export const asYouLike = 'Write about yourself only what you want to share.';
