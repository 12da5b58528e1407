/** One line of JSON in the log for what went wrong beyond what a visitor is told. `route`: where, when the request does not say it. */
export function logFailure(cause: unknown, route?: string): void {
  console.error(JSON.stringify({ route, error: cause instanceof Error ? cause.stack : String(cause) }));
}
