/** Serves the built Worker and brings it back, whether its processes end or run on without answering. */
import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { HealthWatch } from './health-watch.ts';
import { answersHealth, killTree, spawnWorker, type WorkerOptions } from './worker.ts';

export interface ServingOptions extends WorkerOptions {
  /** Receives what the operator should know. */
  say(sentence: string): void;
  /** The first answer of all. */
  onReady(): void;
  /** Starting again does not help. Nothing runs any more. */
  giveUp(sentence: string): void;
}

export interface Serving {
  /** Ends everything. Resolves when it has. */
  end(): Promise<void>;
}

/** Starts without a single answer, this many in a row, mean that starting again does not help. */
const deadStartsAtMost = 3;
/** Milliseconds the processes get to end by themselves. */
const endPatience = 3_000;

export function keepServing({ say, onReady, giveUp, ...worker }: ServingOptions): Serving {
  const watch = new HealthWatch(Date.now);
  let child: ChildProcess;
  let ending = false;
  let hasServed = false;
  let deadStarts = 0;
  /** The watch has ended the processes, and has said so. */
  let isRestart = false;

  function serve(): void {
    watch.started();
    child = spawnWorker(worker);
    const started = child;
    started.once('exit', () => {
      // A server that was killed leaves its workerd behind, which still holds the port.
      killTree(started, 'SIGKILL');
      if (ending) return;
      deadStarts = watch.isReady ? 0 : deadStarts + 1;
      if (deadStarts >= deadStartsAtMost) {
        ending = true;
        giveUp(isRestart ? 'The Worker runs and does not answer. The lines above may say why.' : 'The Worker stops right after its start. The lines above say why.');
        return;
      }
      if (!isRestart) say('The Worker stopped unexpectedly; starting it again.');
      isRestart = false;
      serve();
    });
  }

  // The server replaces a workerd that died. One that hangs, or a replacement that does: only asking shows it.
  async function check(): Promise<void> {
    while (!ending) {
      const begunAt = Date.now();
      const answered = await answersHealth(worker.port, watch.patience);
      if (ending) return;
      const verdict = watch.take(answered, begunAt);
      if (verdict === 'ready') {
        if (hasServed) say('The Worker answers again.');
        else onReady();
        hasServed = true;
      }
      if (verdict === 'restart') {
        say(watch.isReady ? 'The Worker no longer answers; starting it again.' : 'The Worker did not answer within a minute; starting it again.');
        isRestart = true;
        killTree(child, 'SIGKILL');
      }
      await wait(watch.pause);
    }
  }

  serve();
  void check();
  return {
    async end() {
      ending = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      killTree(child);
      const timer = setTimeout(() => killTree(child, 'SIGKILL'), endPatience);
      await gone;
      clearTimeout(timer);
    },
  };
}
