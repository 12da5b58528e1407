/** `npm run mailing-list -- export` prints the list as CSV, `-- delete <address>` deletes what is stored for an address. `--remote`: the deployed site. */
import { createHash, randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { toCsv } from '../src/engine/text/csv.ts';
import { databaseAt, quoted, type Row } from './mailing-list/database.ts';
import { stopWith } from './run/stop.ts';

const usage = `npm run mailing-list -- export [--remote] [--links https://your.site]
npm run mailing-list -- delete <address> [--remote]

export   prints the list as CSV. With --links each row gets a link of its own to leave the list, to put into the mails you send.
delete   deletes everything stored for an address.
--remote the list of the deployed site; otherwise that of "npm start" on this machine.`;

const columns = ['email', 'purpose', 'confirmed_at', 'created_at', 'consent_version', 'name', 'school', 'role', 'message'];
/** Rows of one command: its text must stay short. */
const tokensAtOnce = 100;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { remote: { type: 'boolean', default: false }, links: { type: 'string' }, state: { type: 'string' } },
});
const [action, address] = positionals;
const sql = databaseAt({ remote: values.remote, ...(values.state && { stateDir: values.state }) });

if (action === 'export') {
  const rows = sql(`SELECT id, ${columns.join(', ')} FROM mailing_list ORDER BY created_at, id`);
  process.stdout.write(values.links ? toCsv([...columns, 'unsubscribe_link'], withLinks(rows, values.links)) : toCsv(columns, rows));
} else if (action === 'delete' && address) {
  const deleted = sql(`DELETE FROM mailing_list WHERE email = ${quoted(address)} RETURNING id`);
  console.log(`${deleted.length} ${deleted.length === 1 ? 'entry' : 'entries'} deleted.`);
} else stopWith(usage);

/** Makes a token for each row; the database gets its hash. */
function withLinks(rows: readonly Row[], site: string): Row[] {
  if (!URL.canParse(site)) stopWith('Write the address of the site after --links, such as --links https://kora.example');
  const now = new Date().toISOString();
  const made = rows.map((row) => ({ row, token: randomBytes(32).toString('hex') }));
  for (let i = 0; i < made.length; i += tokensAtOnce) {
    const values = made.slice(i, i + tokensAtOnce).map(({ row, token }) => `('${createHash('sha256').update(token).digest('hex')}', ${Number(row.id)}, 'unsubscribe', '${now}')`);
    sql(`INSERT INTO mailing_list_token (token_hash, entry_id, action, created_at) VALUES ${values.join(', ')}`);
  }
  return made.map(({ row, token }) => ({ ...row, unsubscribe_link: `${new URL(site).origin}/mailing-list/unsubscribe/${token}` }));
}
