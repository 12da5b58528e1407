/** The part of D1 that queries use. Written out, so that tests, which do not know the Worker's types, can hand over a database, too. */
export interface Database {
  prepare(sql: string): Statement;
  /** All of them or none. */
  batch<Row = unknown>(statements: Statement[]): Promise<Result<Row>[]>;
}

export interface Statement {
  bind(...values: unknown[]): Statement;
  first<Row>(): Promise<Row | null>;
  all<Row>(): Promise<Result<Row>>;
  run(): Promise<Result<unknown>>;
}

export interface Result<Row> {
  results: Row[];
  meta: { changes: number };
}
