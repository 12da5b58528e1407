/** The day's tokens, counted in one place: a Durable Object handles one call at a time, so parallel requests cannot overspend. */
import { DurableObject } from 'cloudflare:workers';
import type { Env } from '../env.ts';

export class TokenBudget extends DurableObject<Env> {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.storage.sql.exec('CREATE TABLE IF NOT EXISTS spent (day TEXT PRIMARY KEY, tokens INTEGER NOT NULL)');
  }

  /** Sets `tokens` aside for a call. False when the day's `budget` does not hold them. */
  reserve(tokens: number, budget: number): boolean {
    const day = today();
    if (this.#spentOn(day) + tokens > budget) return false;
    this.#add(day, tokens);
    this.ctx.storage.sql.exec('DELETE FROM spent WHERE day < ?', day);
    return true;
  }

  /** After the call: puts the difference between what was set aside and what was used right. */
  settle(reserved: number, used: number): void {
    this.#add(today(), used - reserved);
  }

  #spentOn(day: string): number {
    return this.ctx.storage.sql.exec<{ tokens: number }>('SELECT tokens FROM spent WHERE day = ?', day).toArray()[0]?.tokens ?? 0;
  }

  #add(day: string, tokens: number): void {
    this.ctx.storage.sql.exec('INSERT INTO spent (day, tokens) VALUES (?1, MAX(0, ?2)) ON CONFLICT (day) DO UPDATE SET tokens = MAX(0, tokens + ?2)', day, tokens);
  }
}

/** The day in UTC, YYYY-MM-DD. */
const today = (): string => new Date().toISOString().slice(0, 10);
