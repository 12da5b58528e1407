/** What the tags of a module's text become: the only ones authors may use besides plain Markdown. */
import Table from './Table.astro';

export const mdxComponents = { table: Table };
