/** What the tags of a module's text become: the only ones authors may use besides plain Markdown. */
import HeadCell from './HeadCell.astro';
import Subheading from './Subheading.astro';
import Table from './Table.astro';

export const mdxComponents = { h3: Subheading, table: Table, th: HeadCell };
