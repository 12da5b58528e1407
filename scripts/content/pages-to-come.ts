/** Pages of the specification's route table that have a place in the site's words and no page yet. A link to one of them is right, and answers 404 until the page exists; then it leaves this list, which a test sees to. */
export const pagesToCome: ReadonlySet<string> = new Set(['/pare', '/tools/aurora', '/tools/comet', '/tools/nebula', '/tools/orbit', '/tools/prism']);
