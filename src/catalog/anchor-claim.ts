/** What the site says about the number of its anchors: the true number, until the round one is true. */
export const anchorClaim = (count: number): string => (count >= 200 ? '200+ handcrafted anchors' : `${count} handcrafted anchors`);
